import type { Db } from '@arara/postgres';

/** How a member is reached; identity keeps who that is, and what of it is confirmed. */
export interface Contact {
  readonly id: bigint;
  readonly merchant: string;
  readonly username: string;
  readonly language: string;
  readonly email: string | null;
  /** True once a code has shown that the address is the member's. */
  readonly emailConfirmed: boolean;
  /** As E.164 writes it. */
  readonly mobile: string | null;
  readonly mobileConfirmed: boolean;
}

/** How a member is reached, as a transaction finds it; null: nobody has the id. */
export type ContactOf = (db: Db, playerId: bigint) => Promise<Contact | null>;

/** Money that has moved: a decimal string in its currency. */
interface Moved {
  readonly amount: string;
  readonly currency: string;
}

/** The words of each notice, beside the site's name, the member's and a link to the site. */
interface NoticeWords {
  recovery: { readonly minutes: number; readonly link: string };
  locked: { readonly tries: number; readonly address: string; readonly minutes: number };
  entry: { readonly device: string; readonly address: string };
  'password.changed': unknown;
  'payment.password.changed': unknown;
  'payment.password.forgotten': unknown;
  'email.changed': { readonly email: string };
  'mobile.changed': { readonly mobile: string };
  'id.number.added': { readonly idNumber: string };
  'notice.off': { readonly notice: string };
  'remember.reused': unknown;
  'factor.locked': { readonly address: string };
  'totp.on': unknown;
  'totp.off': unknown;
  'recovery.codes': unknown;
  'passkey.added': { readonly name: string };
  'passkey.removed': { readonly name: string };
  'passkey.step.on': unknown;
  'passkey.step.off': unknown;
  'identity.linked': { readonly name: string };
  'identity.unlinked': { readonly name: string };
  'deposit.paid': Moved;
  'withdrawal.paid': Moved;
  'withdrawal.back': Moved;
  'ticket.corrected': Moved;
  'ticket.held': Moved;
  'ticket.returned': Moved;
  'prize.released': Moved;
  /** The words of the house to a feedback, as staff wrote them. */
  'feedback.answered': { readonly words: string };
}

/** The name of a notice: its sentences stand under it in the messages `mail`. */
export type NoticeTemplate = keyof NoticeWords;

/** A notice with its words, as a module tells it. */
export type Notice = {
  readonly [T in NoticeTemplate]: { readonly template: T } & NoticeWords[T];
}[NoticeTemplate];

/** A letter to an address that no code has confirmed yet; it does not name the account of a member. */
export type AskingLetter =
  | { readonly template: 'email.code'; readonly code: string; readonly minutes: number }
  | { readonly template: 'email.given'; readonly link: string }
  | {
      readonly template: 'staff.opened';
      readonly name: string;
      readonly password: string;
      readonly link: string;
    };

/** A code on its way to a number. */
export interface CodeMessage {
  /** As E.164 writes it. */
  readonly to: string;
  /** The use of the code; its sentence stands under this name in the messages `sms`. */
  readonly purpose: 'login' | 'register' | 'recovery' | 'mobile';
  readonly code: string;
  readonly language: string;
  readonly site: string;
  readonly minutes: number;
}
