import { Button, Facts, Money, Notice } from '@arara/ui';
import type { ReactNode } from 'react';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { ShareReceipt } from './share-receipt.tsx';
import css from './cashier.module.css';

/** Ends in which nothing happened to anybody's money. */
const calm: readonly string[] = ['EXPIRED', 'CANCELLED'];

interface DepositEndProps {
  readonly deposit: Answer<'deposit'>;
  /** The balance of the member now, once it is known. */
  readonly balance: ReactNode;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** How a deposit ended: paid, expired, held or sent back, each with what it means. */
export function DepositEnd({ deposit, balance, onAgain, onClose }: DepositEndProps) {
  const t = useT('cashier');
  const format = useFormat();
  const money = (amount: string) => format.money(amount, deposit.currency);
  if (deposit.state !== 'PAID') {
    return (
      <div className={css.stack}>
        <Notice
          tone={calm.includes(deposit.state) ? 'info' : 'warn'}
          announce
          title={t(`deposit.state.${deposit.state}`)}
        >
          {t(`deposit.state.${deposit.state}.text`)}
        </Notice>
        <Button kind="primary" full onClick={onAgain}>
          {t('deposit.again')}
        </Button>
      </div>
    );
  }
  const amount = money(deposit.paidAmount ?? deposit.amount);
  const when = format.moment(deposit.paidAt ?? deposit.createdAt);
  const receipt = deposit.endToEndId ?? deposit.id;
  return (
    <div className={css.pay}>
      <div role="status">
        <p className={css.arrived}>
          <Money tone="credit">{`+${amount}`}</Money>
        </p>
        <p>{t('deposit.done')}</p>
      </div>
      <Facts
        facts={[
          ...(balance ? [[t('deposit.balance'), balance] as const] : []),
          [t('deposit.when'), when],
          [t('deposit.receipt'), receipt],
        ]}
      />
      <Button kind="primary" size="lg" full data-autofocus onClick={onClose}>
        {t('deposit.play')}
      </Button>
      <ShareReceipt text={t('deposit.share.text', { amount, when, receipt })} />
    </div>
  );
}
