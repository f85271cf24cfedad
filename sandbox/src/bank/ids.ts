import { randomInt } from 'node:crypto';

/** ISPB of the bank that exists only here. */
const ispb = '99999010';
const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** EndToEndId of a Pix: E, ISPB, minute in UTC, eleven random characters; 32 in all. */
export function endToEndId(at: Date): string {
  return `E${ispb}${minuteOf(at)}${randomText(11)}`;
}

/** ReturnId of money sent back: the same with a D. */
export function returnId(at: Date): string {
  return `D${ispb}${minuteOf(at)}${randomText(11)}`;
}

/** Letters and digits that nobody can guess. */
export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function minuteOf(at: Date): string {
  return at
    .toISOString()
    .slice(0, 16)
    .replaceAll(/[^0-9]/g, '');
}
