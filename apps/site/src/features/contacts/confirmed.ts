import type { Member } from '@arara/contract';

/** An address as it was typed. */
export type Contact =
  | { readonly kind: 'email'; readonly email: string }
  | {
      readonly kind: 'mobile';
      readonly mobileNum: string;
      readonly countryDialingCode: string;
    };

type Reached = Pick<Member, 'email' | 'emailConfirmed' | 'mobileNum' | 'mobileConfirmed'>;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** True if an address, as it was typed, is the one that a member has confirmed. */
export function hasConfirmed(member: Reached | null, contact: Contact): boolean {
  if (member === null) return false;
  if (contact.kind === 'email') {
    return member.emailConfirmed && member.email?.toLowerCase() === contact.email.toLowerCase();
  }
  const { mobileNum, countryDialingCode } = contact;
  const typed = digitsOf(mobileNum).replace(/^0+/, '');
  const isSame = digitsOf(member.mobileNum ?? '') === `${digitsOf(countryDialingCode)}${typed}`;
  return member.mobileConfirmed && isSame;
}
