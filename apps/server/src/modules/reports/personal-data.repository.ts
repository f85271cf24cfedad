import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { inPages } from '../../platform/in-pages.ts';
import type { PersonalData } from '../privacy/index.ts';
import { dropPersonal } from './exports/export.repository.ts';

/** The days of a person's play, by number. Files with names of members, which live for a day, go with any of them. */
export const reportsData = (db: Db): PersonalData => ({
  part: 'reports',
  async tell({ id }) {
    type Day = { readonly day: string; readonly title: number };
    const days = inPages<Day>(async (last, limit) => {
      const { rows } = await db.query<Day>(sql`
      select d.day::text, d.title_id as title, t.vendor, t.game_code, d.currency, d.rounds, d.stakes, d.prizes,
        d.stakes_returned, d.prizes_returned
      from reports.play_day d join reports.title t on t.id = d.title_id
      where d.build = (select id from reports.build where live) and d.player_id = ${id}
        and (d.day, d.title_id) > (${last?.day ?? '-infinity'}::date, ${last?.title ?? 0})
      order by d.day, d.title_id limit ${limit}`);
      return rows;
    });
    return { days };
  },
  erase: (tx, { merchant }) => dropPersonal(tx, merchant),
  keeps: [{ table: 'reports.play_day', months: 60, because: 'play' }],
});
