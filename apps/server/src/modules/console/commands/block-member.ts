import { AppError } from '../../../platform/errors.ts';
import type { Player } from '../../identity/index.ts';
import { entryOf } from '../audit.ts';
import type { Actor } from '../audit.ts';
import type { ConsoleDeps } from '../console.deps.ts';

/**
 * Blocks a member or lifts that block, by the same service as the command line; the audit is written in its
 * transaction. Throws `member.state` where the member is so already.
 */
export async function blockMember(
  { identity, staff }: Pick<ConsoleDeps, 'identity' | 'staff'>,
  actor: Actor,
  player: Player,
  { blocked, reason }: { readonly blocked: boolean; readonly reason: string },
): Promise<void> {
  const action = blocked ? 'member.blocked' : 'member.unblocked';
  const detail = { reason, before: { blocked: !blocked }, after: { blocked } };
  const decided = await (blocked ? identity.blockMember : identity.unblockMember)({
    player,
    reason,
    by: actor.staff.email,
    also: (tx) => staff.record(tx, entryOf(actor, player, action, detail)),
  });
  if (!decided) throw new AppError('member.state');
}
