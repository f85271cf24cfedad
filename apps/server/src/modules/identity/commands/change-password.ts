import type { BodyOf, changePassword } from '@arara/contract';
import { checkForm, registrationFields } from '@arara/rules';
import type { Tx } from '@arara/postgres';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { PasswordProof } from '../factors/owner-proof.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Player } from '../identity.types.ts';
import { findPasswordHash, findPlayer, replacePassword } from '../player.repository.ts';
import { findPaymentHash } from '../payment-password.repository.ts';
import { refuseIssue } from '../refusals.ts';

type Body = BodyOf<typeof changePassword>;
interface Kept {
  readonly reason: 'password' | 'recovery';
  readonly keepSession?: string | undefined;
}

type NewPassword = Pick<Body, 'newPassword' | 'confirmNewPassword'>;

/** Throws when a new password breaks the rule, is easy to guess, or is the flagged default. */
export async function checkNewPassword(
  parts: IdentityParts,
  change: NewPassword,
  player: Player,
  settings: RegistrationSettings,
  language: string,
): Promise<void> {
  const { password } = registrationFields(settings.form);
  const rules = {
    newPassword: password,
    confirmNewPassword: password && { ...password, acceptedPattern: '*', minLength: 1 },
  };
  const about = { username: player.username, email: player.email ?? '' };
  const issue = checkForm(rules, { ...about, ...change })[0];
  if (issue !== undefined) throw refuseIssue(issue, parts.messages, language);
  await refusePaymentPassword(parts, player.id, change.newPassword);
  const { flaggedHash } = settings.password;
  if (flaggedHash !== null && (await parts.passwords.verify(flaggedHash, change.newPassword))) {
    throw new AppError('password.weak', { field: 'newPassword' });
  }
}

/** Refuses the payment password as the account's; counted, or it could be guessed by this. */
async function refusePaymentPassword(parts: IdentityParts, playerId: bigint, typed: string) {
  const hash = await findPaymentHash(parts.database.read, playerId);
  if (hash === null) return;
  const counted = await parts.tries.take(`payment.same:${playerId}`);
  if (await parts.passwords.verify(hash, typed)) {
    throw new AppError('payment.password.same', { field: 'newPassword' });
  }
  await counted.failed();
}

/** Puts a new password in place and ends what the old one had opened, but for `keepSession`. */
export async function storePassword(
  parts: IdentityParts,
  tx: Tx,
  player: Player,
  change: { oldHash: string | null; newHash: string } & Kept,
): Promise<boolean> {
  const { oldHash, newHash, reason, keepSession } = change;
  const now = parts.clock.now();
  if (!(await replacePassword(tx, { playerId: player.id, oldHash, newHash, now }))) return false;
  await parts.sessions.endAll(tx, player.id, reason, keepSession);
  await parts.notices.tell(tx, player.id, { template: 'password.changed' });
  return true;
}

/**
 * Changes the password of a signed-in member, or sets the first one of whoever came by a provider. All other sessions end; this one too when it was good
 * for nothing but the change: the member signs in afresh with the new password.
 */
export function createChangePassword(parts: IdentityParts, provePassword: PasswordProof) {
  const { database, passwords } = parts;

  return async function change(body: Body, caller: SignedCaller): Promise<void> {
    const { session, language } = caller;
    const settings = await parts.settings.registration(session.merchant);
    const player = await findPlayer(database.read, session.playerId);
    const oldHash = await findPasswordHash(database.read, session.playerId);
    await provePassword(caller, body.oldPassword, 'oldPassword');
    invariant(player !== null, 'a session has a player');
    await checkNewPassword(parts, body, player, settings, language);
    if (body.newPassword === body.oldPassword) {
      throw new AppError('password.reused', { field: 'newPassword' });
    }
    const newHash = await passwords.hash(body.newPassword);
    const stored = await database.transaction((tx) =>
      storePassword(parts, tx, player, {
        oldHash,
        newHash,
        reason: 'password',
        keepSession: session.mustChangePassword ? undefined : session.id,
      }),
    );
    // Somebody else changed it while this one was being looked at.
    if (!stored) throw new AppError('password.wrong', { field: 'oldPassword' });
  };
}
