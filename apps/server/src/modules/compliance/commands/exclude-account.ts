import type { SignedCaller } from '../../../platform/http/caller.ts';
import { addMonths } from '../block.policy.ts';
import type { ComplianceDeps } from '../compliance.deps.ts';
import { writeRestriction } from '../player.repository.ts';
import { changePlayer } from './change-player.ts';

/**
 * Self-exclusion: needs the password or, where there is none, a fresh sign-in; ends every session,
 * cannot be shortened. Open rounds settle and withdrawals stay open, because the ledger refuses
 * guarded codes only. Returns its end.
 */
export async function excludeAccount(
  deps: ComplianceDeps,
  caller: SignedCaller,
  { months, password }: { readonly months: number; readonly password: string },
): Promise<Date> {
  const { playerId } = caller.session;
  await deps.ports.provePassword(caller, password);
  const { player } = await changePlayer(deps, playerId, 'exclusion', async (tx, _player, now) => {
    await writeRestriction(tx, playerId, 'exclusion', now, addMonths(now, months));
    await deps.ports.endSessions(tx, playerId);
  });
  return player.excluded_until ?? deps.clock.now();
}
