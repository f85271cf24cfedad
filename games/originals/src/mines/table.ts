import type { Hundredths } from '@arara/game-kit';
import { fraction, type Fraction } from '@arara/money';
import { combinations } from '../odds/combinations.ts';
import { multiplierOf } from '../odds/multipliers.ts';
import { onePercent } from '../wanted.ts';

export const CELLS = 25;

/** The chance that so many cells, opened one after the other, are all safe. */
export function safeChance(mines: number, opened: number): Fraction {
  return fraction(combinations(CELLS - mines, opened), combinations(CELLS, opened));
}

/**
 * The worth of a round by how many cells are open, from none. It ends at the last safe cell, or before the cell
 * whose prize would be above the cap: no round is offered a prize that it could not have.
 */
export function worthsOf(mines: number, cap: Hundredths): Hundredths[] {
  const worths: Hundredths[] = [];
  for (let opened = 0; opened <= CELLS - mines; opened += 1) {
    const worth = multiplierOf(onePercent, safeChance(mines, opened), cap + 1);
    if (worth > cap) break;
    worths.push(worth);
  }
  return worths;
}
