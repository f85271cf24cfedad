import { maskEmail, maskIdNumber } from '../identity/index.ts';

/** A full name by its first letters: `L*** R***`. */
export function maskFullName(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${Array.from(word)[0] ?? ''}***`)
    .join(' ');
}

/** A username is no personal data, but for one that is an e-mail address. */
export const maskUsername = (username: string): string =>
  username.includes('@') ? maskEmail(username) : username;

/** The year of a birth date: `1990-**-**`. */
export const maskBirthDate = (date: string): string => `${date.slice(0, 4)}-**-**`;

/** The calling code and the last digits of a number: `+55*******5678`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}${'*'.repeat(Math.max(0, mobile.length - 7))}${mobile.slice(-4)}`;
}

/** The network of an address: `203.0.113.*`, `2001:db8:*`. */
export function maskAddress(address: string): string {
  const parts = address.split(address.includes(':') ? ':' : '.');
  if (address.includes(':')) return `${parts.slice(0, 2).join(':')}:*`;
  return `${parts.slice(0, -1).join('.')}.*`;
}

/** Something that the house may not have. */
export const masked = (text: string | null, mask: (text: string) => string): string | null =>
  text === null ? null : mask(text);

export { maskEmail, maskIdNumber };
