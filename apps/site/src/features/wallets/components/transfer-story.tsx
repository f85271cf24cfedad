import { Facts, Notice, Timeline } from '@arara/ui';
import type { TimelineStep, Tone } from '@arara/ui';
import { Amount } from '../../../components/amount.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { WalletTransfer } from '../api/wallets.ts';
import css from './wallets.module.css';

type State = WalletTransfer['state'];

/** The colour that helps the word of a transfer's state. */
export const transferTones: Readonly<Record<State, Tone>> = {
  PENDING: 'warn',
  UNKNOWN: 'warn',
  OK: 'good',
  FAILED: 'bad',
};

/** The past of a transfer, the place of its money now, and the next steps. */
export function TransferStory({ transfer }: { transfer: WalletTransfer }) {
  const t = useT('wallets');
  const format = useFormat();
  const { from, state, vendorName, finishedAt } = transfer;
  const isOut = from === 'MAIN';
  const sides = isOut ? [t('main'), vendorName] : [vendorName, t('main')];
  const steps = transfer.timeline.map((step, at, all): TimelineStep => ({
    key: `${at}-${step.state}`,
    state:
      step.state === 'FAILED'
        ? 'failed'
        : at === all.length - 1 && finishedAt === null
          ? 'current'
          : 'done',
    title: t(`state.${step.state}`),
    at: { text: format.moment(step.at), iso: step.at },
    note: step.note,
  }));
  return (
    <div className={css.story} aria-live="polite">
      <p className={css.hero}>
        <Amount value={transfer.amount} currency={transfer.currency} />
      </p>
      <Timeline label={t('timeline')} steps={steps} />
      {state === 'UNKNOWN' && (
        <Notice tone="warn" title={t('safe')}>
          {t(isOut ? 'safe.out' : 'safe.home', { name: vendorName })}
        </Notice>
      )}
      <Facts
        facts={[
          [t('side.from'), sides[0]],
          [t('side.to'), sides[1]],
          [t('number'), transfer.id],
        ]}
      />
    </div>
  );
}
