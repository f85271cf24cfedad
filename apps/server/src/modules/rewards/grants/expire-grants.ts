import type { RewardsDeps } from '../rewards.deps.ts';
import { countIn } from './count-grants.ts';
import { endGrant, settleLate } from './end-grant.ts';
import {
  expiredGrants,
  findGrant,
  grantsWithMoney,
  lateGrants,
  lockPlayer,
} from './grant.repository.ts';
import type { GrantRow } from './grant.types.ts';

const atOnce = 200;

/** Ends the grants whose time is over; what was staked before counts first. */
export async function expireGrants(deps: RewardsDeps): Promise<void> {
  const { database, clock } = deps;
  for (const found of await expiredGrants(database.read, clock.now(), atOnce)) {
    const { id, playerId } = found;
    await apart(deps, found, () =>
      database.transaction(async (tx) => {
        const { cashMark } = await lockPlayer(tx, playerId);
        await countIn(deps, tx, playerId, cashMark);
        const grant = await findGrant(tx, id);
        if (grant === null || grant.endedAt !== null || grant.expiresAt > clock.now()) return;
        await endGrant(deps, tx, grant, { reason: 'expired', by: 'program' });
      }),
    );
    deps.kept.forget(playerId);
  }
}

/** Sends prizes and returns on that come to grants after their end, as long as a round may bring them any. */
export async function settleLateGrants(deps: RewardsDeps): Promise<void> {
  for (let after = 0n; ;) {
    const found = await lateGrants(deps.database.read, after, atOnce);
    for (const grant of found) await settle(deps, grant);
    const last = found.at(-1);
    if (last === undefined || found.length < atOnce) return;
    after = last.id;
  }
}

/** The same for grants that nothing was expected for: a round that had ended was taken back. */
export async function settleUnexpected(deps: RewardsDeps): Promise<void> {
  for (const grant of await grantsWithMoney(deps.database.read, atOnce)) await settle(deps, grant);
}

const settle = (deps: RewardsDeps, found: GrantRow): Promise<void> =>
  apart(deps, found, () =>
    deps.database.transaction(async (tx) => {
      await lockPlayer(tx, found.playerId);
      const grant = await findGrant(tx, found.id);
      if (grant?.endedAt != null) await settleLate(deps, tx, grant);
    }),
  );

/** A grant that fails keeps no other waiting; it is tried again the next time. */
async function apart(
  { log }: Pick<RewardsDeps, 'log'>,
  { id }: GrantRow,
  deed: () => Promise<void>,
): Promise<void> {
  await deed().catch((error: unknown) =>
    log.error({ err: error, grant: String(id) }, 'a grant could not be settled'),
  );
}
