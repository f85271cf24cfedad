import type { Contributions } from '../../platform/contributions.ts';
import type { StakeTotals } from './compliance.types.ts';

/** The totals of all modules: limits count what is staked here, and what left for purses of vendors. */
export const sumOfTotals =
  (contributed: Contributions<StakeTotals>): StakeTotals =>
  async (db, asked) => {
    let sums = asked.map(() => ({ stake: 0n, payout: 0n }));
    // One after another: a transaction has one connection.
    for (const totalsOf of contributed.list()) {
      const totals = await totalsOf(db, asked);
      sums = sums.map(({ stake, payout }, at) => ({
        stake: stake + (totals[at]?.stake ?? 0n),
        payout: payout + (totals[at]?.payout ?? 0n),
      }));
    }
    return sums;
  };
