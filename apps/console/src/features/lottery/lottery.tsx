import { useParams } from 'react-router';
import { may, useSession } from '../../lib/session.ts';
import { ChaseList } from './chase-list.tsx';
import { GameDesk } from './game-desk.tsx';
import { GameList } from './game-list.tsx';
import { TicketPage } from './ticket-page.tsx';

/** The lotteries of the house: all of them, one with its issues, a ticket, or the chases that run. */
export default function Lottery() {
  const self = useSession((session) => session.self);
  const [code = '', second = ''] = (useParams()['*'] ?? '').split('/');
  if (code === 'tickets' && second !== '') return <TicketPage key={second} id={second} />;
  // An account that may only read tickets of its own brand has no figures of the house.
  if (code === 'chases' || !may(self, 'lottery:game:read')) return <ChaseList />;
  if (code === '') return <GameList />;
  return <GameDesk key={code} code={code} numero={second} />;
}
