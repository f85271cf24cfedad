import type { BodyOf, confirmMobileCall, startMobileCall } from '@arara/contract';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import { sendCodeNow } from '../commands/send-code.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { findPlayer, lockPlayer } from '../player.repository.ts';
import { refuseTaken, requireMobile } from '../refusals.ts';
import type { SmsSubject } from '../sms-codes.ts';
import { setMobile } from './contact.repository.ts';
import { endOfMobile } from './mask-contact.ts';
import { proveOwner } from '../factors/prove-owner.ts';

/** Sends the code; answers for how many minutes it is good. */
export async function startMobileChange(
  deps: IdentityDeps,
  body: BodyOf<typeof startMobileCall>,
  caller: SignedCaller,
): Promise<number> {
  const { database, smsCodes, security, clock } = deps;
  await proveOwner(deps, caller, body);
  const { merchant, playerId } = caller.session;
  const mobile = requireMobile(deps, body, caller);
  const player = await findPlayer(database.read, playerId);
  invariant(player !== null, 'a session has a player');
  if (player.mobile === mobile && player.mobileConfirmed) {
    throw new AppError('contact.same', { field: 'mobileNum' });
  }
  const { siteName: site } = await deps.settings.registration(merchant);
  const subject = subjectOf(caller, mobile);
  const code = await smsCodes.issue(subject, caller.address);
  const { minutes } = security.sms;
  const until = clock.now().getTime() + minutes * 60_000;
  const message = {
    merchant,
    purpose: 'mobile',
    to: mobile,
    code,
    site,
    minutes,
    until,
  } as const;
  await sendCodeNow(deps, subject, { ...message, language: caller.language });
  return minutes;
}

/**
 * Another mobile number, or the one that was typed at registration: it counts, and signs in, once the code
 * that was sent to it comes back. Only whoever holds the phone hears that it is taken. Takes the number
 * over; the owner is told by mail, and at the number that was confirmed.
 */
export async function confirmMobileChange(
  deps: IdentityDeps,
  body: BodyOf<typeof confirmMobileCall>,
  caller: SignedCaller,
): Promise<void> {
  const { smsCodes, clock, database, notices } = deps;
  const mobile = requireMobile(deps, body, caller);
  const right = await smsCodes.judge(subjectOf(caller, mobile), body.verificationCode);
  const change = { playerId: caller.session.playerId, mobile, now: clock.now() };
  await database
    .transaction(async (tx) => {
      await smsCodes.spend(tx, right);
      await lockPlayer(tx, change.playerId);
      const before = await findPlayer(tx, change.playerId);
      await setMobile(tx, change);
      if (before === null || before.mobile === mobile) return;
      const notice = { template: 'mobile.changed', mobile: endOfMobile(mobile) } as const;
      await notices.tellContact(tx, before, notice);
    })
    .catch((error: unknown) => {
      throw refuseTaken(error);
    });
}

function subjectOf({ session }: SignedCaller, mobile: string): SmsSubject {
  return {
    merchant: session.merchant,
    purpose: 'mobile',
    to: mobile,
    playerId: session.playerId,
  };
}
