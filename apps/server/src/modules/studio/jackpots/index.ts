import type { ValueOf, studioJackpotsCall } from '@arara/contract';
import type { StudioDeps } from '../studio.deps.ts';
import { decimal } from '../studio.present.ts';
import { feedPools } from './feed.ts';
import { allLevels, lockLevel } from './jackpots.repository.ts';
import { accountOf, balanceOfPool, jackpotsOf, keyOf, poolAddress } from './pools.ts';

export { levelWonBy, payJackpot } from './claim.ts';

/** A jackpot with its pools, and the titles of a vendor that share it. */
type Shown = ValueOf<typeof studioJackpotsCall>[number] & {
  readonly vendor: string;
  readonly codes: readonly string[];
};

/** The progressive jackpots: pools in the ledger that stakes feed and rounds win. */
export function createJackpots(deps: StudioDeps) {
  const { database, pools } = deps;
  const room = {
    /** Moves what the pools are owed; workers call it again and again. */
    feed: () => feedPools(deps),
    /** The pools of a merchant as they stand, the greatest level first. One that nobody has fed yet shows its seed. */
    async show(merchant: string): Promise<Shown[]> {
      const { currency } = (await pools.merchants()).find(({ id }) => id === merchant) ?? {};
      const own = jackpotsOf(deps).filter(({ rules }) => rules.currency === currency);
      return Promise.all(
        own.map(async ({ rules, vendor, codes }) => {
          const pool = { merchant_id: merchant, jackpot: rules.code, currency: rules.currency };
          const levels = rules.levels.map(async ({ code, seedMinor }) => {
            const address = poolAddress(pool, code);
            const [account] = await pools.ledger.balances([{ address, currency: pool.currency }]);
            const amount = account?.available ?? BigInt(seedMinor);
            return { level: code, amount: decimal(amount, pool.currency) };
          });
          const shown = await Promise.all(levels);
          return { code: rules.code, currency: rules.currency, vendor, codes, levels: shown };
        }),
      );
    },
    /**
     * Compares every pool with the sums of what moved it: seeds, stakes and what came back, less what was won. Answers
     * the levels that differ; an empty list is in order.
     */
    async check(): Promise<string[]> {
      const faults: string[] = [];
      for (const { id, ...pool } of await allLevels(database.read)) {
        const account = await accountOf(deps, pool, pool.level);
        await database.transaction(async (tx) => {
          const { seeded, fed, returned, won } = await lockLevel(tx, id);
          const stated = seeded + fed + returned - won;
          const stands = await balanceOfPool(tx, account);
          if (stands !== stated)
            faults.push(`${keyOf(pool, pool.level)}: ${stands}, not ${stated}`);
        });
      }
      return faults;
    },
  };
  return {
    ...room,
    /** The check as a job: throws where a pool differs, and so tells the operator. */
    async prove(): Promise<void> {
      const faults = await room.check();
      if (faults.length > 0) throw new Error(`pools of jackpots differ: ${faults.join('; ')}`);
    },
  };
}
