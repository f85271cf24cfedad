import { fraction, type Fraction } from '@arara/money';
import type { Play, PrizeClass } from '../play-type.ts';

/** Mode points of a prize that gives everything back: 1960 of them return 98 %. */
export const modeWhole = 2_000;

/**
 * Prizes by mode: a class that comes once in N pays N · mode / 2000 stakes, whatever the play type.
 * A lower mode returns the rest as a rebate on the stake, so that mode / 2000 + rebate never changes.
 * Source: the usual prize modes of digital lotteries, where 20 points are one percent.
 */
export interface ModeTable {
  readonly family: 'LOTT';
  readonly code: string;
  readonly version: number;
  readonly model: string;
  /** Most that may come back, prize and rebate together, in basis points of the stake. */
  readonly capBasisPoints: number;
  readonly modeMin: number;
  readonly modeMax: number;
  readonly plays: readonly string[];
}

/** Fixed odds: stakes paid per hit, in text, by play type and prize class. */
export interface OddsTable {
  readonly family: 'ELOTT' | 'SEA' | 'ZY';
  readonly code: string;
  readonly version: number;
  readonly model: string;
  readonly capBasisPoints: number;
  readonly odds: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The prizes of a lottery, at one version; a ticket keeps the version that it was sold under. */
export type PrizeTable = ModeTable | OddsTable;
export type PrizeFamily = PrizeTable['family'];

/** At most 9,999,999 and four decimals: what fits every sum below without losing a digit. */
const oddsText = /^(0|[1-9][0-9]{0,6})(\.[0-9]{1,4})?$/;
const oddsScale = 10_000n;

/** Odds in text as an exact ratio; null where it is not of their grammar, or zero. */
export function parseOdds(text: string): Fraction | null {
  if (!oddsText.test(text)) return null;
  const [whole = '0', decimals = ''] = text.split('.');
  const scaled = BigInt(whole) * oddsScale + BigInt(decimals.padEnd(4, '0'));
  return scaled === 0n ? null : fraction(scaled, oddsScale);
}

/** True if the table sells this play type. */
export function sells(table: PrizeTable, play: Play): boolean {
  const { code } = play.type;
  return table.family === 'LOTT' ? table.plays.includes(code) : table.odds[code] !== undefined;
}

/** Codes of the play types that the table sells. */
export function playsOf(table: PrizeTable): readonly string[] {
  return table.family === 'LOTT' ? table.plays : Object.keys(table.odds);
}

/** The rebate of a mode in basis points of the stake; 0 under fixed odds. */
export function rebateOf(table: PrizeTable, mode: number): number {
  if (table.family !== 'LOTT') return 0;
  return ((table.modeMax - mode) * 10_000) / modeWhole;
}

/** True if a ticket may be sold at this mode: whole points within the table; 0 under fixed odds. */
export function isMode(table: PrizeTable, mode: number): boolean {
  if (table.family !== 'LOTT') return mode === 0;
  return Number.isInteger(mode) && mode >= table.modeMin && mode <= table.modeMax;
}

/**
 * Stakes that one hit pays in a class, exactly. Throws where the table does not sell the play type:
 * ask `sells` first.
 */
export function oddsOf(table: PrizeTable, play: Play, code: string, mode: number): Fraction {
  const { classes, price } = play.type;
  const prize = classes.find((each) => each.code === code);
  if (prize === undefined) throw new RangeError(`${play.type.code} has no class ${code}`);
  if (prize.share === 'push') return fraction(BigInt(price));
  if (table.family === 'LOTT') return modeOdds(table, classes, price, prize, mode);
  const odds = parseOdds(table.odds[play.type.code]?.[code] ?? '');
  if (odds === null)
    throw new RangeError(`${table.code} has no odds for ${play.type.code} ${code}`);
  return odds;
}

function modeOdds(
  table: ModeTable,
  classes: readonly PrizeClass[],
  price: number,
  prize: PrizeClass,
  mode: number,
): Fraction {
  if (!isMode(table, mode)) throw new RangeError(`${table.code} has no mode ${mode}`);
  const own = classes.filter(({ kind }) => kind === prize.kind);
  const weights = own.reduce((sum, { share }) => sum + (share === 'push' ? 0 : share), 0);
  // Stakes that come back take their part of what is returned; the rest is prizes.
  let of = 1n;
  for (const each of own) if (each.share === 'push') of *= each.of;
  let pushed = 0n;
  for (const each of own) if (each.share === 'push') pushed += (each.ways * of) / each.of;
  const whole = BigInt(modeWhole);
  const back = BigInt(price) * (BigInt(mode) * of - whole * pushed);
  const share = BigInt(prize.share === 'push' ? 0 : prize.share);
  return fraction(back * share * prize.of, whole * of * BigInt(weights) * prize.ways);
}
