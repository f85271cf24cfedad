import { dayOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Contributions } from '../../platform/contributions.ts';
import type { Database } from '../../platform/database.ts';
import type { PlayTotals, StakeTotals } from './compliance.types.ts';

/** The totals of all modules: limits count what is staked here, and what left for purses of vendors. */
export const sumOfTotals =
  (contributed: Contributions<StakeTotals>): StakeTotals =>
  async (...range) => {
    let sum: PlayTotals = { stake: 0n, payout: 0n };
    // One after another: a transaction has one connection.
    for (const totalsOf of contributed.list()) {
      const { stake, payout } = await totalsOf(...range);
      sum = { stake: sum.stake + stake, payout: sum.payout + payout };
    }
    return sum;
  };

/** What today has brought a player so far, in minor units; a loss is negative. */
export async function netOfToday(
  { read }: Pick<Database, 'read'>,
  clock: Clock,
  totals: StakeTotals,
  playerId: bigint,
): Promise<bigint> {
  const today = dayOf(clock.now());
  const { stake, payout } = await totals(read, playerId, today, today);
  return payout - stake;
}
