import type { BodyOf, setPaymentPasswordCall } from '@arara/contract';
import { checkForm, fieldRule } from '@arara/rules';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import { proveOwner } from '../factors/prove-owner.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { judgePayment, wrongPayment } from './prove-payment.ts';
import { findPasswordHash, findPlayer } from '../player.repository.ts';
import * as rows from '../payment-password.repository.ts';
import { refuseIssue } from '../refusals.ts';

type Body = BodyOf<typeof setPaymentPasswordCall>;

const rules = {
  newPassword: fieldRule('any', 8, 64),
  confirmNewPassword: fieldRule('any', 1, 128),
};

/**
 * Sets the payment password; another one takes the old one. A member who forgot it proves the account, sets a
 * new one and waits a day: the password of the account alone moves no money.
 */
export async function setPaymentPassword(
  deps: IdentityDeps,
  body: Body,
  caller: SignedCaller,
): Promise<void> {
  const { database, passwords, clock } = deps;
  const { playerId } = caller.session;
  await proveOwner(deps, caller, body);
  const old = await rows.findPaymentHash(database.read, playerId);
  if (old !== null && !body.forgotten) {
    await judgePayment(deps, playerId, old, body.oldPaymentPassword, 'oldPaymentPassword');
  }
  const player = await findPlayer(database.read, playerId);
  invariant(player !== null, 'a session has a player');
  const about = { username: player.username, email: player.email ?? '' };
  const issue = checkForm(rules, { ...about, ...body })[0];
  if (issue !== undefined) throw refuseIssue(issue, deps.texts, caller.language);
  // Somebody who learns the password of the account must not have this one with it.
  const ofAccount = await findPasswordHash(database.read, playerId);
  if (ofAccount !== null && (await passwords.verify(ofAccount, body.newPassword))) {
    throw new AppError('payment.password.same', { field: 'newPassword' });
  }
  const hash = await passwords.hash(body.newPassword);
  const isForgotten = old !== null && body.forgotten;
  const waitsUntil = isForgotten
    ? new Date(clock.now().getTime() + deps.security.newPaymentPasswordMs)
    : null;
  await database.transaction(async (tx) => {
    // Somebody else set one meanwhile: what was proven above is no longer the one that is replaced.
    if (!(await rows.lockPaymentHash(tx, playerId, old))) throw wrongPayment('oldPaymentPassword');
    await rows.storePaymentHash(tx, playerId, { hash, waitsUntil });
    const template = isForgotten ? 'payment.password.forgotten' : 'payment.password.changed';
    await deps.notices.tell(tx, playerId, { template });
  });
}
