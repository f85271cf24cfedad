import type { BodyOf, confirmEmailCall, startEmailCall } from '@arara/contract';
import { checkForm, fieldRule, registrationFields } from '@arara/rules';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import { deleteCodesOf } from '../code.repository.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { findPlayer, lockPlayer } from '../player.repository.ts';
import { refuseIssue } from '../refusals.ts';
import type { CodeSubject } from '../sms-codes.ts';
import { setEmail } from './contact.repository.ts';
import { maskEmail } from './mask-contact.ts';
import { proveOwner } from '../factors/prove-owner.ts';

const anyEmail = fieldRule('email', 3, 254);

/** Sends the code; answers for how many minutes it is good. */
export async function startEmailChange(
  deps: IdentityDeps,
  body: BodyOf<typeof startEmailCall>,
  caller: SignedCaller,
): Promise<number> {
  const { emailCodes, security, notices, database } = deps;
  const db = database.read;
  await proveOwner(deps, caller, body);
  const { email } = body;
  await requireEmail(deps, email, caller);
  const player = await findPlayer(db, caller.session.playerId);
  invariant(player !== null, 'a session has a player');
  const isSame = player.email?.toLowerCase() === email.toLowerCase();
  if (isSame && player.emailConfirmed) throw new AppError('contact.same', { field: 'email' });
  const code = await emailCodes.issue(subjectOf(caller, email), caller.address);
  const { minutes } = security.email;
  await notices.ask(db, { ...player, email }, { template: 'email.code', code, minutes });
  return minutes;
}

/**
 * Another e-mail, or the same one confirmed: it counts once the code that was sent to it comes back. The
 * command neither looks nor tells who else has the address. Takes the address over; the owner is told as
 * before it, and recovery links sent there end.
 */
export async function confirmEmailChange(
  deps: IdentityDeps,
  body: BodyOf<typeof confirmEmailCall>,
  caller: SignedCaller,
): Promise<void> {
  const { emailCodes, database, notices } = deps;
  const { playerId } = caller.session;
  const { email, verificationCode } = body;
  const right = await emailCodes.judge(subjectOf(caller, email), verificationCode);
  await database.transaction(async (tx) => {
    await emailCodes.spend(tx, right);
    await lockPlayer(tx, playerId);
    const before = await findPlayer(tx, playerId);
    await setEmail(tx, { playerId, email, now: deps.clock.now() });
    if (before === null || before.email?.toLowerCase() === email.toLowerCase()) return;
    await deleteCodesOf(tx, playerId, 'recovery');
    await notices.tellContact(tx, before, { template: 'email.changed', email: maskEmail(email) });
  });
}

function subjectOf({ session }: SignedCaller, email: string): CodeSubject {
  return {
    merchant: session.merchant,
    purpose: 'email',
    to: email.toLowerCase(),
    playerId: session.playerId,
  };
}

async function requireEmail(
  deps: IdentityDeps,
  email: string,
  { session, language }: SignedCaller,
): Promise<void> {
  const { form } = await deps.settings.registration(session.merchant);
  const own = registrationFields(form)['email'];
  const rule = { ...anyEmail, ...(own?.enabled === true ? own : {}), required: true };
  const issue = checkForm({ email: rule }, { email })[0];
  if (issue !== undefined) throw refuseIssue(issue, deps.texts, language);
}
