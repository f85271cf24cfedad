import { languageOf } from './languages.ts';

/** Formatters of one language; each is made when it is first asked, and kept. */
export interface Formatters {
  /** A decimal string as an amount of a currency: `R$ 1.234,50`. Exact: no float is involved. */
  money(amount: string, currency: string): string;
  number(value: number): string;
  /**
   * Day and time, short: `21/11, 20:14`. Where years were asked for, always with its year, also in this one: `21/11/2026,
   * 20:14`. Members read of these days, staff and auditors of any.
   */
  moment(at: Date | string | number): string;
  /** The same to the second, with year and zone: `21/11/2026, 20:14:05 BRT`. */
  exact(at: Date | string | number): string;
  day(at: Date | string | number): string;
  time(at: Date | string | number): string;
  /** How long ago or ahead, in the largest fitting unit: `há 12 min`; within a second: `agora`. */
  relative(at: Date | string | number, now: number): string;
}

/**
 * In a language that is read from the right an amount keeps its own order, from the left, and a time
 * keeps that of the language, whatever sentence they stand in: each is isolated.
 */
function isolating(tag: string) {
  if (languageOf(tag)?.direction !== 'rtl') return { amount: same, time: same };
  return {
    amount: (text: string) => `\u2066${text.replaceAll(/[\u061c\u200e\u200f]/g, '')}\u2069`,
    time: (text: string) => `\u2067${text}\u2069`,
  };
}
const same = (text: string): string => text;

const playMoney = 'FUN';
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

/** Languages of ours that count in digits of their own (CLDR); all others write 0 to 9. */
const ownDigits = /^(ar|bn|fa|my|ne|ur)\b/;
/** Up to here a number has no mark between its digits in any language. */
const ungroupedMax = 999;

interface FormatOptions {
  /** Short instants have their year, too. */
  readonly years?: boolean;
}

/** Makes the formatters of a language tag; times are shown in the given zone. */
export function createFormatters(
  tag: string,
  timeZone: string,
  { years = false }: FormatOptions = {},
): Formatters {
  const currencies = new Map<string, Intl.NumberFormat>();
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(tag, { ...options, timeZone }));
  const isolated = isolating(tag);
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const number = once(() => new Intl.NumberFormat(tag));
  const plain = !ownDigits.test(tag);
  // The first formatter of a page costs a phone a third of a second; the counts of a lobby need none.
  const needsNone = (value: number): boolean =>
    plain && Number.isInteger(value) && value >= 0 && value <= ungroupedMax;
  const date = { day: '2-digit', month: '2-digit' } as const;
  const year = { year: 'numeric' } as const;
  const moment = dates({ ...date, ...(years ? year : {}), ...clock });
  const exact = dates({ ...date, ...year, ...clock, second: '2-digit', timeZoneName: 'short' });
  const day = dates({ dateStyle: 'medium' });
  const time = dates(clock);
  const relative = once(
    () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }),
  );

  function currencyFormat(currency: string): Intl.NumberFormat {
    const known = currencies.get(currency);
    if (known !== undefined) return known;
    const options: Intl.NumberFormatOptions =
      currency === playMoney
        ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
        : { style: 'currency', currency };
    const made = new Intl.NumberFormat(tag, options);
    currencies.set(currency, made);
    return made;
  }

  return {
    money: (amount, currency) =>
      isolated.amount(currencyFormat(currency).format(amount as Intl.StringNumericLiteral)),
    number: (value) => (needsNone(value) ? `${value}` : number().format(value)),
    moment: (at) => isolated.time(moment().format(new Date(at))),
    exact: (at) => isolated.time(exact().format(new Date(at))),
    day: (at) => isolated.time(day().format(new Date(at))),
    time: (at) => isolated.time(time().format(new Date(at))),
    relative(at, now) {
      const distance = new Date(at).getTime() - now;
      const [unit, size] = units.find(([, ms]) => Math.abs(distance) >= ms) ?? ['second', 1_000];
      // A day and a half is two days; sixty seconds are no time that anybody tells.
      const whole = unit === 'day' ? Math.round : Math.trunc;
      return isolated.time(relative().format(whole(distance / size), unit));
    },
  };
}

/** Makes a formatter when it is needed: four of them cost a phone as much as a whole page. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
