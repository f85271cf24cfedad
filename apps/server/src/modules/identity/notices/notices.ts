import type { ValueOf, noticeChoices, noticeIds } from '@arara/contract';
import { createFormatters } from '@arara/i18n';
import type { Db, Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { findPlayer, holdPlayer } from '../player.repository.ts';
import { tellOwnerOf } from './tell-owner.ts';
import { readChoices, storeChoice } from './notice.repository.ts';
import type { MoneyNotice } from './money-notice.ts';

export type NoticeId = (typeof noticeIds)[number];

interface NoticeRule {
  /** As long as the member has not chosen. */
  readonly first: boolean;
  /** Told whether or not it is liked: the account's safety hangs on it. */
  readonly required: boolean;
  /** Would give a thief away: the owner hears when it goes off. */
  readonly watched?: boolean;
}

const rules: Readonly<Record<NoticeId, NoticeRule>> = {
  'security.mail': { first: true, required: true },
  'entry.mail': { first: true, required: false, watched: true },
  'withdrawal.mail': { first: true, required: false, watched: true },
  'withdrawal.sms': { first: false, required: false },
  'deposit.mail': { first: false, required: false },
  'deposit.sms': { first: false, required: false },
  'news.site': { first: true, required: false },
};

/** Whether a member wants a notice. */
export async function wants(db: Db, playerId: bigint, id: NoticeId): Promise<boolean> {
  const { first, required } = rules[id];
  return required || ((await readChoices(db, playerId)).get(id) ?? first);
}

/** By what a member chooses; null: told whatever they like, since they would look for the money. */
const topics: Readonly<Record<MoneyNotice['template'], 'deposit' | 'withdrawal' | null>> = {
  'deposit.paid': 'deposit',
  'withdrawal.paid': 'withdrawal',
  'withdrawal.back': 'withdrawal',
  'ticket.corrected': null,
  'ticket.held': null,
  'ticket.returned': null,
  'prize.released': null,
};

/** What members are told beyond their security, as each of them has chosen. */
export function createNotices(parts: IdentityParts) {
  const { database, mails, smsNotices, siteUrl } = parts;
  const db = database.read;

  /** Whoever found a session open must not put out unseen what would give them away. */
  async function tellOfSilence(tx: Tx, playerId: bigint, id: NoticeId): Promise<void> {
    const language = (await findPlayer(tx, playerId))?.language;
    if (language === undefined) return;
    const notice = parts.messages.text(language, 'notices', `kind.${id}`);
    await tellOwnerOf(parts, tx, playerId, 'notice.off', { notice });
  }

  return {
    async choicesOf(playerId: bigint): Promise<ValueOf<typeof noticeChoices>> {
      const chosen = await readChoices(db, playerId);
      const notices = Object.entries(rules).map(([id, { first, required }]) => ({
        id: id as NoticeId,
        wanted: required || (chosen.get(id) ?? first),
        required,
      }));
      return { notices };
    },
    /** Throws `notice.required` for one that cannot be done without. */
    async chooseNotice(playerId: bigint, id: NoticeId, wanted: boolean): Promise<void> {
      if (rules[id].required) throw new AppError('notice.required', { field: 'id' });
      await database.transaction(async (tx) => {
        await holdPlayer(tx, playerId);
        const before = await wants(tx, playerId, id);
        await storeChoice(tx, { playerId, notice: id, wanted });
        if (before && !wanted && rules[id].watched === true) await tellOfSilence(tx, playerId, id);
      });
    },
    wantsNews: (playerId: bigint) => wants(db, playerId, 'news.site'),
    /** Tells of money when the transaction commits, by the ways that the member has chosen. */
    async tellOfMoney(tx: Tx, playerId: bigint, notice: MoneyNotice): Promise<void> {
      const player = await findPlayer(tx, playerId);
      if (player === null) return;
      const { merchant, language, mobile, mobileConfirmed } = player;
      const { template } = notice;
      const { siteName: site, timeZone } = await parts.settings.registration(merchant);
      const amount = createFormatters(language, timeZone).money(notice.amount, notice.currency);
      const params = { site, amount, link: siteUrl(merchant) };
      const topic = topics[template];
      if (topic === null) return mails.tell(tx, player, template, params);
      if (await wants(tx, playerId, `${topic}.mail`)) {
        await mails.tell(tx, player, template, params);
      }
      if (mobile === null || !mobileConfirmed || !(await wants(tx, playerId, `${topic}.sms`))) {
        return;
      }
      await smsNotices.tell(tx, { to: mobile, language, template, params });
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
