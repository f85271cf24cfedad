import type { RewardsDeps } from '../rewards.deps.ts';
import { countIn } from './count-grants.ts';
import { endGrant, settleLate } from './end-grant.ts';
import { expiredGrants, findGrant, lateGrants, lockPlayer } from './grant.repository.ts';

const atOnce = 200;
/** A round that is open for longer is for people to look at. */
const lateMs = 60 * 86_400_000;

/** Ends the grants whose time is over; what was staked before counts first. */
export async function expireGrants(deps: RewardsDeps): Promise<void> {
  const { database, clock } = deps;
  for (const { id, playerId } of await expiredGrants(database.read, clock.now(), atOnce)) {
    await database.transaction(async (tx) => {
      const { cashMark } = await lockPlayer(tx, playerId);
      await countIn(deps, tx, playerId, cashMark);
      const grant = await findGrant(tx, id);
      if (grant === null || grant.endedAt !== null || grant.expiresAt > clock.now()) return;
      await endGrant(deps, tx, grant, { reason: 'expired', by: 'program' });
    });
    deps.kept.forget(playerId);
  }
}

/** Sends prizes on that came to grants after their end. */
export async function settleLateGrants(deps: RewardsDeps): Promise<void> {
  const { database, clock } = deps;
  const since = new Date(clock.now().getTime() - lateMs);
  for (const { id, playerId } of await lateGrants(database.read, since, atOnce)) {
    await database.transaction(async (tx) => {
      await lockPlayer(tx, playerId);
      const grant = await findGrant(tx, id);
      if (grant?.endedAt != null) await settleLate(deps, tx, grant);
    });
  }
}
