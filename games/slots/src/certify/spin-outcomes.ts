import { entryFor } from '../award.ts';
import type { ReelsMaths } from '../maths.ts';
import type { SpinTable } from './spin-table.ts';

/**
 * Spins that are alike for what follows: whether lines or ways paid, what the scatters paid and how
 * many free spins they gave. Payouts are in payout units; `wins` are those of lines or ways.
 */
export interface Outcome {
  readonly stops: number;
  readonly won: boolean;
  readonly scatterPay: number;
  readonly spins: number;
  readonly wins: ReadonlyMap<number, number>;
  /** Sum of the wins, and of their squares, over the stops. */
  readonly sum: bigint;
  readonly squares: number;
}

/** Sorts a cycle into outcomes, with the awards of the paid spin or those of free spins. */
export function outcomesOf(
  maths: ReelsMaths,
  table: SpinTable,
  awards: Readonly<Record<number, number>>,
): Outcome[] {
  const groups = new Map<string, Map<number, number>>();
  for (const [scatters, wins] of table.byMarks.entries()) {
    const spins = entryFor(awards, scatters);
    // Scatters pay from the count that awards spins on, as the rules tell them.
    const pay = spins > 0 ? entryFor(maths.scatterPays, scatters) / maths.payoutUnit : 0;
    for (const [win, stops] of wins) {
      const key = `${win > 0} ${pay} ${spins}`;
      const group = groups.get(key) ?? new Map<number, number>();
      group.set(win, (group.get(win) ?? 0) + stops);
      groups.set(key, group);
    }
  }
  return [...groups].map(([key, wins]) => {
    const [won, pay, spins] = key.split(' ');
    return outcomeOf(wins, won === 'true', Number(pay), Number(spins));
  });
}

/** An outcome of these wins and their stops. */
export function outcomeOf(
  wins: ReadonlyMap<number, number>,
  won: boolean,
  scatterPay: number,
  spins: number,
): Outcome {
  let stops = 0;
  let sum = 0n;
  let squares = 0;
  for (const [win, count] of wins) {
    stops += count;
    sum += BigInt(win) * BigInt(count);
    squares += win * win * count;
  }
  return { stops, won, scatterPay, spins, wins, sum, squares };
}
