import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';

/** The codes of a person, and who brought them: commissions follow from it. */
export const agentsData = (db: Db): PersonalData => ({
  part: 'agents',
  async tell({ id }) {
    const [codes, invitations] = await Promise.all([
      db.query(sql`
        select code, kind, domain, active, created_at from agents.code where owner_id = ${id}`),
      db.query(sql`select kind, code, at from agents.invitation where player_id = ${id}`),
    ]);
    return { codes: codes.rows, invitations: invitations.rows };
  },
  keeps: ['agents.code', 'agents.invitation'].map((table) => ({
    table,
    months: 60,
    because: 'money',
  })),
});
