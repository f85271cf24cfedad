import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';

/** The rank that the house gave a person. */
export const clubData = (db: Db): PersonalData => ({
  part: 'club',
  async tell({ id }) {
    const { rows } = await db.query(sql`
      select rank_level, until, reason, at from club.given where player_id = ${id}`);
    return { given: rows };
  },
  async erase(tx, { id }) {
    await tx.query(sql`delete from club.given where player_id = ${id}`);
  },
  keeps: [],
});
