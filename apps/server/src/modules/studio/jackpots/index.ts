import type { ValueOf, studioJackpotsCall } from '@arara/contract';
import { LRUCache } from 'lru-cache';
import type { StudioDeps } from '../studio.deps.ts';
import { decimal } from '../studio.present.ts';
import { feedPools } from './feed.ts';
import { allLevels, lockLevel, winsSince } from './jackpots.repository.ts';
import { accountOf, balanceOfPool, jackpotsOf, keyOf, poolAddress } from './pools.ts';

export { hasClaimed, levelWonBy, payJackpot } from './claim.ts';
export type { PaidJackpot } from './claim.ts';

/** Pages that ask within this time get one answer: the pools are fed about as often. */
const shownForMs = 1_500;

/** The sweep pays a win within minutes. */
const waitMost = 3_600_000;

/** A jackpot with its pools, and the titles of a vendor that share it. */
type Shown = ValueOf<typeof studioJackpotsCall>[number] & {
  readonly vendor: string;
  readonly codes: readonly string[];
};

/** The progressive jackpots: pools in the ledger that stakes feed and rounds win. */
export function createJackpots(deps: StudioDeps) {
  const { database, pools } = deps;
  const shown = new LRUCache<string, Shown[]>({
    max: 500,
    ttl: shownForMs,
    fetchMethod: (merchant) => standAt(merchant),
  });

  async function standAt(merchant: string): Promise<Shown[]> {
    const { currency } = (await pools.merchants()).find(({ id }) => id === merchant) ?? {};
    const own = jackpotsOf(deps).filter(({ rules }) => rules.currency === currency);
    return Promise.all(
      own.map(async ({ rules, vendor, codes }) => {
        const pool = { merchant_id: merchant, jackpot: rules.code, currency: rules.currency };
        const asked = rules.levels.map(({ code }) => ({
          address: poolAddress(pool, code),
          currency: pool.currency,
        }));
        const accounts = await pools.ledger.balances(asked);
        const levels = rules.levels.map(({ code, seedMinor }, at) => {
          const amount = accounts[at]?.available ?? BigInt(seedMinor);
          return { level: code, amount: decimal(amount, pool.currency) };
        });
        return { code: rules.code, currency: rules.currency, vendor, codes, levels };
      }),
    );
  }

  const room = {
    /** Moves what the pools are owed; workers call it again and again. */
    feed: () => feedPools(deps),
    /** The pools of a merchant as they stand, the greatest level first. One that nobody has fed yet shows its seed. */
    show: async (merchant: string): Promise<readonly Shown[]> =>
      (await shown.fetch(merchant)) ?? [],
    /**
     * Compares every pool with the sums of what moved it: seeds, stakes and what came back, less what was won; and looks
     * for wins that have waited for their prize for long. Answers what is wrong; an empty list is in order.
     */
    async check(): Promise<string[]> {
      const waiting = await winsSince(
        database.read,
        new Date(deps.clock.now().getTime() - waitMost),
      );
      const faults = waiting.map((round) => `the round ${round} waits for its jackpot`);
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
    /** The check as a job: throws where something is wrong, and so tells the operator. */
    async prove(): Promise<void> {
      const faults = await room.check();
      if (faults.length > 0) throw new Error(`jackpots are not in order: ${faults.join('; ')}`);
    },
  };
}
