import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { ClubDeps } from '../club.deps.ts';
import { standingOf } from '../club.standing.ts';
import { deleteGiven, putGiven, readGiven } from '../given.repository.ts';

/** A rank that a person of the house gives a member. */
export interface RankOrder {
  readonly playerId: bigint;
  readonly rankLevel: number;
  /** When it ends; null: it stays. */
  readonly until: Date | null;
  readonly by: string;
  readonly reason: string;
  /** Writes the line of the audit in the transaction of the deed. */
  readonly also: (tx: Tx, before: RankThen, after: RankThen) => Promise<void>;
}

export interface RankThen {
  readonly rank: number;
  readonly until: string | null;
}

/**
 * Gives a member a rank of the club. A rank below the one that turnover has earned is refused, `rank.earned`: no rank
 * that was reached is lost. The earned rank itself takes back what the house gave. Throws `request.invalid` for a rank
 * that the brand does not have or a time that is over, `member.state` where nothing would change.
 */
export async function giveRank(deps: ClubDeps, order: RankOrder): Promise<void> {
  const { playerId, rankLevel, until, by, reason, also } = order;
  const standing = await standingOf(deps, playerId);
  if (!standing.levels.some((level) => level.rankLevel === rankLevel)) throw fault('level');
  if (until !== null && until <= deps.clock.now()) throw fault('until');
  if (rankLevel < standing.earned) throw new AppError('rank.earned', { field: 'level' });
  const { merchant } = standing;
  const ends = rankLevel === standing.earned ? null : until;
  const after = thenOf(rankLevel, ends);
  await deps.database.transaction(async (tx) => {
    const rank = await deps.members.lockRank(tx, playerId);
    const before = thenOf(rank, (await readGiven(tx, playerId))?.until ?? null);
    if (before.rank === rankLevel && before.until === after.until) {
      throw new AppError('member.state');
    }
    await deps.members.setRank(tx, playerId, rankLevel);
    if (rankLevel === standing.earned) await deleteGiven(tx, playerId);
    else await putGiven(tx, { playerId, merchant, rankLevel, until, by, reason }, deps.clock.now());
    await also(tx, before, after);
  });
}

const thenOf = (rank: number, until: Date | null): RankThen => ({
  rank,
  until: until?.toISOString() ?? null,
});

const fault = (field: string) => new AppError('request.invalid', { field, params: { field } });
