import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';

/** The games that a person likes and played last; nothing of it is kept. */
export const catalogueData = (db: Db): PersonalData => ({
  part: 'catalogue',
  async tell({ id }) {
    const [favourites, recent] = await Promise.all([
      db.query(sql`
        select node_id, added_at from catalogue.favourite where player_id = ${id} order by added_at`),
      db.query(sql`
        select node_id, played_at from catalogue.recent where player_id = ${id} order by played_at`),
    ]);
    return { favourites: favourites.rows, recent: recent.rows };
  },
  async erase(tx, { id }) {
    await tx.query(sql`delete from catalogue.favourite where player_id = ${id}`);
    await tx.query(sql`delete from catalogue.recent where player_id = ${id}`);
  },
  keeps: [],
});
