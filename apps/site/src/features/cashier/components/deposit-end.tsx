import { ArtPicture, Button, Facts, Money, Notice } from '@arara/ui';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import css from './cashier.module.css';

/** Ends in which nothing happened to anybody's money. */
const calm: readonly string[] = ['EXPIRED', 'CANCELLED'];

interface DepositEndProps {
  readonly deposit: Answer<'deposit'>;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** How a deposit ended: paid, expired, held or sent back, each with what it means. */
export function DepositEnd({ deposit, onAgain, onClose }: DepositEndProps) {
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
  return (
    <div className={css.pay} role="status">
      <ArtPicture name="sucesso" sizes="480px" className={css.art} />
      <p className={css.hero}>
        <Money tone="credit">{`+${money(deposit.paidAmount ?? deposit.amount)}`}</Money>
      </p>
      <p>{t('deposit.done')}</p>
      <Facts
        facts={[
          [t('deposit.when'), format.moment(deposit.paidAt ?? deposit.createdAt)],
          [t('deposit.receipt'), deposit.endToEndId ?? deposit.id],
        ]}
      />
      <Button kind="primary" size="lg" full data-autofocus onClick={onClose}>
        {t('deposit.play')}
      </Button>
    </div>
  );
}
