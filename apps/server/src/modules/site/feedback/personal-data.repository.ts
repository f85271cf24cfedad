import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../../privacy/index.ts';

/** The words that a person sent to the house; an erasure leaves the date. */
export const feedbackData = (db: Db): PersonalData => ({
  part: 'site',
  async tell({ id }) {
    const { rows } = await db.query(sql`
      select f.sent_at, f.body, f.remark, f.language,
        (select count(*)::int from site.feedback_image i where i.feedback_id = f.id) as pictures
      from site.feedback f where f.player_id = ${id} order by f.sent_at`);
    return { feedback: rows };
  },
  async erase(tx, { id }) {
    await tx.query(sql`
      delete from site.feedback_image
      where feedback_id in (select id from site.feedback where player_id = ${id})`);
    await tx.query(sql`
      update site.feedback set body = '', remark = '', account = null where player_id = ${id}`);
  },
  keeps: [],
});
