import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';

/** The purses of a person, and the money that went there and came back. */
export const transfersData = (db: Db): PersonalData => ({
  part: 'transfers',
  async tell({ id }) {
    const [purses, transfers] = await Promise.all([
      db.query(sql`
        select vendor, balance, asked_at from transfers.balance where player_id = ${id}`),
      db.query(sql`
        select id, vendor, direction, amount, currency, state, reason, created_at, finished_at
        from transfers.transfer where player_id = ${id} order by created_at`),
    ]);
    return { purses: purses.rows, transfers: transfers.rows };
  },
  async open(read, { id }) {
    const { rows } = await read.query<{ code: string }>(sql`
      select 'purse' as code from transfers.balance where player_id = ${id} and balance <> 0
      union
      select 'transfer' from transfers.transfer
      where player_id = ${id} and state in ('PENDING', 'UNKNOWN')`);
    return rows.map(({ code }) => code);
  },
  keeps: ['transfers.balance', 'transfers.transfer'].map((table) => ({
    table,
    months: 60,
    because: 'money',
  })),
});
