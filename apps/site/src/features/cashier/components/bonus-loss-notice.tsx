import { Checkbox, Notice } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';

interface BonusLossNoticeProps {
  /** The amount in words. */
  readonly amount: string;
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** Says before a withdrawal which bonus money it ends, and asks for consent to that amount. */
export function BonusLossNotice({ amount, isAgreed, onAgree }: BonusLossNoticeProps) {
  const t = useT('cashier');
  return (
    <>
      <Notice tone="warn" title={t('withdraw.bonus', { amount })}>
        {t('withdraw.bonus.text')}
      </Notice>
      <Checkbox checked={isAgreed} onChange={({ target }) => onAgree(target.checked)}>
        {t('withdraw.bonus.agree', { amount })}
      </Checkbox>
    </>
  );
}
