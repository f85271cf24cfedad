import { owedTo } from '@arara/game-kit';
import type { StudioDeps } from '../studio.deps.ts';
import { lockFreeLevels, setFed } from './jackpots.repository.ts';
import type { PoolKey } from './jackpots.repository.ts';
import { jackpotsOf, keyOf, openPool, poolAddress, postNew, transfer } from './pools.ts';
import type { Jackpot } from './pools.ts';

/**
 * Moves into every pool what its levels are owed of the stakes and do not have yet. A stake that was given back after
 * its part had been moved is taken off what is owed next: a pool is never fed back. A pool that cannot be fed keeps no
 * other one waiting; its error is thrown at the end.
 */
export async function feedPools(deps: StudioDeps): Promise<void> {
  const merchants = await deps.pools.merchants();
  const faults: unknown[] = [];
  for (const jackpot of jackpotsOf(deps)) {
    const { code, currency } = jackpot.rules;
    for (const { id } of merchants.filter((each) => each.currency === currency)) {
      const pool = { merchant_id: id, jackpot: code, currency };
      await feedPool(deps, pool, jackpot).catch((error: unknown) => faults.push(error));
    }
  }
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) throw new AggregateError(faults, 'pools of jackpots were not fed');
}

async function feedPool(deps: StudioDeps, pool: PoolKey, jackpot: Jackpot): Promise<void> {
  const { vendor, codes, rules } = jackpot;
  const { merchant_id: merchant, currency } = pool;
  // Read before the lock: an older sum is a smaller one, and then nothing moves.
  const turnover = await deps.pools.turnoverOf({ merchant, currency, vendor, codes });
  if (turnover <= 0n) return;
  await openPool(deps, pool, jackpot);
  const revenue = await deps.pools.revenueOf(vendor, currency);
  await deps.database.transaction(async (tx) => {
    const due = (await lockFreeLevels(tx, pool)).flatMap((row) => {
      const level = rules.levels.find(({ code }) => code === row.level);
      const owed = level === undefined ? 0n : owedTo(level, turnover);
      return owed > row.fed ? [{ row, owed }] : [];
    });
    for (const { row, owed } of due) await setFed(tx, row.id, owed);
    const chains = due.map(({ row, owed }) => {
      const sides = { from: revenue, to: poolAddress(pool, row.level) };
      const reference = keyOf(pool, row.level);
      return {
        // The sum since ever only grows, so that no key comes twice.
        key: `${reference}:fed:${owed}`,
        transfers: [transfer(pool, sides, owed - row.fed, 'jackpot_fed', reference)],
      };
    });
    await postNew(deps, tx, chains);
  });
}
