import type { BodyOf, confirmMobile, startMobile } from '@arara/contract';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import { createSendNow } from '../commands/send-code.ts';
import type { OwnerProof } from '../factors/owner-proof.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { findPlayer, holdPlayer } from '../player.repository.ts';
import { refuseTaken, requireMobile } from '../refusals.ts';
import type { SmsSubject } from '../sms-codes.ts';
import { setMobile } from './contact.repository.ts';
import { endOfMobile } from './mask-contact.ts';

/**
 * Another mobile number, or the one that was typed at registration: it counts, and signs in, once the
 * code that was sent to it comes back. Only whoever holds the phone hears that it is taken.
 */
export function createChangeMobile(parts: IdentityParts, prove: OwnerProof) {
  const { database, clock, notices, smsCodes, policy } = parts;
  const sendNow = createSendNow(parts);

  const subjectOf = ({ session }: SignedCaller, mobile: string): SmsSubject => ({
    merchant: session.merchant,
    purpose: 'mobile',
    to: mobile,
    playerId: session.playerId,
  });

  /** Sends the code; answers for how many minutes it is good. */
  async function start(body: BodyOf<typeof startMobile>, caller: SignedCaller): Promise<number> {
    await prove(caller, body);
    const { merchant, playerId } = caller.session;
    const mobile = requireMobile(parts, body, caller);
    const player = await findPlayer(database.read, playerId);
    invariant(player !== null, 'a session has a player');
    if (player.mobile === mobile && player.mobileConfirmed) {
      throw new AppError('contact.same', { field: 'mobileNum' });
    }
    const { siteName: site } = await parts.settings.registration(merchant);
    const subject = subjectOf(caller, mobile);
    const code = await smsCodes.issue(subject, caller.address);
    const { minutes } = policy.sms;
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
    await sendNow(subject, { ...message, language: caller.language });
    return minutes;
  }

  /** Takes the number over; the owner is told by mail, and at the number that was confirmed. */
  async function confirm(body: BodyOf<typeof confirmMobile>, caller: SignedCaller): Promise<void> {
    const mobile = requireMobile(parts, body, caller);
    const right = await smsCodes.judge(subjectOf(caller, mobile), body.verificationCode);
    const change = { playerId: caller.session.playerId, mobile, now: clock.now() };
    await database
      .transaction(async (tx) => {
        await smsCodes.spend(tx, right);
        await holdPlayer(tx, change.playerId);
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

  return { start, confirm };
}
