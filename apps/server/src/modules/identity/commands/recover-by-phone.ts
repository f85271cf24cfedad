import type { BodyOf, resetByPhoneCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Visitor } from '../identity.types.ts';
import { findPasswordHash, findPlayer } from '../player.repository.ts';
import { requireMobile } from '../refusals.ts';
import type { SmsSubject } from '../sms-codes.ts';
import { usernameKey } from '../username.ts';
import { checkNewPassword, storePassword } from './change-password.ts';
import { passGuard } from './pass-guard.ts';
import { proveNumber, requireNumber } from './login-by-code.ts';
import { requireEntry, signIn } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';

/** Sets a new password with the code of a message; everything else ends, and the member is in. */
export async function recoverByPhone(
  deps: IdentityDeps,
  body: BodyOf<typeof resetByPhoneCall>,
  visitor: Visitor,
): Promise<SignedIn> {
  const { database } = deps;
  const { merchant, language } = visitor;
  const settings = await deps.settings.registration(merchant);
  const mobile = requireMobile(deps, body, visitor);
  const counted = await passGuard(deps, body, mobile, visitor, settings);
  const subject: SmsSubject = { merchant, purpose: 'recovery', to: mobile };
  const guess = { subject, typed: body.verificationCode, counted };
  const { player, code } = await proveNumber(deps, guess, visitor, settings);
  await counted.succeeded();
  const { newPassword } = body;
  const change = { newPassword, confirmNewPassword: newPassword };
  await checkNewPassword(deps, change, player, settings, language);
  const oldHash = await findPasswordHash(database.read, player.id);
  const newHash = await deps.passwords.hash(newPassword);
  const stored = await database.transaction(async (tx) => {
    await deps.smsCodes.spend(tx, code);
    await requireNumber(tx, subject, player);
    return storePassword(deps, tx, player, { oldHash, newHash, reason: 'recovery' });
  });
  // Changed since it was looked at: whoever did so may be in, and this one has to begin again.
  if (!stored) throw new AppError('sms.code.invalid', { field: 'verificationCode' });
  await deps.attempts.forgive(merchant, usernameKey(player.username));
  // The password is set whatever comes of this: a second step may still be asked for.
  return database.transaction(async (tx) => {
    const fresh = (await findPlayer(tx, player.id)) ?? player;
    await requireNumber(tx, subject, fresh);
    await requireEntry(deps, tx, fresh, visitor, settings);
    return signIn(deps, tx, fresh, visitor, settings, {
      rememberMe: false,
      passwordExpired: false,
      byMessage: true,
    });
  });
}
