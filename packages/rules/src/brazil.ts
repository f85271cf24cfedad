import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { isValidMobilePhone } from '@brazilian-utils/brazilian-utils/is-valid-mobile-phone';

/** Whether the text is a CPF: eleven digits, with or without its marks, and right check digits. */
export function isCpf(text: string): boolean {
  return /^[0-9. -]+$/.test(text) && isValidCpf(text);
}

/** The eleven digits of a CPF. */
export function cpfDigits(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/** Whether the text is a mobile number of Brazil, with or without `+55`. */
export function isBrazilianMobile(text: string): boolean {
  return /^\+?[0-9() -]+$/.test(text) && isValidMobilePhone(text);
}
