import { Checkbox, Notice } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';

interface BonusLossNoticeProps {
  /** The amount in words; null: bonuses end whose money is all in open rounds. */
  readonly amount: string | null;
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** Says before a withdrawal which bonus money it ends, or that it ends bonuses at all, and asks for consent to that. */
export function BonusLossNotice({ amount, isAgreed, onAgree }: BonusLossNoticeProps) {
  const t = useT('cashier');
  return (
    <>
      <Notice
        tone="warn"
        title={amount === null ? t('withdraw.bonus.none') : t('withdraw.bonus', { amount })}
      >
        {t(amount === null ? 'withdraw.bonus.none.text' : 'withdraw.bonus.text')}
      </Notice>
      <Checkbox checked={isAgreed} onChange={({ target }) => onAgree(target.checked)}>
        {amount === null ? t('withdraw.bonus.none.agree') : t('withdraw.bonus.agree', { amount })}
      </Checkbox>
    </>
  );
}
