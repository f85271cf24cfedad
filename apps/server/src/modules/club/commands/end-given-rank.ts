import type { ClubDeps } from '../club.deps.ts';
import { standingOf } from '../club.standing.ts';
import { deleteGiven, lockOver } from '../given.repository.ts';

/** Ends a rank whose time is over: the member has the rank again that turnover has earned. */
export async function endGivenRank(deps: ClubDeps, playerId: bigint): Promise<void> {
  const { earned, rankLevel, merchant } = await standingOf(deps, playerId);
  const account = await deps.members.accountOf(playerId);
  await deps.database.transaction(async (tx) => {
    const over = await lockOver(tx, playerId, deps.clock.now());
    if (over === null) return;
    await deleteGiven(tx, playerId);
    await deps.members.setRank(tx, playerId, earned);
    await deps.record(tx, {
      staffId: null,
      actor: 'machine:program',
      merchant,
      action: 'member.rank.ended',
      subject: `member:${account}`,
      detail: { reason: over.reason, before: { rank: rankLevel }, after: { rank: earned } },
    });
  });
}
