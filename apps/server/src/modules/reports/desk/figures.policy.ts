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

/** The levy on GGR by jurisdiction, in hundredths of a percent (Brazil: Lei 14.790/2023, article 30). */
const levies: Readonly<Record<string, number>> = { br: 1_200 };

/** The levy of a jurisdiction, in hundredths of a percent of GGR; 0 where it has none. */
export const levyPointsOf = (jurisdiction: string): number => levies[jurisdiction] ?? 0;

const whole = 10_000n;

/**
 * The levy on GGR, cut to the minor unit; of a table once for its total, of which each row has its part. A day or a game in which the players won more than they lost takes from the
 * base of the others, so that its part is below nothing.
 */
export const levyOf = (ggr: bigint, points: number): bigint => (ggr * BigInt(points)) / whole;

/**
 * The figures of the glossary, for every screen and file: turnover, GGR = stakes - prizes, NGR = GGR - bonus cost - fees -
 * vendors' share - levy, hold. A table of a brand and the page of a member count by it alike.
 */
export function figuresOf(sums: PlaySums, costs: Costs) {
  const turnover = sums.stakes - sums.stakesReturned;
  const prizes = sums.prizes - sums.prizesReturned;
  const ggr = turnover - prizes;
  const levy = levyOf(ggr, costs.levyPoints);
  const ngr = ggr - (costs.bonus ?? 0n) - (costs.fees ?? 0n) - (costs.vendorShare ?? 0n) - levy;
  return { turnover, prizes, ggr, levy, ngr, hold: percentOf(ggr, turnover) };
}
