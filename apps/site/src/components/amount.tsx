import { Money } from '@arara/ui';
import { useFormat, useT } from '../lib/i18n.ts';
import { useMasking } from '../lib/masking.ts';
import { directionOf, signedText } from './signed.ts';

interface AmountProps {
  /** Decimal string of the wire. */
  readonly value: string;
  readonly currency: string;
  /** With its sign, green when it comes in. */
  readonly signed?: boolean;
  readonly className?: string | undefined;
}

/** An amount in the player's language; `***` everywhere while amounts are hidden. */
export function Amount({ value, currency, signed, className }: AmountProps) {
  const t = useT('ui');
  const format = useFormat();
  const hidden = useMasking((state) => state.hidden);
  const money = (amount: string): string => format.money(amount, currency);
  return (
    <Money
      masked={hidden}
      maskedLabel={t('money.hidden')}
      tone={signed === true && !hidden && directionOf(value) === 'in' ? 'credit' : 'plain'}
      className={className}
    >
      {signed === true ? signedText(value, money) : money(value)}
    </Money>
  );
}
