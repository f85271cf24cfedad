import { api } from '../../../lib/api.ts';
import { faultCode } from '../../../lib/fault-text.ts';
import { rereadMember } from '../../../lib/reread-member.ts';
import { useSession } from '../../../lib/session.ts';
import { hasConfirmed } from '../confirmed.ts';
import type { Contact } from '../confirmed.ts';

interface Proof {
  readonly password: string;
  readonly code?: string;
}

/** Has a code sent to a new address; answers for how many minutes it is good, null where none is needed. */
export async function sendContactCode(contact: Contact, proof: Proof): Promise<number | null> {
  const { kind: _kind, ...typed } = contact;
  const isKnown = hasConfirmed(memberNow(), contact);
  try {
    const sent = await ('email' in typed
      ? api('startEmail', { body: { ...proof, ...typed } })
      : api('startMobile', { body: { ...proof, ...typed } }));
    return sent.expiredMinutes;
  } catch (error) {
    // It is confirmed, and the page did not know: that answer got lost.
    const isNews = faultCode(error) === 'contact.same' && !isKnown;
    if (isNews && (await turnsOutConfirmed(contact))) return null;
    throw error;
  }
}

/** Takes the address over with its code. */
export async function confirmContact(contact: Contact, verificationCode: string): Promise<void> {
  const { kind: _kind, ...typed } = contact;
  try {
    await ('email' in typed
      ? api('confirmEmail', { body: { ...typed, verificationCode } })
      : api('confirmMobile', { body: { ...typed, verificationCode } }));
  } catch (error) {
    // An answer may have got lost, of this press or of one before it that used the code up.
    if (await turnsOutConfirmed(contact)) return;
    throw error;
  }
  await rereadMember();
}

const memberNow = () => useSession.getState().member;

/** True if the server has an address as confirmed by now. */
async function turnsOutConfirmed(contact: Contact): Promise<boolean> {
  try {
    await rereadMember();
  } catch {
    return false;
  }
  return hasConfirmed(memberNow(), contact);
}
