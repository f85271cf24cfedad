import { MoneyField } from '@arara/ui';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';

interface AmountFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The problem with the amount; an empty field is not scolded. */
  readonly problem: string | null;
}

/** The one big amount of a sheet of the cashier. */
export function AmountField({ value, onChange, problem }: AmountFieldProps) {
  const t = useT('cashier');
  return (
    <MoneyField
      label={t('amount')}
      labelHidden
      hero
      clearLabel={t('amount.clear')}
      data-autofocus
      symbol={start.settings.currencySymbol}
      locale={useLanguage()}
      value={value}
      onChange={onChange}
      error={value === '' ? undefined : (problem ?? undefined)}
    />
  );
}
