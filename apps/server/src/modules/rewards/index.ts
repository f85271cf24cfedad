import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from '@arara/postgres';
import type { ServerModule, Worker } from '../../platform/module.ts';
import type { TermsContribution } from '../play/index.ts';
import { countGrants } from './grants/count-grants.ts';
import { expireGrants, settleLateGrants, settleUnexpected } from './grants/expire-grants.ts';
import { forfeitForWithdrawal } from './grants/give-up.ts';
import type { AskedWithdrawal } from './grants/give-up.ts';
import { grantKind } from './grants/grant.decision.ts';
import { movedPlayers } from './grants/grant.repository.ts';
import { grantLabels } from './grants/labels.ts';
import { cancelGrants } from './grants/cancel-grants.ts';
import { createKeptGrants } from './grants/kept-grants.ts';
import { rewardsData } from './personal-data.repository.ts';
import type { RewardsDeps } from './rewards.deps.ts';
import { rewardsRoutes } from './rewards.routes.ts';

export type { RewardsDeps } from './rewards.deps.ts';

/** Progress is at most about this far behind the ledger. */
const periodMs = 1_000;
const playersPerLook = 500;

/** Bonus money: grants with their wagering; see README.md. */
export function createRewards(options: Omit<RewardsDeps, 'kept'>) {
  const kept = createKeptGrants(options);
  const deps: RewardsDeps = { ...options, kept };
  const follow = () => followLedger(deps);
  return {
    service: { follow },
    routes: rewardsRoutes(deps),
    workers: [followerOf(deps, follow)],
    jobs: [
      { name: 'rewards.expire', cron: '* * * * *', run: () => expireGrants(deps) },
      { name: 'rewards.late', cron: '* * * * *', run: () => settleLateGrants(deps) },
      { name: 'rewards.unexpected', cron: '37 4 * * *', run: () => settleUnexpected(deps) },
    ],
    contributes: {
      grants: [
        async (playerId: bigint, tx?: Db) =>
          (await kept.of(playerId, tx)).flatMap(({ account, bonusFirst }, at) =>
            account === null ? [] : [{ account, order: bonusFirst ? at - placesMax : at + 1 }],
          ),
      ],
      stakeTerms: [stakeMaxOf(deps)],
      recordLabels: [grantLabels(deps)],
      withdrawals: [(tx: Tx, asked: AskedWithdrawal) => forfeitForWithdrawal(deps, tx, asked)],
      decisionKinds: [grantKind(deps)],
      personalData: [rewardsData(deps.database.read, (tx, id) => cancelGrants(deps, tx, id))],
    },
    start: kept.start,
    stop: kept.stop,
  } satisfies ServerModule & Record<string, unknown>;
}

/** More than the grants that a member can have at once: cash has the place 0. */
const placesMax = 1_000;

/** While a grant is wagered its highest stake counts for every stake. */
const stakeMaxOf =
  ({ kept }: Pick<RewardsDeps, 'kept'>): TermsContribution =>
  async (playerId) => {
    const bounds = (await kept.of(playerId)).flatMap(({ stakeMax }) => stakeMax ?? []);
    return bounds.length === 0 ? {} : { stakeMax: bounds.reduce((a, b) => (b < a ? b : a)) };
  };

/** Counts the stakes of every member with an active grant whose accounts have moved. */
async function followLedger(deps: RewardsDeps): Promise<void> {
  for (let after = 0n; ;) {
    const players = await movedPlayers(deps.database.read, after, playersPerLook);
    for (const playerId of players) {
      // A member who fails keeps no other waiting.
      await countGrants(deps, playerId).catch((error: unknown) => {
        deps.log.error({ err: error, playerId: String(playerId) }, 'grants were not counted');
      });
    }
    const last = players.at(-1);
    if (last === undefined || players.length < playersPerLook) return;
    after = last;
  }
}

function followerOf({ log }: RewardsDeps, follow: () => Promise<void>): Worker {
  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await follow().catch((error: unknown) => {
        log.warn({ err: error }, 'the wagering of grants could not be counted');
      });
      await sleep(periodMs, undefined, { signal }).catch(() => undefined);
    }
  }
  return {
    name: 'rewards.follow',
    start() {
      const ending = new AbortController();
      const running = run(ending.signal);
      return async () => {
        ending.abort();
        await running;
      };
    },
  };
}
