import { Button, Notice } from '@arara/ui';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';

interface EarlierProps {
  /** The way to ask for another, where what is shown below has none. */
  readonly onAgain?: () => void;
}

/** A deposit that was asked for by an earlier press whose answer got lost: this press made none. */
export function EarlierDeposit({
  deposit,
  onAgain,
}: EarlierProps & { readonly deposit: Answer<'deposit'> }) {
  const t = useT('cashier');
  const format = useFormat();
  const { amount, currency, createdAt } = deposit;
  const at = format.moment(createdAt);
  return (
    <Notice announce title={t('deposit.earlier', { amount: format.money(amount, currency), at })}>
      {t('deposit.earlier.text')} <Again text={t('deposit.again')} onAgain={onAgain} />
    </Notice>
  );
}

/** A withdrawal that was asked for by an earlier press whose answer got lost: this press made none. */
export function EarlierWithdrawal({
  withdrawal,
  onAgain,
}: EarlierProps & { readonly withdrawal: Answer<'withdrawal'> }) {
  const t = useT('cashier');
  const format = useFormat();
  const { amount, currency, createdAt } = withdrawal;
  const at = format.moment(createdAt);
  return (
    <Notice announce title={t('withdraw.earlier', { amount: format.money(amount, currency), at })}>
      {t('withdraw.earlier.text')} <Again text={t('withdraw.again')} onAgain={onAgain} />
    </Notice>
  );
}

function Again({ text, onAgain }: EarlierProps & { readonly text: string }) {
  if (onAgain === undefined) return null;
  return (
    <Button kind="link" size="sm" onClick={onAgain}>
      {text}
    </Button>
  );
}
