import { commonPasswords } from './common-passwords.ts';

export type Strength = 0 | 1 | 2 | 3 | 4;

/** Bits of guessing work at which each level begins. */
const levels = [20, 32, 45, 60] as const;
const wordBits = 8;
const strengthMin: Strength = 2;

/**
 * How hard a password is to guess, 0 to 4: known words, names of its owner, runs such as `abc` or
 * `1111` and plain years count as one guess each; what is left counts by its alphabet.
 */
export function passwordStrength(password: string, about: readonly string[] = []): Strength {
  const bits = guessBits(password.toLowerCase(), about, alphabetBits(password));
  return levels.filter((level) => bits >= level).length as Strength;
}

/** True if a password is too easy to guess for an account with money in it. */
export function isWeakPassword(password: string, about: readonly string[] = []): boolean {
  return passwordStrength(password, about) < strengthMin;
}

function guessBits(text: string, about: readonly string[], charBits: number): number {
  const words = [...about.map((word) => word.toLowerCase()), ...commonPasswords]
    .filter((word) => word.length >= 3)
    .sort((one, two) => two.length - one.length);
  let bits = 0;
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const word = words.find((known) => unleet(rest).startsWith(known) || rest.startsWith(known));
    const run = word?.length ?? runLength(rest);
    bits += run >= 3 ? wordBits : charBits;
    at += run >= 3 ? run : 1;
  }
  return bits;
}

function alphabetBits(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^A-Za-z0-9]/, 33],
  ];
  const size = kinds.reduce((sum, [kind, count]) => sum + (kind.test(password) ? count : 0), 0);
  return Math.log2(Math.max(size, 2));
}

/** Length of a run at the start: the same step between neighbours, `aaaa`, `1234`, `zyx`; or a year. */
function runLength(text: string): number {
  if (/^(?:19|20)\d\d/.test(text)) return 4;
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  if (!(Math.abs(step) <= 1)) return 1;
  let length = 2;
  while (text.charCodeAt(length) - text.charCodeAt(length - 1) === step) length += 1;
  return length;
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

function unleet(text: string): string {
  return text.replace(/[01345@$]/g, (char) => leet[char] ?? char);
}
