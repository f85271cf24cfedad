import { Button, ButtonLink, Notice } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Amount } from '../../../components/amount.tsx';
import { useLinePay } from '../../../components/pay-text.ts';
import { TicketOutcome } from '../../../components/ticket-outcome.tsx';
import { TicketTag } from '../../../components/ticket-tag.tsx';
import { paths } from '../../../config/paths.ts';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { namesIn } from '@arara/lottery-view';
import { ticketQuery } from '../../../lib/lottery-tickets.ts';
import type { Ticket } from '@arara/lottery-view';
import { numeroText } from '@arara/lottery-view';
import type { Purchase } from '../use-purchase.ts';
import css from './bet.module.css';
import { marksOf } from './slip-lines.tsx';

interface BoughtProps {
  readonly purchase: Purchase;
  readonly onAgain: () => void;
}

/** The purchase and the balance that is left, the wait, and in the end the outcome. */
export function Bought({ purchase, onAgain }: BoughtProps) {
  const t = useT('lottery-bet');
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: what came of it takes its place for who cannot see it.
  useEffect(() => place.current?.focus(), []);
  const format = useFormat();
  if (purchase.bought === undefined) return null;
  const { ticket } = purchase.bought;
  return (
    <div className={css.stack} ref={place} tabIndex={-1}>
      <Notice tone="good" announce title={t('bought', { numero: numeroText(ticket.numero) })}>
        {purchase.isEarlier
          ? t('bought.earlier', { at: format.moment(ticket.createdAt) })
          : t('bought.text')}
      </Notice>
      <Receipt bought={purchase.bought} />
      <ButtonLink full href={paths.ticket(ticket.id)}>
        {t('bought.follow')}
      </ButtonLink>
      <Button full onClick={onAgain}>
        {t('bought.again')}
      </Button>
    </div>
  );
}

/** The ticket as it stands now: nobody has to look elsewhere for its result. */
function Receipt({ bought }: { readonly bought: Answer<'placeTicket'> }) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const { ticket, balance } = bought;
  const { unitBets, stake, currency } = ticket;
  const { data: now, refetch } = useQuery(ticketQuery(ticket.id));
  return (
    <>
      <Outcome ticket={now ?? ticket} onDue={() => void refetch()} />
      <Lines ticket={ticket} pays={now?.linePays ?? []} />
      <dl className={css.facts}>
        <dt>{t('bought.bets')}</dt>
        <dd>{format.number(unitBets)}</dd>
        <dt>{t('bought.price')}</dt>
        <dd>
          <Amount value={stake} currency={currency} />
        </dd>
        <dt>{t('bought.balance')}</dt>
        <dd>
          <Amount value={balance} currency={currency} />
        </dd>
      </dl>
    </>
  );
}

function Outcome({ ticket, onDue }: { readonly ticket: Ticket; readonly onDue: () => void }) {
  const t = useT('tickets');
  const { state, result, prize, currency } = ticket;
  return (
    <section className={css.live} aria-label={t('ticket')}>
      <TicketTag state={state} result={result} />
      <TicketOutcome ticket={ticket} onDue={onDue} />
      {state === 'WON' && prize !== null && (
        <p>
          {t('prize')} <Amount className={css.cost} value={prize} currency={currency} />
        </p>
      )}
    </section>
  );
}

interface LinesProps {
  readonly ticket: Ticket;
  readonly pays: Answer<'myTicket'>['linePays'];
}

/** The chosen lines, and the prize of a hit. */
function Lines({ ticket: { lines }, pays }: LinesProps) {
  const names = namesIn(useT('lottery-plays'));
  const payText = useLinePay();
  return (
    <ul className={css.stack}>
      {lines.map((line, at) => {
        const pay = pays[at] ?? null;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the same line may come twice
          <li key={at}>
            <b>{names.play(line.play)}</b>
            <p className={css.soft}>{marksOf(line, names)}</p>
            <p className={css.soft}>{pay === null ? '\u00a0' : payText(pay)}</p>
          </li>
        );
      })}
    </ul>
  );
}
