import { isBrazilianMobile } from '@arara/rules';
import { parsePhoneNumberWithError } from 'libphonenumber-js/mobile';

const home = '55';

/**
 * A mobile number as E.164 writes it, from what was typed and the calling code beside it; null when
 * no country has such a mobile number. A number with a plus of its own needs no calling code.
 */
export function toE164(typed: string, dialingCode: string | undefined): string | null {
  const callingCode = (dialingCode ?? home).replace('+', '');
  const text = typed.normalize('NFKC').trim();
  // The law of numbers here is stricter than the library: nine digits after the area code.
  const local = text.startsWith('+') ? text.startsWith(`+${home}`) : callingCode === home;
  if (local && !isBrazilianMobile(text)) return null;
  try {
    const number = parsePhoneNumberWithError(text, { defaultCallingCode: callingCode });
    return number.isValid() ? number.number : null;
  } catch {
    return null;
  }
}
