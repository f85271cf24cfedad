import type { RandomStream } from '@arara/fairness';
import type { Hundredths } from '@arara/game-kit';
import type { Cell, Coin, Grid, Values } from '../events.ts';
import type { HoldMaths, HoldRules } from '../maths.ts';
import { cellsOf } from '../reels/strips.ts';

/** The values that a coin may have, rising, each with its weight. */
export function valuesOf({ values }: Pick<HoldRules, 'values'>): (readonly [Hundredths, number])[] {
  return Object.entries(values)
    .map(([value, weight]) => [Number(value), weight] as const)
    .toSorted(([a], [b]) => a - b);
}

/** Draws the value of one coin, in hundredths of the stake. */
export function coinDrawer(rules: Pick<HoldRules, 'values'>): (random: RandomStream) => Hundredths {
  const values = valuesOf(rules);
  const weights = values.map(([, weight]) => weight);
  return (random) => values[random.pick(weights)]?.[0] ?? 0;
}

/** Every coin in view with a value of its own, column by column. */
export function drawCoins(
  maths: HoldMaths,
  grid: Grid,
  draw: (random: RandomStream) => Hundredths,
  random: RandomStream,
): Coin[] {
  return cellsOf(grid, maths.coin).map((cell) => ({ cell, value: draw(random) }));
}

/** The sum of these coins. */
export function sumOf(coins: readonly Coin[]): Hundredths {
  return coins.reduce((sum, { value }) => sum + value, 0);
}

/** The sum of a whole grid's values. */
export function worthOf(values: Values): Hundredths {
  return values.flat().reduce((sum, value) => sum + value, 0);
}

/** The same values, with another one in a cell. */
export function valuesWith(values: Values, [column, row]: Cell, value: Hundredths): Values {
  return values.map((own, x) =>
    x === column ? own.map((each, y) => (y === row ? value : each)) : own,
  );
}
