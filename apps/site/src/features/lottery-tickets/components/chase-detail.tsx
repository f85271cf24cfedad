import { Facts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '../../../components/amount.tsx';
import { Figures } from '../../../components/figures.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import outcome from '../../../components/ticket-outcome.module.css';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { chaseQuery } from '../api/get-chases.ts';
import type { Chase } from '../api/get-chases.ts';
import { sumsOf } from '../chase-reading.ts';
import { useLiveTickets } from '../live-tickets.ts';
import { ChaseTag } from './chase-list.tsx';
import { ChaseStepList } from './chase-step-list.tsx';
import { StopChase } from './stop-chase.tsx';
import { TicketSkeleton } from './ticket-detail.tsx';
import { TicketLines } from './ticket-lines.tsx';
import css from './tickets.module.css';

/** One chase: what became of its money, its issues one by one, its lines. */
export function ChaseDetail({ id }: { readonly id: string }) {
  const query = useQuery(chaseQuery(id));
  useLiveTickets();
  return (
    <QueryStates query={query} skeleton={<TicketSkeleton />}>
      {(chase) => (
        <div className={css.detail}>
          <Receipt chase={chase} />
          <ChaseStepList steps={chase.steps} gameCode={chase.gameCode} />
          <TicketLines ticket={{ ...chase, result: null }} />
        </div>
      )}
    </QueryStates>
  );
}

function Receipt({ chase }: { readonly chase: Chase }) {
  const t = useT('tickets');
  const names = useT('lottery');
  const format = useFormat();
  const { currency } = start.settings;
  const sums = sumsOf(chase.steps, currency);
  const money = (value: string) => <Amount value={value} currency={currency} />;
  const bought = chase.steps.filter(({ state }) => state === 'BOUGHT').length;
  return (
    <article className={css.receipt}>
      <header>
        <h2>{names(`game.${chase.gameCode}`)}</h2>
        <ChaseTag state={chase.state} />
      </header>
      <div className={outcome.outcome} aria-live="polite">
        <p>
          {t('chase.progress', {
            bought: format.number(bought),
            count: format.number(chase.steps.length),
          })}
        </p>
        {chase.stoppedBy !== null && <p>{t(`chase.stopped.${chase.stoppedBy}`)}</p>}
      </div>
      <Figures
        figures={(['bought', 'back', 'prizes'] as const).map((figure) => [
          t(`chase.${figure}`),
          money(sums[figure]),
        ])}
      />
      <Facts
        facts={[
          [t('chase.total'), money(chase.total)],
          [t('chase.waiting'), money(sums.waiting)],
          [t('chase.stopOnWin'), t(chase.stopOnWin ? 'chase.yes' : 'chase.no')],
          [t('chase.made'), format.moment(chase.createdAt)],
          ...(chase.endedAt === null
            ? []
            : [[t('chase.ended'), format.moment(chase.endedAt)] as const]),
          [t('chase.id'), chase.id],
        ]}
      />
      {chase.state === 'ACTIVE' && <StopChase id={chase.id} waiting={sums.waiting} />}
    </article>
  );
}
