import type { MemberFlag } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { Player } from '../../identity/index.ts';
import { entryOf } from '../audit.ts';
import type { Actor } from '../audit.ts';
import type { ConsoleDeps } from '../console.deps.ts';
import { deleteFlag, insertFlag } from '../flag.repository.ts';

interface FlagWish {
  readonly flag: MemberFlag;
  readonly on: boolean;
  readonly reason: string;
}

/** Puts a mark on a member or takes it away; throws `member.state` where it is so already. */
export async function flagMember(
  { database, clock, staff }: Pick<ConsoleDeps, 'database' | 'clock' | 'staff'>,
  actor: Actor,
  player: Player,
  { flag, on, reason }: FlagWish,
): Promise<void> {
  const { id: playerId, merchant } = player;
  await database.transaction(async (tx) => {
    const put = { flag, reason, by: actor.staff.email, at: clock.now(), merchant, playerId };
    const changed = on
      ? await insertFlag(tx, put)
      : (await deleteFlag(tx, playerId, flag)) !== null;
    if (!changed) throw new AppError('member.state', { field: 'flag' });
    const action = on ? 'member.flag.put' : 'member.flag.taken';
    const detail = { reason, flag, before: { flag: !on }, after: { flag: on } };
    await staff.record(tx, entryOf(actor, player, action, detail));
  });
}
