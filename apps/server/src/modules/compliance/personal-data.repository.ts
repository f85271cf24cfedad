import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';

const kept = (table: string) => ({ table, months: 60, because: 'safety' as const });

/** The limits, pauses and exclusions of a person. They are kept: the house has to show that it obeyed them. */
export const complianceData = (db: Db, now: () => Date): PersonalData => ({
  part: 'compliance',
  async tell({ id }) {
    const [limits, restrictions, played] = await Promise.all([
      db.query(sql`
        select kind, period, value, requested_at, effective_at, cancelled_at
        from compliance.limit_version where player_id = ${id} order by requested_at, version`),
      db.query(sql`
        select kind, since, until from compliance.restriction where player_id = ${id} order by id`),
      db.query(sql`
        select day::text, seconds from compliance.play_time where player_id = ${id} order by day`),
    ]);
    return { limits: limits.rows, restrictions: restrictions.rows, played: played.rows };
  },
  /** An exclusion that runs is bound to the person: without the person it would end. */
  async open(read, { id }) {
    const { rows } = await read.query(sql`
      select from compliance.player where player_id = ${id} and excluded_until > ${now()}`);
    return rows.length === 0 ? [] : ['excluded'];
  },
  keeps: ['compliance.limit_version', 'compliance.restriction', 'compliance.play_time'].map(kept),
});
