import { AppError } from '../../../platform/errors.ts';
import type { Player } from '../../identity/index.ts';
import { entryOf } from '../audit.ts';
import type { Actor } from '../audit.ts';
import type { ConsoleDeps } from '../console.deps.ts';

/**
 * Asks a member for a new password at the next sign-in. Throws `member.state` where it is asked for already, or
 * the account has no password.
 */
export async function renewPassword(
  { database, identity, staff }: Pick<ConsoleDeps, 'database' | 'identity' | 'staff'>,
  actor: Actor,
  player: Player,
  reason: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await identity.desk.askNewPassword(tx, player.id))) throw new AppError('member.state');
    const before = { mustChangePassword: false };
    const detail = { reason, before, after: { mustChangePassword: true } };
    await staff.record(tx, entryOf(actor, player, 'member.password.renewed', detail));
  });
}
