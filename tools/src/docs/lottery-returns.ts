import { kindsOf, playsOf, rebateOf, returnOf } from '@arara/lottery';
import type { Play, PrizeTable } from '@arara/lottery';
import { fraction, plus, times, toDecimal } from '@arara/money';
import type { Fraction } from '@arara/money';
import { table } from './table.ts';

/** A lottery as a new installation sells it. */
export interface SoldLottery {
  readonly code: string;
  readonly name: string;
  readonly model: string;
  readonly table: PrizeTable;
}

/** The return to the players of each lottery, worked out of all that it sells. */
export function returnsSection(
  sold: readonly SoldLottery[],
  plays: ReadonlyMap<string, Play>,
): string {
  const head = [
    'lottery',
    'name',
    'draw model',
    'play types',
    'mode',
    'prizes',
    'rebate',
    'together',
  ];
  return [
    '## Lotteries of a new installation',
    INTRODUCTION,
    table(
      head,
      sold.flatMap((lottery) => rowsOf(lottery, plays)),
    ),
  ].join('\n\n');
}

const INTRODUCTION = `The average return of a stake, from \`database/seeds/lotteries.ts\`. Every kind of unit bet of
every play type sold is worked out from its chances and its prizes; where they do not return the same, the least
and the most stand there. *Prizes* hold stakes given back. A player may choose any mode from the lowest to the
highest: what prizes pay less comes back as rebate, won or lost. The wins of all lines of a ticket are added
exactly, with what its rebate has beyond whole cents, and rounded down to the cent once. A line of which a bet
could not pay a cent is not sold. An operator's tables may differ, within a cap that is held by
the server; \`GET /api/lottery/games/:gameCode\` tells the prizes in force.`;

function rowsOf(lottery: SoldLottery, plays: ReadonlyMap<string, Play>): string[][] {
  const { code, name, model, table: prizes } = lottery;
  const count = String(playsOf(prizes).length);
  return modesOf(prizes).map((mode, at) => [
    ...(at === 0 ? [`\`${code}\``, name, `\`${model}\``, count] : ['', '', '', '']),
    mode === 0 ? 'fixed odds' : String(mode),
    ...shares(prizes, mode, returnsOf(prizes, mode, plays)),
  ]);
}

/** The highest mode and the lowest; fixed odds know none. */
function modesOf(prizes: PrizeTable): number[] {
  return prizes.family === 'LOTT' ? [...new Set([prizes.modeMax, prizes.modeMin])] : [0];
}

/** Cells of prizes, rebate and both together, in percent of the stake. */
function shares(prizes: PrizeTable, mode: number, returns: readonly Fraction[]): string[] {
  const rebate = fraction(BigInt(rebateOf(prizes, mode)), 10_000n);
  const together = returns.map((each) => plus(each, rebate));
  return [rangeOf(returns), percent(rebate), rangeOf(together)];
}

/** The return of each kind of unit bet at a mode. */
function returnsOf(prizes: PrizeTable, mode: number, plays: ReadonlyMap<string, Play>): Fraction[] {
  return playsOf(prizes).flatMap((code) => {
    const play = plays.get(code);
    if (play === undefined)
      throw new RangeError(`${prizes.code} sells ${code}, which nobody knows`);
    return kindsOf(play).map((kind) => returnOf(prizes, play, kind, mode));
  });
}

function rangeOf(returns: readonly Fraction[]): string {
  const [first, ...others] = returns.toSorted(compare);
  if (first === undefined) throw new RangeError('a lottery without a play type');
  const last = others.at(-1) ?? first;
  return compare(first, last) === 0 ? percent(first) : `${percent(first)} to ${percent(last)}`;
}

function compare(a: Fraction, b: Fraction): number {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Percent to two decimals, rounded down, without zeros that say nothing. */
function percent(share: Fraction): string {
  const digits = toDecimal(times(share, fraction(100n)), 2);
  return `${digits.replace(/\.?0+$/, '')} %`;
}
