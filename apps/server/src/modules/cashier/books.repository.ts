import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** What the cashier knows of money that stands in a statement or in the ledger. */
export interface KnownMoney {
  /** The end of the ledger's key: the id of a Pix, of a recall, or of a withdrawal. */
  readonly name: string;
  /** Null: the payment of no deposit. */
  readonly merchant: string | null;
  readonly amount: bigint;
  readonly state: string;
}

/** Of these payments by the ids of their Pix, those that the cashier has. */
async function payments(db: Db, ids: readonly string[]): Promise<KnownMoney[]> {
  const { rows } = await db.query<KnownMoney & Record<string, unknown>>(sql`
    select p.end_to_end_id as name, d.merchant_id as merchant, p.amount, p.state
    from cashier.payment p left join cashier.deposit d on d.id = p.deposit_id
    where p.end_to_end_id = any (${[...ids]}::text[])`);
  return rows;
}

/** Of these recalls by the ids of their returns, those that the cashier has. */
async function recalls(db: Db, ids: readonly string[]): Promise<KnownMoney[]> {
  const { rows } = await db.query<KnownMoney & Record<string, unknown>>(sql`
    select r.return_id as name, d.merchant_id as merchant, r.amount, p.state
    from cashier.recall r join cashier.payment p on p.end_to_end_id = r.end_to_end_id
    left join cashier.deposit d on d.id = p.deposit_id
    where r.return_id = any (${[...ids]}::text[])`);
  return rows;
}

/** Of these withdrawals, by id or by the id of the payout, those that the cashier has. */
async function withdrawals(
  db: Db,
  ids: readonly string[],
  payouts: readonly string[],
): Promise<(KnownMoney & { readonly payoutId: string })[]> {
  const { rows } = await db.query<KnownMoney & { payoutId: string } & Record<string, unknown>>(sql`
    select id::text as name, merchant_id as merchant, amount, state, payout_id as "payoutId"
    from cashier.withdrawal where id = any (${[...ids]}::uuid[])
    union
    select id::text, merchant_id, amount, state, payout_id
    from cashier.withdrawal where payout_id = any (${[...payouts]}::text[])`);
  return rows;
}

/** Questions of those who compare the books of the house with the bank's. */
export const createBooks = (read: Db) => ({
  payments: (ids: readonly string[]) => payments(read, ids),
  recalls: (ids: readonly string[]) => recalls(read, ids),
  withdrawals: (ids: readonly string[], payouts: readonly string[]) =>
    withdrawals(read, ids, payouts),
});
