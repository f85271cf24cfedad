import type { Contributions } from '../../platform/contributions.ts';
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
