import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { inPages } from '../../platform/in-pages.ts';
import type { PersonalData } from '../privacy/index.ts';

/** The rounds of a person. They are kept; a vendor knows the person by a number only. */
export const playData = (db: Db): PersonalData => ({
  part: 'play',
  async tell({ id }) {
    const rounds = inPages<{ readonly id: bigint }>(async (last, limit) => {
      const page = await db.query<{ id: bigint }>(sql`
        select r.id, v.code as vendor, r.game_code, r.round_id, r.currency, r.bet, r.win, r.state,
          r.opened_at, r.ended_at
        from play.round r join play.vendor v on v.id = r.vendor_id
        where r.player_id = ${id} and r.id > ${last?.id ?? 0n} order by r.id limit ${limit}`);
      return page.rows;
    });
    const vendors = await db.query(sql`select * from play.vendor_player where player_id = ${id}`);
    return { rounds, vendors: vendors.rows };
  },
  async open(read, { id }) {
    const { rows } = await read.query<{ code: string }>(sql`
      (select 'round' as code from play.round where player_id = ${id} and state = 'OPEN' limit 1)
      union
      (select 'prize' from play.held_win where player_id = ${id} and state = 'HELD' limit 1)`);
    return rows.map(({ code }) => code);
  },
  keeps: [
    'play.round',
    'play.vendor_tx',
    'play.vendor_player',
    'play.held_win',
    'play.big_win',
  ].map((table) => ({ table, months: 60, because: 'play' })),
});
