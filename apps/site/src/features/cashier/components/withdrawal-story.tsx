import { Facts, Timeline } from '@arara/ui';
import type { TimelineStep } from '@arara/ui';
import { Amount } from '../../../components/amount.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { ReceiptQuestion } from './receipt-question.tsx';
import css from './cashier.module.css';

type Withdrawal = Answer<'withdrawal'>;

const failed = new Set(['FAILED', 'REFUSED', 'RETURNED']);
const ahead = ['APPROVED', 'SENDING', 'PAID'];

/** The past and the next steps of a withdrawal, with the promise. */
export function WithdrawalStory({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT('cashier');
  const format = useFormat();
  return (
    <div className={css.stack} aria-live="polite">
      <p className={css.hero}>
        <Amount value={withdrawal.amount} currency={withdrawal.currency} />
      </p>
      <Timeline label={t('withdraw.timeline')} steps={stepsOf(withdrawal, t, format.moment)} />
      <Facts
        facts={[
          [t('withdraw.promisedBy'), format.time(withdrawal.promisedBy)],
          [t('withdraw.to'), withdrawal.pixKeyMasked],
          ...(withdrawal.endToEndId === null
            ? []
            : [[t('deposit.receipt'), withdrawal.endToEndId] as const]),
          ...(withdrawal.receipt?.state === 'ASSUMED'
            ? [[t('withdraw.receipt.assumed'), format.moment(withdrawal.receipt.at)] as const]
            : []),
        ]}
      />
      <ReceiptQuestion withdrawal={withdrawal} />
    </div>
  );
}

function stepsOf(
  withdrawal: Withdrawal,
  t: (key: string) => string,
  moment: (at: string) => string,
): TimelineStep[] {
  const past: TimelineStep[] = withdrawal.timeline.map((step, index, all) => ({
    key: `${index}-${step.state}`,
    state: failed.has(step.state)
      ? 'failed'
      : index === all.length - 1 && withdrawal.finishedAt === null
        ? 'current'
        : 'done',
    title: t(`withdraw.state.${step.state}`),
    at: { text: moment(step.at), iso: step.at },
    note: step.note,
  }));
  if (withdrawal.finishedAt !== null) return past;
  const next = ahead.slice(ahead.indexOf(withdrawal.state) + 1);
  return [
    ...past,
    ...next.map((state): TimelineStep => ({
      key: state,
      state: 'next',
      title: t(`withdraw.state.${state}`),
    })),
  ];
}
