import type { IdentityDeps } from '../identity.deps.ts';
import { findPasswordHash, findPlayer } from '../player.repository.ts';
import { tellOfLock } from '../tell-of-lock.ts';
import { usernameKey } from '../username.ts';

/**
 * True if a signed-in member typed the password again. A wrong one counts as a failed sign-in of
 * the account and the address, tells the owner when it was one too many, and `login.locked` is
 * thrown while one of them is locked.
 */
export async function verifyPassword(
  deps: IdentityDeps,
  playerId: bigint,
  password: string,
  address: string,
): Promise<boolean> {
  const db = deps.database.read;
  const player = await findPlayer(db, playerId);
  if (player === null) return false;
  const guard = deps.attempts.guard(player.merchant, usernameKey(player.username), address);
  const counted = await guard.take();
  const right = await deps.passwords.verify(await findPasswordHash(db, playerId), password);
  if (right) {
    await counted.succeeded();
    return true;
  }
  const { locked, failures } = await counted.failed();
  if (locked) await tellOfLock(deps, player, { address, tries: failures });
  return false;
}
