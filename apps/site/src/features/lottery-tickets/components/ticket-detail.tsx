import { Bone, Card, Facts, Link, Notice } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Amount } from '../../../components/amount.tsx';
import { DrawBalls } from '../../../components/draw-balls.tsx';
import { isByPrizes } from '../../../components/draw-prizes.tsx';
import { Figures } from '../../../components/figures.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { directionOf } from '../../../components/signed.ts';
import { WaitingFor } from '../../../components/waiting-for.tsx';
import { paths } from '../../../config/paths.ts';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { numeroText } from '../../../lib/numero.ts';
import { serverNow } from '../../../lib/start.ts';
import { ticketProofQuery, ticketQuery } from '../api/get-tickets.ts';
import type { Ticket, WholeTicket } from '../api/get-tickets.ts';
import { useLiveTickets } from '../live-tickets.ts';
import { TakeBack } from './take-back.tsx';
import { TicketLines } from './ticket-lines.tsx';
import { TicketTag } from './ticket-list.tsx';
import css from './tickets.module.css';

interface TicketDetailProps {
  readonly id: string;
  /** Shows the check of a proof that there is, for the ticket that is shown. */
  readonly check: (proof: Answer<'ticketProof'>, ticket: Ticket) => ReactNode;
}

/** One ticket: where it stands, what it cost and won, its lines, and its place in the draw. */
export function TicketDetail({ id, check }: TicketDetailProps) {
  const query = useQuery(ticketQuery(id));
  useLiveTickets();
  return (
    <QueryStates query={query} skeleton={<TicketSkeleton />}>
      {(ticket) => (
        <div className={css.detail}>
          <Receipt key={id} ticket={ticket} onDue={() => void query.refetch()} />
          <TicketLines
            ticket={{ ...ticket, result: outcomeOf(ticket) }}
            prizes={ticket.linePrizes}
          />
          {outcomeOf(ticket) !== null && <Proof ticket={ticket} check={check} />}
        </div>
      )}
    </QueryStates>
  );
}

/** What was drawn for a ticket: one that was taken back is in no draw. */
const outcomeOf = ({ state, result }: Ticket): string | null =>
  state === 'CANCELLED' ? null : result;

function Receipt({ ticket, onDue }: { ticket: WholeTicket; onDue: () => void }) {
  const t = useT('tickets');
  const names = useT('lottery');
  const format = useFormat();
  const { currency, gameCode, numero, state } = ticket;
  const result = outcomeOf(ticket);
  const [atFirst] = useState(result);
  const money = (value: string) => <Amount value={value} currency={currency} />;
  const isOnSale = state === 'ACCEPTED' && serverNow() < ticket.closeAt;
  return (
    <article className={css.receipt}>
      <header>
        <h2>{names(`game.${gameCode}`)}</h2>
        <TicketTag state={state} />
      </header>
      <div className={css.result} aria-live="polite">
        {result === null ? (
          <Waiting ticket={ticket} onDue={onDue} />
        ) : (
          <DrawBalls
            result={result}
            size={isByPrizes(result) ? 'lg' : 'md'}
            appearing={atFirst === null}
          />
        )}
        {ticket.correctedFrom !== null && (
          <Notice tone="warn">
            {t('corrected', { amount: format.money(ticket.correctedFrom, currency) })}
          </Notice>
        )}
        {state === 'WON' && <p className={css.won}>{t('won')}</p>}
        {state === 'RETURNED' && <p>{t('given.RETURNED')}</p>}
        {ticket.prizeHeld !== null && (
          <Notice tone="warn" title={t('held')}>
            {t('held.text', { amount: format.money(ticket.prizeHeld, currency) })}
          </Notice>
        )}
      </div>
      <Figures
        figures={figuresOf(ticket).map((figure) => [
          t(figure),
          ticket[figure] === null ? '—' : money(ticket[figure]),
        ])}
      />
      <Facts
        facts={[
          [
            t('issue'),
            <Link key="issue" className={css.link} href={paths.lotteryIssue(gameCode, numero)}>
              {numeroText(numero)}
            </Link>,
          ],
          [t('bought'), format.moment(ticket.createdAt)],
          [t('drawn'), format.moment(ticket.drawAt)],
          [t('bets'), format.number(ticket.unitBets)],
          [t('id'), ticket.id],
        ]}
      />
      {isOnSale && <TakeBack ticket={ticket} />}
    </article>
  );
}

/** Most modes give nothing back: then nothing is said of it. */
function figuresOf({ rebate }: Ticket): readonly ('stake' | 'prize' | 'rebate')[] {
  const gives = rebate !== null && directionOf(rebate) !== 'none';
  return gives ? ['stake', 'prize', 'rebate'] : ['stake', 'prize'];
}

/** What there is to wait for, by the server's clock. */
function Waiting({ ticket, onDue }: { ticket: Ticket; onDue: () => void }) {
  const t = useT('tickets');
  const draws = useT('draws');
  const { state, closeAt, drawAt, drawSource } = ticket;
  if (state !== 'ACCEPTED') return <p>{t(`given.${state}`)}</p>;
  const now = serverNow();
  const late = drawSource === 'own' ? 'waiting.late' : 'waiting.entered';
  if (now >= drawAt) return <p>{draws(late)}</p>;
  return (
    <p>
      <WaitingFor
        what={now < closeAt ? 'sale' : 'closed'}
        endsAt={now < closeAt ? closeAt : drawAt}
        onEnd={onDue}
      />
    </p>
  );
}

interface ProofProps extends Pick<TicketDetailProps, 'check'> {
  readonly ticket: Ticket;
}

function Proof({ ticket, check }: ProofProps) {
  const query = useQuery(ticketProofQuery(ticket.id));
  return (
    <QueryStates query={query} skeleton={<Bone h={260} />}>
      {(proof) => check(proof, ticket)}
    </QueryStates>
  );
}

export const TicketSkeleton = () => (
  <div className={css.detail}>
    <Card>
      <Bone h={260} />
    </Card>
    <Bone h={140} />
  </div>
);
