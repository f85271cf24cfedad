import { Tag } from '@arara/ui';
import type { Tone } from '@arara/ui';
import { Amount } from '../../../components/amount.tsx';
import { TicketTag } from '../../../components/ticket-tag.tsx';
import rows from '../../../components/rows.module.css';
import outcome from '../../../components/ticket-outcome.module.css';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import type { ChaseStep } from '../api/get-chases.ts';
import { reasonKey } from '../chase-reading.ts';
import { IssueLink } from './issue-link.tsx';
import css from './tickets.module.css';

interface ChaseStepListProps {
  readonly steps: readonly ChaseStep[];
  readonly gameCode: string;
}

/** The issues of a chase in their order, each with what became of it. */
export function ChaseStepList({ steps, gameCode }: ChaseStepListProps) {
  const t = useT('tickets');
  return (
    <section className={css.lines} aria-labelledby="steps">
      <h2 id="steps">{t('chase.steps')}</h2>
      <ol className={`${rows.rows} ${css.line}`}>
        {steps.map((step) => (
          <Step key={step.numero} step={step} gameCode={gameCode} />
        ))}
      </ol>
    </section>
  );
}

const tones: Readonly<Record<ChaseStep['state'], Tone>> = {
  WAITING: 'mute',
  BOUGHT: 'good',
  RELEASED: 'info',
};

function Step({ step, gameCode }: { readonly step: ChaseStep; readonly gameCode: string }) {
  const t = useT('tickets');
  const format = useFormat();
  const { currency } = start.settings;
  const { numero, ticketId, ticketState, state, reason, prize } = step;
  return (
    <li>
      <span className={rows.what}>
        <IssueLink gameCode={gameCode} numero={numero} ticketId={ticketId} />
        <small>
          {t('chase.step.closes', { at: format.moment(step.closeAt) })} ·{' '}
          {t('chase.step.multiple', { multiple: format.number(step.multiple) })}
        </small>
        {reason !== null && <small>{t(reasonKey(reason))}</small>}
        {ticketState === 'WON' && prize !== null && (
          <small className={outcome.won}>
            {t('chase.step.prize', { amount: format.money(prize, currency) })}
          </small>
        )}
      </span>
      <span className={css.stepEnd}>
        <b>
          <Amount value={step.stake} currency={currency} />
        </b>
        {ticketState === null ? (
          <Tag tone={tones[state]}>{t(`chase.step.${state}`)}</Tag>
        ) : (
          <TicketTag state={ticketState} />
        )}
      </span>
    </li>
  );
}
