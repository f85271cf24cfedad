import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';

/** The notices that a person wants, and those that were told. It is kept that they were told. */
export const messagesData = (db: Db): PersonalData => ({
  part: 'messages',
  async tell({ id }) {
    const [choices, told] = await Promise.all([
      db.query(sql`select notice, wanted from messages.notice_choice where player_id = ${id}`),
      db.query(sql`
        select template, by_mail, by_sms, at from messages.told where player_id = ${id} order by id`),
    ]);
    return { choices: choices.rows, told: told.rows };
  },
  async erase(tx, { id }) {
    await tx.query(sql`delete from messages.notice_choice where player_id = ${id}`);
  },
  keeps: [{ table: 'messages.told', months: 60, because: 'safety' }],
});
