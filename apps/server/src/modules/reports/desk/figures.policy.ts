import { percentOf } from '../../../platform/percent.ts';

/** Play as the facts have it, in minor units. */
export interface PlaySums {
  readonly stakes: bigint;
  readonly stakesReturned: bigint;
  readonly prizes: bigint;
  /** Of prizes, the part that was taken back. */
  readonly prizesReturned: bigint;
}

/** The costs that lie between GGR and NGR, in minor units; the levy as hundredths of a percent of GGR. */
export interface Costs {
  readonly bonus?: bigint;
  readonly fees?: bigint;
  readonly vendorShare?: bigint;
  readonly levyPoints: number;
}

const whole = 10_000n;

/**
 * The levy on GGR, cut to the minor unit; of a table once for its total, of which each row has its part. A day or a game in which the players won more than they lost takes from the
 * base of the others, so that its part is below nothing.
 */
export const levyOf = (ggr: bigint, points: number): bigint => (ggr * BigInt(points)) / whole;

/** The figures of the glossary: turnover, GGR, NGR, hold. */
export function figuresOf(sums: PlaySums, costs: Costs) {
  const turnover = sums.stakes - sums.stakesReturned;
  const prizes = sums.prizes - sums.prizesReturned;
  const ggr = turnover - prizes;
  const levy = levyOf(ggr, costs.levyPoints);
  const ngr = ggr - (costs.bonus ?? 0n) - (costs.fees ?? 0n) - (costs.vendorShare ?? 0n) - levy;
  return { turnover, prizes, ggr, levy, ngr, hold: percentOf(ggr, turnover) };
}
