import { isCurrency } from '@arara/money';
import type { Currency } from '@arara/money';

/** A stored currency code as the type that money is made with. */
export function knownCurrency(code: string): Currency {
  if (!isCurrency(code)) throw new Error(`unknown currency ${code}`);
  return code;
}
