import { trialKind } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { Player } from '../../identity/index.ts';
import { entryOf } from '../audit.ts';
import type { Actor } from '../audit.ts';
import type { ConsoleDeps } from '../console.deps.ts';

interface RankWish {
  readonly level: number;
  readonly until: string | null;
  readonly reason: string;
}

/** Gives a member a rank of the club, as the club's rules allow; see `club/commands/give-rank.ts`. */
export async function setRank(
  { club, staff }: Pick<ConsoleDeps, 'club' | 'staff'>,
  actor: Actor,
  player: Player,
  { level, until, reason }: RankWish,
): Promise<void> {
  if (player.isAgent === trialKind) throw new AppError('in_need_true_account');
  await club.giveRank({
    playerId: player.id,
    rankLevel: level,
    until: until === null ? null : new Date(until),
    by: actor.staff.email,
    reason,
    also: (tx, before, after) =>
      staff.record(tx, entryOf(actor, player, 'member.rank.set', { reason, before, after })),
  });
}
