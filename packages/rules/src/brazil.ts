import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { isValidMobilePhone } from '@brazilian-utils/brazilian-utils/is-valid-mobile-phone';

/** True if the text is a CPF: eleven digits, with or without its marks, and right check digits. */
export function isCpf(text: string): boolean {
  return /^[0-9. -]+$/.test(text) && isValidCpf(text);
}

/** The eleven digits of a CPF. */
export function cpfDigits(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/** A CPF as one writes it, `390.533.447-05`; what is none stays as it was typed. */
export function cpfWithMarks(text: string): string {
  if (!isCpf(text)) return text;
  return cpfDigits(text).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

/** True if the text is a mobile number of Brazil, with or without `+55`. */
export function isBrazilianMobile(text: string): boolean {
  return /^\+?[0-9() -]+$/.test(text) && isValidMobilePhone(text);
}
