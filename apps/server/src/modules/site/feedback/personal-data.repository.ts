import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../../privacy/index.ts';

const erased = '[…]';

/** The words between a person and the house; an erasure leaves the date. */
export const feedbackData = (db: Db): PersonalData => ({
  part: 'site',
  async tell({ id }) {
    const { rows } = await db.query(sql`
      select f.sent_at, f.body, f.remark, f.language,
        (select count(*)::int from site.feedback_image i where i.feedback_id = f.id) as pictures,
        c.state, c.ended_at, c.words
      from site.feedback f left join site.feedback_case c on c.feedback_id = f.id
      where f.player_id = ${id} order by f.sent_at`);
    return { feedback: rows };
  },
  async erase(tx, { id }) {
    await tx.query(sql`
      delete from site.feedback_image
      where feedback_id in (select id from site.feedback where player_id = ${id})`);
    // An answer and a note may name the person, too.
    await tx.query(sql`
      update site.feedback_case set words = ${erased}
      where words is not null
        and feedback_id in (select id from site.feedback where player_id = ${id})`);
    await tx.query(sql`
      update site.feedback set body = '', remark = '', account = null where player_id = ${id}`);
  },
  keeps: [],
});
