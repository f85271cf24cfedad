import type { CallerSession } from '../../../platform/http/caller.ts';
import { deleteCodesOf } from '../code.repository.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { revokeFamilies } from '../remember.repository.ts';
import { familyOfSession } from '../session.repository.ts';

/** Ends a session together with the sign-in of its browser, and whatever else that has opened. */
export async function endSession(
  deps: IdentityDeps,
  playerId: bigint,
  id: string,
  reason: 'logout' | 'revoked',
): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const ended = await deps.sessions.end(tx, { playerId, id }, reason);
    if (ended.length === 0) return false;
    // A device that is sent away does not come back by a code that it asked for; who leaves may hand one on.
    if (reason === 'revoked') await deleteCodesOf(tx, playerId, 'sign-in');
    const family = await familyOfSession(tx, id);
    if (family === null) return true;
    await revokeFamilies(tx, { playerId, id: family }, deps.clock.now());
    await deps.sessions.end(tx, { playerId, familyId: family }, reason);
    return true;
  });
}

/** Ends everything that lets the member in but the session that asks and its device. */
export async function endOtherSessions(
  deps: IdentityDeps,
  { playerId, id }: CallerSession,
): Promise<void> {
  await deps.database.transaction((tx) => deps.sessions.endAll(tx, playerId, 'revoked', id));
}

/** Signs out. */
export async function logout(deps: IdentityDeps, { playerId, id }: CallerSession): Promise<void> {
  await endSession(deps, playerId, id, 'logout');
}
