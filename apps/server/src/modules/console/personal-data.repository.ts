import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';

/** The words of staff about a person. Notes and marks go; the audit, which is a chain, stays. */
export const consoleData = (db: Db): PersonalData => ({
  part: 'console',
  async tell({ id }) {
    const [notes, flags] = await Promise.all([
      db.query(sql`select words, at from console.note where player_id = ${id} order by id`),
      db.query(sql`select flag, reason, at from console.flag where player_id = ${id} order by at`),
    ]);
    return { notes: notes.rows, flags: flags.rows };
  },
  async erase(tx, { id }) {
    await tx.query(sql`select console.erase_notes(${id})`);
    await tx.query(sql`delete from console.flag where player_id = ${id}`);
  },
  keeps: [{ table: 'staff.audit', months: 60, because: 'safety' }],
});
