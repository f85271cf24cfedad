import type { BodyOf, changePasswordCall } from '@arara/contract';
import { checkForm, registrationFields } from '@arara/rules';
import type { Tx } from '@arara/postgres';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Player } from '../identity.types.ts';
import { findPasswordHash, findPlayer, replacePassword } from '../player.repository.ts';
import { findPaymentHash } from '../payment-password.repository.ts';
import { refuseIssue } from '../refusals.ts';
import { provePassword } from '../factors/prove-owner.ts';

type Body = BodyOf<typeof changePasswordCall>;
interface Kept {
  readonly reason: 'password' | 'recovery';
  readonly keepSession?: string | undefined;
}

type NewPassword = Pick<Body, 'newPassword' | 'confirmNewPassword'>;

/** Throws when a new password breaks the rule, is easy to guess, or is the flagged default. */
export async function checkNewPassword(
  deps: IdentityDeps,
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
  if (issue !== undefined) throw refuseIssue(issue, deps.texts, language);
  await refusePaymentPassword(deps, player.id, change.newPassword);
  const { flaggedHash } = settings.password;
  if (flaggedHash !== null && (await deps.passwords.verify(flaggedHash, change.newPassword))) {
    throw new AppError('password.weak', { field: 'newPassword' });
  }
}

/** Refuses the payment password as the account's; counted, or it could be guessed by this. */
async function refusePaymentPassword(deps: IdentityDeps, playerId: bigint, typed: string) {
  const hash = await findPaymentHash(deps.database.read, playerId);
  if (hash === null) return;
  const counted = await deps.tries.take(`payment.same:${playerId}`);
  if (await deps.passwords.verify(hash, typed)) {
    throw new AppError('payment.password.same', { field: 'newPassword' });
  }
  await counted.failed();
}

/** Puts a new password in place and ends what the old one had opened, but for `keepSession`. */
export async function storePassword(
  deps: IdentityDeps,
  tx: Tx,
  player: Player,
  change: { oldHash: string | null; newHash: string } & Kept,
): Promise<boolean> {
  const { oldHash, newHash, reason, keepSession } = change;
  const now = deps.clock.now();
  if (!(await replacePassword(tx, { playerId: player.id, oldHash, newHash, now }))) return false;
  await deps.sessions.endAll(tx, player.id, reason, keepSession);
  await deps.notices.tell(tx, player.id, { template: 'password.changed' });
  return true;
}

/**
 * Changes the password of a signed-in member, or sets the first one of whoever came by a provider. All other sessions end; this one too when it was good
 * for nothing but the change: the member signs in afresh with the new password.
 */
export async function changePassword(
  deps: IdentityDeps,
  body: Body,
  caller: SignedCaller,
): Promise<void> {
  const { database, passwords } = deps;
  const { session, language } = caller;
  const settings = await deps.settings.registration(session.merchant);
  const player = await findPlayer(database.read, session.playerId);
  const oldHash = await findPasswordHash(database.read, session.playerId);
  await provePassword(deps, caller, body.oldPassword, 'oldPassword');
  invariant(player !== null, 'a session has a player');
  await checkNewPassword(deps, body, player, settings, language);
  if (body.newPassword === body.oldPassword) {
    throw new AppError('password.reused', { field: 'newPassword' });
  }
  const newHash = await passwords.hash(body.newPassword);
  const stored = await database.transaction((tx) =>
    storePassword(deps, tx, player, {
      oldHash,
      newHash,
      reason: 'password',
      keepSession: session.mustChangePassword ? undefined : session.id,
    }),
  );
  // Somebody else changed it while this one was being looked at.
  if (!stored) throw new AppError('password.wrong', { field: 'oldPassword' });
}
