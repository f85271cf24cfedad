import type { CallerSession } from '../../../platform/http/caller.ts';
import { deleteCodesOf } from '../code.repository.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { revokeFamilies } from '../remember.repository.ts';
import { familyOfSession } from '../session.repository.ts';

/** Ends a session together with the sign-in of its browser, and whatever else that has opened. */
export function createEndSession(parts: IdentityParts) {
  return async function endSession(
    playerId: bigint,
    id: string,
    reason: 'logout' | 'revoked',
  ): Promise<boolean> {
    return parts.database.transaction(async (tx) => {
      const ended = await parts.sessions.end(tx, { playerId, id }, reason);
      if (ended.length === 0) return false;
      // A device that is sent away does not come back by a code that it asked for; who leaves may hand one on.
      if (reason === 'revoked') await deleteCodesOf(tx, playerId, 'sign-in');
      const family = await familyOfSession(tx, id);
      if (family === null) return true;
      await revokeFamilies(tx, { playerId, id: family }, parts.clock.now());
      await parts.sessions.end(tx, { playerId, familyId: family }, reason);
      return true;
    });
  };
}

/** Ends everything that lets the member in but the session that asks and its device. */
export function createEndOthers(parts: IdentityParts) {
  return async function endOthers({ playerId, id }: CallerSession): Promise<void> {
    await parts.database.transaction((tx) => parts.sessions.endAll(tx, playerId, 'revoked', id));
  };
}

/** Signs out. */
export function createLogout(parts: IdentityParts) {
  const endSession = createEndSession(parts);
  return async function logout({ playerId, id }: CallerSession): Promise<void> {
    await endSession(playerId, id, 'logout');
  };
}
