import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';
import type { Balances } from './balance.ts';

const kept = (table: string) => ({ table, months: 60, because: 'money' as const });

/** The part of the wallet in what the house keeps about a person. Money is kept. */
export const walletData = (db: Db, balances: Pick<Balances, 'balanceOf'>): PersonalData => ({
  part: 'wallet',
  async tell({ id }) {
    const [movements, days, balance] = await Promise.all([
      db.query(sql`
        select transfer_id as id, kind, change, balance, reference from wallet.movement
        where player_id = ${id} order by transfer_id`),
      db.query(sql`
        select day::text, kind, credited, debited, entries from wallet.day_total
        where player_id = ${id} order by day, kind`),
      balances.balanceOf(id),
    ]);
    return { balance: [balance], movements: movements.rows, days: days.rows };
  },
  async open(_db, { id }) {
    const { cash, bonus, held, debt } = await balances.balanceOf(id);
    const codes = { balance: cash + bonus, held, debt };
    return Object.entries(codes).flatMap(([code, amount]) => (amount === 0n ? [] : [code]));
  },
  keeps: ['wallet.player', 'wallet.day_total', 'wallet.movement', 'ledger.transfers'].map(kept),
});
