import type { noticeIds } from '@arara/contract';
import type { Contact, NoticeTemplate } from './messages.types.ts';

/** A choice of the member: one kind of notice by one way. */
export type NoticeId = (typeof noticeIds)[number];

interface ChoiceRule {
  /** As long as the member has not chosen. */
  readonly first: boolean;
  /** Told whether or not it is liked: the account's safety hangs on it. */
  readonly required: boolean;
  /** Would give a thief away: the owner hears when it goes off. */
  readonly watched?: boolean;
}

export const choiceRules: Readonly<Record<NoticeId, ChoiceRule>> = {
  'security.mail': { first: true, required: true },
  'entry.mail': { first: true, required: false, watched: true },
  'withdrawal.mail': { first: true, required: false, watched: true },
  'withdrawal.sms': { first: false, required: false },
  'deposit.mail': { first: false, required: false },
  'deposit.sms': { first: false, required: false },
  'news.site': { first: true, required: false },
};

/** A sentence of the messages `sms` that is news and not a code. */
export type SmsTemplate =
  | 'moved'
  | 'access.changed'
  | 'entry'
  | 'password.changed'
  | 'payment.password.changed'
  | 'payment.password.forgotten'
  | 'email.changed'
  | 'id.number.added'
  | 'deposit.paid'
  | 'withdrawal.paid'
  | 'withdrawal.back';

interface Ways {
  /** The choice that a letter hangs on; absent: it goes whatever the member likes. */
  readonly mail?: NoticeId;
  /** The short message; absent: only a letter is worth it. */
  readonly sms?: {
    readonly template: SmsTemplate;
    /** In place of a letter that has no confirmed address, beside the letter, or by a choice of its own. */
    readonly when: 'instead' | 'beside' | NoticeId;
  };
}

const instead = (template: SmsTemplate): Ways => ({ sms: { template, when: 'instead' } });
const accessChanged = instead('access.changed');
const letterOnly: Ways = {};

/** The ways by which each notice goes. */
export const waysOf: Readonly<Record<NoticeTemplate, Ways>> = {
  recovery: letterOnly,
  locked: letterOnly,
  'remember.reused': letterOnly,
  entry: { mail: 'entry.mail', ...instead('entry') },
  'password.changed': instead('password.changed'),
  'payment.password.changed': instead('payment.password.changed'),
  'payment.password.forgotten': instead('payment.password.forgotten'),
  'email.changed': instead('email.changed'),
  'mobile.changed': { sms: { template: 'moved', when: 'beside' } },
  'id.number.added': instead('id.number.added'),
  'notice.off': accessChanged,
  'factor.locked': accessChanged,
  'totp.on': accessChanged,
  'totp.off': accessChanged,
  'recovery.codes': accessChanged,
  'passkey.added': accessChanged,
  'passkey.removed': accessChanged,
  'passkey.step.on': accessChanged,
  'passkey.step.off': accessChanged,
  'identity.linked': accessChanged,
  'identity.unlinked': accessChanged,
  'deposit.paid': {
    mail: 'deposit.mail',
    sms: { template: 'deposit.paid', when: 'deposit.sms' },
  },
  'withdrawal.paid': {
    mail: 'withdrawal.mail',
    sms: { template: 'withdrawal.paid', when: 'withdrawal.sms' },
  },
  'withdrawal.back': {
    mail: 'withdrawal.mail',
    sms: { template: 'withdrawal.back', when: 'withdrawal.sms' },
  },
  // Told whatever a member has chosen: they would look for the money.
  'ticket.corrected': letterOnly,
  'ticket.held': letterOnly,
  'ticket.returned': letterOnly,
  'prize.released': letterOnly,
  // The member has asked for it.
  'feedback.answered': letterOnly,
};

/** Answers if a member wants a notice, by the choices so far. */
export function isWanted(id: NoticeId, chosen: ReadonlyMap<string, boolean>): boolean {
  const { first, required } = choiceRules[id];
  return required || (chosen.get(id) ?? first);
}

export interface Plan {
  /** The confirmed address of a letter; null: none is written. */
  readonly mail: string | null;
  /** The short message and the confirmed number that it goes to. */
  readonly sms: { readonly to: string; readonly template: SmsTemplate } | null;
}

/** The ways that a notice takes to a member: confirmed contacts only, and what the member has chosen. */
export function planOf(
  template: NoticeTemplate,
  contact: Pick<Contact, 'email' | 'emailConfirmed' | 'mobile' | 'mobileConfirmed'>,
  chosen: ReadonlyMap<string, boolean>,
): Plan {
  const { mail: choice, sms } = waysOf[template];
  const email = contact.emailConfirmed ? contact.email : null;
  const mobile = contact.mobileConfirmed ? contact.mobile : null;
  const wanted = choice === undefined || isWanted(choice, chosen);
  const mail = wanted ? email : null;
  if (sms === undefined || mobile === null) return { mail, sms: null };
  const { template: short, when } = sms;
  const goes =
    when === 'beside' || (when === 'instead' ? wanted && email === null : isWanted(when, chosen));
  return { mail, sms: goes ? { to: mobile, template: short } : null };
}

/** The choices that a notice hangs on; empty: none needs to be read. */
export function hangsOnChoices(template: NoticeTemplate): boolean {
  const { mail, sms } = waysOf[template];
  return mail !== undefined || (sms !== undefined && !['instead', 'beside'].includes(sms.when));
}
