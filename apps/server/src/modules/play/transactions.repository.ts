import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

export type TxState = 'APPLIED' | 'REVERSED' | 'TOMBSTONED';

/** The transaction that a rollback names, as it is at this moment. */
export interface OriginalRow {
  state: TxState;
  kind: 'BET' | 'WIN' | 'ROLLBACK' | null;
  amount: bigint;
  /** The prize still waits on the held account. */
  held: boolean;
  at: Date;
}

/** The transactions of those names, in their order; null where a vendor has named none so. */
export async function findOriginals(
  db: Db,
  asked: readonly { readonly vendorId: number; readonly txId: string }[],
): Promise<(OriginalRow | null)[]> {
  const { rows } = await db.query<OriginalRow & { place: number }>(sql`
    select a.place::integer, t.state, t.kind, t.amount, t.created_at as at,
      coalesce(h.state = 'HELD', false) as held
    from unnest(
      ${asked.map(({ vendorId }) => vendorId)}::smallint[], ${asked.map(({ txId }) => txId)}::text[]
    ) with ordinality a (vendor_id, tx_id, place)
    join play.vendor_tx t on t.vendor_id = a.vendor_id and t.tx_id = a.tx_id
    left join play.held_win h on h.vendor_id = t.vendor_id and h.tx_id = t.tx_id`);
  const found = new Map(rows.map(({ place, ...row }) => [place, row]));
  return asked.map((_, at) => found.get(at + 1) ?? null);
}

/** Everything that the first answer said, and what has become of it. */
export interface TransactionRow {
  state: TxState;
  kind: 'BET' | 'WIN' | 'ROLLBACK' | null;
  held: boolean;
  mismatch: boolean;
  outcome: string | null;
  wallet_tx_id: bigint | null;
  cash_after: bigint | null;
  bonus_after: bigint | null;
  created_at: Date;
}

export async function findTransaction(
  db: Db,
  vendorId: number,
  txId: string,
): Promise<TransactionRow | null> {
  const { rows } = await db.query<TransactionRow>(sql`
    select state, kind, held, mismatch, outcome, wallet_tx_id, cash_after, bonus_after, created_at
    from play.vendor_tx where vendor_id = ${vendorId} and tx_id = ${txId}`);
  return rows[0] ?? null;
}
