import type { BodyOf, resetByLinkCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { findCode, takeCode } from '../code.repository.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Visitor } from '../identity.types.ts';
import { findPasswordHash, findPlayer } from '../player.repository.ts';
import { usernameKey } from '../username.ts';
import { checkNewPassword, storePassword } from './change-password.ts';

/** Sets a new password with the code of the mail; every session and older code ends. */
export async function resetPassword(
  deps: IdentityDeps,
  body: BodyOf<typeof resetByLinkCall>,
  visitor: Visitor,
): Promise<void> {
  const { clock, database } = deps;
  const { merchant, language } = visitor;
  const settings = await deps.settings.registration(merchant);
  const lookup = {
    hash: hashToken(body.code),
    purpose: 'recovery',
    merchant,
    now: clock.now(),
  } as const;
  const owner = await findCode(database.read, lookup);
  const player = owner === null ? null : await findPlayer(database.read, owner);
  if (player === null) throw new AppError('recovery.code.invalid', { field: 'code' });
  await checkNewPassword(deps, body, player, settings, language);
  const oldHash = await findPasswordHash(database.read, player.id);
  const newHash = await deps.passwords.hash(body.newPassword);
  const done = await database.transaction(async (tx) => {
    if ((await takeCode(tx, lookup)) === null) return false;
    return storePassword(deps, tx, player, { oldHash, newHash, reason: 'recovery' });
  });
  if (!done) throw new AppError('recovery.code.invalid', { field: 'code' });
  await deps.attempts.forgive(merchant, usernameKey(player.username));
}
