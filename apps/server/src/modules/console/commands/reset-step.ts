import { AppError } from '../../../platform/errors.ts';
import type { Player } from '../../identity/index.ts';
import { entryOf } from '../audit.ts';
import type { Actor } from '../audit.ts';
import type { ConsoleDeps } from '../console.deps.ts';

/** Takes a member's second step away; throws `factor.off` where there is none. */
export async function resetStep(
  { database, identity, staff }: Pick<ConsoleDeps, 'database' | 'identity' | 'staff'>,
  actor: Actor,
  player: Player,
  reason: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await identity.desk.resetSecondStep(tx, player.id))) throw new AppError('factor.off');
    const detail = { reason, before: { secondStep: true }, after: { secondStep: false } };
    await staff.record(tx, entryOf(actor, player, 'member.step.reset', detail));
  });
}
