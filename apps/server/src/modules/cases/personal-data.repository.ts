import { sql } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';

const kept = (table: string) => ({ table, months: 60, because: 'safety' as const });

/**
 * The cases about a person. They are not in the person's file: who watches for crime may not tell whom they watch (Lei
 * 9.613/1998, article 11). An erasure waits for the end of a case, and takes the words unless the case was reported.
 */
export const casesData: PersonalData = {
  part: 'cases',
  async open(db, { id }) {
    const { rowCount } = await db.query(sql`
      select from cases.file where player_id = ${id} and state <> 'CLOSED' limit 1`);
    return rowCount === 0 ? [] : ['case'];
  },
  async erase(tx, { id }) {
    await tx.query(sql`select cases.erase_words(${id})`);
  },
  keeps: ['cases.file', 'cases.step', 'cases.evidence'].map(kept),
};
