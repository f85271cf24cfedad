import { formatDecimal, money, parseMoney } from '@arara/money';
import { z } from 'zod';

/** `\d{1,10}\.\d{2}` of the standard, read as centavos above zero. */
export const Amount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform((text, context) => {
    const parsed = parseMoney(text.replace(/^0+(?=\d)/, ''), 'BRL');
    if (parsed.ok && parsed.value.minor > 0n) return parsed.value.minor;
    context.addIssue({ code: 'custom', message: 'amount' });
    return z.NEVER;
  });

export function amountText(centavos: bigint): string {
  return formatDecimal(money(centavos, 'BRL'));
}
