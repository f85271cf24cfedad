import { kindsOf, playsOf, returnOf } from '@arara/lottery';
import type { Play, PrizeTable } from '@arara/lottery';
import type { Fraction } from '@arara/money';

/** The share of a stake that a way to bet gives back, in percents: of its kinds of bet the least and the most. */
export interface PlayReturn {
  readonly play: string;
  readonly lowest: string;
  readonly highest: string;
}

/** The shares that each way to bet of a table gives back; at prizes by mode in its highest one, which has no rebate. */
export function returnsOf(table: PrizeTable, plays: ReadonlyMap<string, Play>): PlayReturn[] {
  const mode = table.family === 'LOTT' ? table.modeMax : 0;
  return playsOf(table).flatMap((code) => {
    const play = plays.get(code);
    if (play === undefined) return [];
    const shares = kindsOf(play)
      .map((kind) => hundredths(returnOf(table, play, kind, mode)))
      .toSorted((a, b) => Number(a - b));
    const [lowest = 0n] = shares;
    return [{ play: code, lowest: percent(lowest), highest: percent(shares.at(-1) ?? 0n) }];
  });
}

/** A part of a whole in percents with two decimals, rounded down. */
export const shareText = (part: bigint, whole: bigint): string =>
  percent(whole === 0n ? 0n : (part * 10_000n) / whole);

const hundredths = ({ numerator, denominator }: Fraction): bigint =>
  (numerator * 10_000n) / denominator;

const percent = (value: bigint): string =>
  `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
