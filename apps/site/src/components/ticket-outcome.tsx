import { Notice } from '@arara/ui';
import { useState } from 'react';
import { useFormat, useT } from '../lib/i18n.ts';
import { isBeingChecked, outcomeOf } from '@arara/lottery-view';
import type { Ticket } from '@arara/lottery-view';
import type { WholeTicket } from '../lib/lottery-tickets.ts';
import { serverNow } from '../lib/start.ts';
import { DrawBalls } from './draw-balls.tsx';
import { isByPrizes } from './draw-prizes.tsx';
import css from './ticket-outcome.module.css';
import { WaitingFor } from './waiting-for.tsx';

interface TicketOutcomeProps {
  readonly ticket: Ticket & Partial<Pick<WholeTicket, 'prizeHeld'>>;
  /** The awaited draw is due: the ticket is to be looked at again. */
  readonly onDue: () => void;
}

/** The wait of a ticket, by the server's clock; then the draw, and the ticket's prize. */
export function TicketOutcome({ ticket, onDue }: TicketOutcomeProps) {
  const t = useT('tickets');
  const format = useFormat();
  const { state, correctedFrom, currency, prizeHeld = null } = ticket;
  const result = outcomeOf(ticket);
  const [atFirst] = useState(result);
  return (
    <div className={css.outcome} aria-live="polite">
      {result === null ? (
        <Waiting ticket={ticket} onDue={onDue} />
      ) : (
        <DrawBalls
          result={result}
          size={isByPrizes(result) ? 'lg' : 'md'}
          appearing={atFirst === null}
        />
      )}
      {correctedFrom !== null && (
        <Notice tone="warn">
          {t('corrected', { amount: format.money(correctedFrom, currency) })}
        </Notice>
      )}
      {isBeingChecked(ticket) && <p>{t('checking.text')}</p>}
      {state === 'WON' && <p className={css.won}>{t('won')}</p>}
      {state === 'RETURNED' && <p>{t('given.RETURNED')}</p>}
      {state === 'VOID' && result !== null && <p>{t('given.unproven')}</p>}
      {prizeHeld !== null && (
        <Notice tone="warn" title={t('held')}>
          {t('held.text', { amount: format.money(prizeHeld, currency) })}
        </Notice>
      )}
    </div>
  );
}

function Waiting({ ticket, onDue }: TicketOutcomeProps) {
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
