import { currentLanguage } from './i18n.ts';

const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const format = new Intl.NumberFormat(currentLanguage(), two);

/** A share in percent with two decimals, without the sign; nothing where there is none. */
export const percent = (text: string | null): string =>
  text === null ? '—' : format.format(Number(text));

const shares = new Intl.NumberFormat(currentLanguage(), { ...two, style: 'percent' });

/** The same with its sign, for a share that stands among amounts. */
export const share = (text: string | null): string =>
  text === null ? '—' : shares.format(Number(text) / 100);

const whole = new Intl.NumberFormat(currentLanguage(), {
  style: 'percent',
  maximumFractionDigits: 0,
});

/** A part of one as a whole percentage, cut: a bound is not reached before it is. */
export const wholeShare = (part: number): string => whole.format(Math.floor(part * 100) / 100);
