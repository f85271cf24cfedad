import { Button, ButtonLink, Notice } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Amount } from '../../../components/amount.tsx';
import { TicketOutcome } from '../../../components/ticket-outcome.tsx';
import { TicketTag } from '../../../components/ticket-tag.tsx';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { namesIn } from '../../../lib/lottery-names.ts';
import { ticketQuery } from '../../../lib/lottery-tickets.ts';
import type { Ticket } from '../../../lib/lottery-tickets.ts';
import { numeroText } from '../../../lib/numero.ts';
import type { Purchase } from '../use-purchase.ts';
import css from './bet.module.css';
import { marksOf } from './slip-lines.tsx';

interface BoughtProps {
  readonly purchase: Purchase;
  readonly onAgain: () => void;
}

/** What was bought and what is left, what it waits for, and in the end what it came to. */
export function Bought({ purchase, onAgain }: BoughtProps) {
  const t = useT('lottery-bet');
  const names = namesIn(useT('lottery-plays'));
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: what came of it takes its place for who cannot see it.
  useEffect(() => place.current?.focus(), []);
  if (purchase.bought === undefined) return null;
  const { ticket, balance } = purchase.bought;
  return (
    <div className={css.stack} ref={place} tabIndex={-1}>
      <Notice tone="good" announce title={t('bought', { numero: numeroText(ticket.numero) })}>
        {purchase.isEarlier
          ? t('bought.earlier', { at: format.moment(ticket.createdAt) })
          : t('bought.text')}
      </Notice>
      <Live ticket={ticket} />
      <ul className={css.stack}>
        {ticket.lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same line may come twice
          <li key={at}>
            <b>{names.play(line.play)}</b>
            <br />
            <span className={css.soft}>{marksOf(line, names)}</span>
          </li>
        ))}
      </ul>
      <dl className={css.facts}>
        <dt>{t('bought.bets')}</dt>
        <dd>{format.number(ticket.unitBets)}</dd>
        <dt>{t('bought.price')}</dt>
        <dd>
          <Amount value={ticket.stake} currency={ticket.currency} />
        </dd>
        <dt>{t('bought.balance')}</dt>
        <dd>
          <Amount value={balance} currency={ticket.currency} />
        </dd>
      </dl>
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
function Live({ ticket: asBought }: { readonly ticket: Ticket }) {
  const t = useT('tickets');
  const { data: ticket = asBought, refetch } = useQuery(ticketQuery(asBought.id));
  const { state, prize, currency } = ticket;
  return (
    <section className={css.live} aria-label={t('ticket')}>
      <TicketTag state={state} />
      <TicketOutcome ticket={ticket} onDue={() => void refetch()} />
      {state === 'WON' && prize !== null && (
        <p>
          {t('prize')} <Amount className={css.cost} value={prize} currency={currency} />
        </p>
      )}
    </section>
  );
}
