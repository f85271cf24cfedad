import { api } from '../../../lib/api.ts';
import { rereadMember } from '../../../lib/reread-member.ts';

/** An address as it was typed. */
export type Contact =
  | { readonly kind: 'email'; readonly email: string }
  | {
      readonly kind: 'mobile';
      readonly mobileNum: string;
      readonly countryDialingCode: string;
    };

interface Proof {
  readonly password: string;
  readonly code?: string;
}

/** Has a code sent to a new address; answers for how many minutes it is good. */
export async function sendContactCode(contact: Contact, proof: Proof): Promise<number> {
  const { kind: _kind, ...typed } = contact;
  const sent = await ('email' in typed
    ? api('startEmail', { body: { ...proof, ...typed } })
    : api('startMobile', { body: { ...proof, ...typed } }));
  return sent.expiredMinutes;
}

/** Takes the address over with its code. */
export async function confirmContact(contact: Contact, verificationCode: string): Promise<void> {
  const { kind: _kind, ...typed } = contact;
  await ('email' in typed
    ? api('confirmEmail', { body: { ...typed, verificationCode } })
    : api('confirmMobile', { body: { ...typed, verificationCode } }));
  await rereadMember();
}
