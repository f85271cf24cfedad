import type { DrawModel, DrawPart } from '../../draw/model.ts';

/**
 * A station's result by prizes, from the special prize down. Every place is drawn digit by digit, so
 * that numbers run over all digits and repeat as chance will have it. One draw is one station: bets
 * across two stations (đá xiên) are not of this model.
 */
function stationOf(
  code: string,
  prizes: readonly (readonly [string, number, number])[],
): DrawModel {
  return {
    code,
    drawn: 'elsewhere',
    parts: prizes.map(([name, count, width]): DrawPart => ({
      name,
      how: 'each',
      count,
      low: 0,
      high: 10 ** width - 1,
      width,
    })),
  };
}

/** Twenty-seven numbers in eight prizes. */
export const northModel = stationOf('vn-north', [
  ['special', 1, 5],
  ['first', 1, 5],
  ['second', 2, 5],
  ['third', 6, 5],
  ['fourth', 4, 4],
  ['fifth', 6, 4],
  ['sixth', 3, 3],
  ['seventh', 4, 2],
]);

const southPrizes = [
  ['special', 1, 6],
  ['first', 1, 5],
  ['second', 1, 5],
  ['third', 2, 5],
  ['fourth', 7, 5],
  ['fifth', 1, 4],
  ['sixth', 3, 4],
  ['seventh', 1, 3],
  ['eighth', 1, 2],
] as const;

/** Eighteen numbers in nine prizes; the South and the Central draw alike, at stations of their own. */
export const southModel = stationOf('vn-south', southPrizes);
export const centralModel = stationOf('vn-central', southPrizes);
