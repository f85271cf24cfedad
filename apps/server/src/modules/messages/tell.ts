import { createFormatters } from '@arara/i18n';
import type { Tx } from '@arara/postgres';
import type { Mails } from './mails.ts';
import type { MessagesDeps } from './messages.deps.ts';
import type { Contact, Notice } from './messages.types.ts';
import { hangsOnChoices, planOf } from './notice.policy.ts';
import { readChoices } from './notice.repository.ts';
import { insertTold } from './told.repository.ts';
import type { ShortMessages } from './short-messages.ts';

/** The module's own parts, each made once. */
export interface Senders {
  readonly mails: Mails;
  readonly shortMessages: ShortMessages;
}

export interface Tell {
  /** Tells the contacts of the member, as the transaction finds them, when it commits. */
  tell(tx: Tx, playerId: bigint, notice: Notice): Promise<void>;
  /** The same to contacts that the caller has read: those from before a change hear of it. */
  tellContact(tx: Tx, contact: Contact, notice: Notice): Promise<void>;
}

const noChoices: ReadonlyMap<string, boolean> = new Map();

/**
 * Tells members by mail and short message, each notice by its own ways (`notice.policy.ts`). An address or
 * number that no code has confirmed may be a stranger's: it gets nothing.
 */
export function createTell(
  deps: Pick<MessagesDeps, 'siteName' | 'siteUrl' | 'timeZoneOf' | 'contactOf' | 'clock'>,
  { mails, shortMessages }: Senders,
): Tell {
  /** The words as the member reads them: money is written in their language. */
  async function wordsOf({ template: _template, ...words }: Notice, contact: Contact) {
    if (!('currency' in words)) return words;
    const zone = await deps.timeZoneOf(contact.merchant);
    const { money } = createFormatters(contact.language, zone);
    return { amount: money(words.amount, words.currency) };
  }

  async function tellContact(tx: Tx, contact: Contact, notice: Notice): Promise<void> {
    const { id, merchant, language, username } = contact;
    const { template } = notice;
    const chosen = hangsOnChoices(template) ? await readChoices(tx, id) : noChoices;
    const { mail, sms } = planOf(template, contact, chosen);
    if (mail === null && sms === null) return;
    const at = deps.clock.now();
    await insertTold(tx, id, { template, byMail: mail !== null, bySms: sms !== null, at });
    const words = { link: deps.siteUrl(merchant), ...(await wordsOf(notice, contact)) };
    if (mail !== null) {
      const params = { username, ...words };
      await mails.leave(tx, { merchant, to: mail, language, template, params });
    }
    if (sms !== null) {
      const params = { site: await deps.siteName(merchant), ...words };
      await shortMessages.leave(tx, { ...sms, language, params });
    }
  }

  return {
    tellContact,
    async tell(tx, playerId, notice) {
      const contact = await deps.contactOf(tx, playerId);
      if (contact !== null) await tellContact(tx, contact, notice);
    },
  };
}
