import type { BodyOf, resetByPhone } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { Visitor } from '../identity.types.ts';
import { findPasswordHash, findPlayer } from '../player.repository.ts';
import { requireMobile } from '../refusals.ts';
import type { SmsSubject } from '../sms-codes.ts';
import { usernameKey } from '../username.ts';
import { checkNewPassword, storePassword } from './change-password.ts';
import { passGuard } from './entrance-guard.ts';
import { proveNumber, requireNumber } from './login-by-code.ts';
import { requireEntry, signIn } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';

/** Sets a new password with the code of a message; everything else ends, and the member is in. */
export function createRecoverByPhone(parts: IdentityParts) {
  const { database } = parts;

  return async function recoverByPhone(
    body: BodyOf<typeof resetByPhone>,
    visitor: Visitor,
  ): Promise<SignedIn> {
    const { merchant, language } = visitor;
    const settings = await parts.settings.registration(merchant);
    const mobile = requireMobile(parts, body, visitor);
    const counted = await passGuard(parts, body, mobile, visitor, settings);
    const subject: SmsSubject = { merchant, purpose: 'recovery', to: mobile };
    const guess = { subject, typed: body.verificationCode, counted };
    const { player, code } = await proveNumber(parts, guess, visitor, settings);
    await counted.succeeded();
    const { newPassword } = body;
    const change = { newPassword, confirmNewPassword: newPassword };
    await checkNewPassword(parts, change, player, settings, language);
    const oldHash = await findPasswordHash(database.read, player.id);
    const newHash = await parts.passwords.hash(newPassword);
    const stored = await database.transaction(async (tx) => {
      await parts.smsCodes.spend(tx, code);
      await requireNumber(tx, subject, player);
      return storePassword(parts, tx, player, { oldHash, newHash, reason: 'recovery' });
    });
    // Changed since it was looked at: whoever did so may be in, and this one has to begin again.
    if (!stored) throw new AppError('sms.code.invalid', { field: 'verificationCode' });
    await parts.attempts.forgive(merchant, usernameKey(player.username));
    // The password is set whatever comes of this: a second step may still be asked for.
    return database.transaction(async (tx) => {
      const fresh = (await findPlayer(tx, player.id)) ?? player;
      await requireNumber(tx, subject, fresh);
      await requireEntry(parts, tx, fresh, visitor, settings);
      return signIn(parts, tx, fresh, visitor, settings, {
        rememberMe: false,
        passwordExpired: false,
        byMessage: true,
      });
    });
  };
}
