import type { ValueOf, noticeChoicesCall } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../platform/errors.ts';
import type { MessagesDeps } from './messages.deps.ts';
import { choiceRules, isWanted } from './notice.policy.ts';
import type { NoticeId } from './notice.policy.ts';
import { readChoices, storeChoice } from './notice.repository.ts';
import type { Tell } from './tell.ts';

const ids = Object.keys(choiceRules) as NoticeId[];

/** The notices beyond their security that members are told, as each of them has chosen. */
export function createNotices(
  { database, texts, contactOf }: Pick<MessagesDeps, 'database' | 'texts' | 'contactOf'>,
  { tellContact }: Tell,
) {
  const db = database.read;

  /** A stranger in an open session must not put out unseen what would give them away. */
  async function tellOfSilence(tx: Tx, playerId: bigint, id: NoticeId): Promise<void> {
    const contact = await contactOf(tx, playerId);
    if (contact === null) return;
    const notice = texts.text(contact.language, 'notices', `kind.${id}`);
    await tellContact(tx, contact, { template: 'notice.off', notice });
  }

  return {
    async choicesOf(playerId: bigint): Promise<ValueOf<typeof noticeChoicesCall>> {
      const chosen = await readChoices(db, playerId);
      const notices = ids.map((id) => ({
        id,
        wanted: isWanted(id, chosen),
        required: choiceRules[id].required,
      }));
      return { notices };
    },
    /** Throws `notice.required` for one that cannot be done without. */
    async chooseNotice(playerId: bigint, id: NoticeId, wanted: boolean): Promise<void> {
      const { first, required, watched = false } = choiceRules[id];
      if (required) throw new AppError('notice.required', { field: 'id' });
      await database.transaction(async (tx) => {
        const changed = await storeChoice(tx, { playerId, notice: id, wanted, first });
        if (changed && !wanted && watched) await tellOfSilence(tx, playerId, id);
      });
    },
    /** Answers if the member wants windows with news on the site. */
    wantsNews: async (playerId: bigint) => isWanted('news.site', await readChoices(db, playerId)),
  };
}

export type Notices = ReturnType<typeof createNotices>;
