import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';
import { openOfMember } from './member.repository.ts';

const kept = (table: string) => ({ table, months: 60, because: 'money' as const });

/** The deposits and withdrawals of a person. Money is kept; of the Pix key the masked one alone is there. */
export const cashierData = (db: Db): PersonalData => ({
  part: 'cashier',
  async tell({ id }) {
    const [deposits, payments, withdrawals] = await Promise.all([
      db.query(sql`
        select id, amount, paid_amount, currency, state, reason, txid, created_at, paid_at
        from cashier.deposit where player_id = ${id} order by created_at`),
      db.query(sql`
        select end_to_end_id, amount, recalled, currency, payer, state, reason, paid_at
        from cashier.payment where player_id = ${id} order by paid_at`),
      db.query(sql`
        select id, amount, currency, state, reason, payout_id, pix_key_masked, end_to_end_id,
          created_at, promised_by, finished_at, received_at
        from cashier.withdrawal where player_id = ${id} order by created_at`),
    ]);
    return {
      deposits: deposits.rows,
      payments: payments.rows,
      withdrawals: withdrawals.rows,
    };
  },
  async open(read, { id }) {
    const { deposits, withdrawals } = await openOfMember(read, id);
    return [...(deposits > 0 ? ['deposit'] : []), ...(withdrawals > 0 ? ['withdrawal'] : [])];
  },
  keeps: ['cashier.deposit', 'cashier.payment', 'cashier.withdrawal', 'cashier.step'].map(kept),
});
