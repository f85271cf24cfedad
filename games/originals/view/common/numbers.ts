import type { Hundredths } from '@arara/game-kit';
import type { Words } from '@arara/game-kit/view';

/** A multiple of the stake as people read it: `1,98×`. */
export const timesText = (words: Words, hundredths: Hundredths): string =>
  `${words.number(hundredths / 100, 2, hundredths % 100 === 0 && hundredths >= 10_000 ? 0 : 2)}×`;

/** The same as short as it can be, for places with little room: `0,5×`, `1,2k×`. */
export function shortTimes(words: Words, hundredths: Hundredths): string {
  const value = hundredths / 100;
  if (value >= 10_000) return `${words.number(value / 1_000, 0)}k×`;
  return `${words.number(value, value >= 100 ? 0 : value >= 10 ? 1 : 2)}×`;
}

const percentDigits = 4;

/** A chance as percent, with as many decimals as a small one needs. */
export function chanceText(words: Words, chance: number): string {
  const percent = chance * 100;
  const digits =
    percent >= 1 ? 2 : Math.min(6, percentDigits - Math.floor(Math.log10(percent)) - 2);
  return words.t('percent', { value: words.number(percent, digits, 2) });
}

/** A number in hundredths, such as a roll: `73,21`. */
export const hundredthsText = (words: Words, hundredths: number): string =>
  words.number(hundredths / 100, 2, 2);
