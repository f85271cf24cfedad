import { Button, Notice } from '@arara/ui';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';

interface OpenChargeProps {
  readonly charge: NonNullable<Answer<'cashierOptions'>['deposit']['open']>;
  readonly currency: string;
  readonly onSee: (id: string) => void;
}

/** A charge that waits to be paid already, named before another one is made, with the way to it. */
export function OpenCharge({ charge, currency, onSee }: OpenChargeProps) {
  const t = useT('cashier');
  const format = useFormat();
  return (
    <Notice title={t('deposit.open', { amount: format.money(charge.amount, currency) })}>
      {t('deposit.open.until', { at: format.time(charge.expiresAt) })}{' '}
      <Button kind="link" size="sm" onClick={() => onSee(charge.id)}>
        {t('deposit.open.see')}
      </Button>
    </Notice>
  );
}
