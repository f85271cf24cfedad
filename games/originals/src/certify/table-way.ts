import { meanOf, wayOf, type Hundredths, type PrizeChance, type WayToPlay } from '@arara/game-kit';
import { roundedDown, type Odds, type Wanted } from '../odds/multipliers.ts';

/** The prizes of a table with their chances. */
export function prizesOf(odds: readonly Odds[], table: readonly Hundredths[]): PrizeChance[] {
  return odds.map(({ chance }, at) => ({ chance, pays: table[at] ?? 0 }));
}

/** A way to play that has a table of its own, beside the return that plain rounding would have given. */
export function tableWay(
  choice: string,
  wanted: Wanted,
  odds: readonly Odds[],
  table: readonly Hundredths[],
  cap: Hundredths,
): WayToPlay {
  const plain = meanOf(prizesOf(odds, roundedDown(wanted, odds, cap)));
  return wayOf(choice, prizesOf(odds, table), plain);
}
