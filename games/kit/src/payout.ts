import { applyHundredths, type Money } from '@arara/money';
import type { Hundredths } from './book.ts';
import type { BetMode, BetTable } from './game.ts';

/** The amount that a stake pays at a multiplier, down to the minor unit; exact for every stake on offer. */
export function payoutOf(stake: Money, multiplier: Hundredths): Money {
  return applyHundredths(stake, multiplier, 'down');
}

/**
 * The amount that leaves the wallet for one round with what its moves raised, up to the minor unit; exact for
 * every stake on offer.
 */
export function costOf(stake: Money, mode: BetMode, raised: Hundredths = 0): Money {
  return applyHundredths(stake, mode.cost + raised, 'up');
}

/** The mode of this code, or undefined where the game does not offer it. */
export function findMode(bets: BetTable, code: string): BetMode | undefined {
  return bets.modes.find((mode) => mode.code === code);
}
