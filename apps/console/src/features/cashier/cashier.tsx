import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { DeskHead } from '../../components/desk-head.tsx';
import { NoneOpen, Panes } from '../../components/panes.tsx';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { PaymentPane } from './payment-pane.tsx';
import { PrizePane } from './prize-pane.tsx';
import { QueueList } from './queue-list.tsx';
import { addressOf, partsOf, permissionOf, queues } from './queues.ts';
import { useQueue } from './use-queue.ts';
import { useWalk } from '../../lib/use-walk.ts';
import { WithdrawalPane } from './withdrawal-pane.tsx';

/** The cashier's desk: what waits, the facts of one of them, and the word to propose about it. */
export default function Cashier() {
  const t = useT('console-cashier');
  const self = useSession((session) => session.self);
  const [search] = useSearchParams();
  const own = queues.filter((name) => may(self, permissionOf[name]));
  const queue = own.find((name) => name === search.get('queue')) ?? own[0] ?? 'withdrawals';
  const open = useParams()['*'] ?? '';
  const list = useQueue(queue);
  const navigate = useNavigate();
  const goTo = useCallback(
    (path: string) => void navigate({ pathname: addressOf(path), search: `?queue=${queue}` }),
    [navigate, queue],
  );
  const { after } = useWalk(list.items, open, goTo);
  return (
    <>
      <DeskHead title={t('title')} text={t('text')} />
      <Panes isOpen={open !== ''} isThree>
        <QueueList own={own} queue={queue} list={list} open={open} />
        <File key={open} path={open} onDone={() => goTo(after)} />
      </Panes>
    </>
  );
}

/** The open file; `onDone` goes on to the next one. */
function File({ path, onDone }: { path: string; onDone: () => void }) {
  const t = useT('console-cashier');
  const [kind, first = '', second = ''] = partsOf(path);
  if (kind === 'withdrawals' && first !== '') return <WithdrawalPane id={first} onDone={onDone} />;
  if (kind === 'payments' && first !== '') return <PaymentPane id={first} onDone={onDone} />;
  if (kind === 'prizes' && second !== '')
    return <PrizePane vendor={first} txId={second} onDone={onDone} />;
  return <NoneOpen title={t('none.title')} text={t('none.text')} />;
}
