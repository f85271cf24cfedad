import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { inPages } from '../../platform/in-pages.ts';
import type { PersonalData } from '../privacy/index.ts';

/** The tickets and chases of a person. They are kept: every draw is proved over its tickets. */
export const lotteryData = (db: Db): PersonalData => ({
  part: 'lottery',
  async tell({ id }) {
    const tickets = inPages<{ readonly id: bigint }>(async (last, limit) => {
      const page = await db.query<{ id: bigint }>(sql`
        select t.id, t.ref, i.game_code, i.numero, t.stake, t.prize, t.state, t.currency, t.lines,
          t.created_at, t.settled_at
        from lottery.ticket t join lottery.issue i on i.id = t.issue_id
        where t.player_id = ${id} and t.id > ${last?.id ?? 0n} order by t.id limit ${limit}`);
      return page.rows;
    });
    const chases = await db.query(sql`
      select ref, game_code, total, state, created_at, ended_at from lottery.chase
      where player_id = ${id} order by id`);
    return { tickets, chases: chases.rows };
  },
  async open(read, { id }) {
    const { rows } = await read.query<{ code: string }>(sql`
      (select 'ticket' as code from lottery.ticket
        where player_id = ${id} and state = 'ACCEPTED' limit 1)
      union
      (select 'chase' from lottery.chase where player_id = ${id} and state = 'ACTIVE' limit 1)`);
    return rows.map(({ code }) => code);
  },
  keeps: ['lottery.ticket', 'lottery.chase'].map((table) => ({
    table,
    months: 60,
    because: 'play',
  })),
});
