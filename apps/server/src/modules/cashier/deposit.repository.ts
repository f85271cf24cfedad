import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Currency } from '@arara/money';
import type { DepositState } from './deposit.states.ts';
import { movesPerPage } from './cashier.settings.ts';

export interface DepositRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly player_id: bigint;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly paid_amount: bigint | null;
  readonly state: DepositState;
  readonly reason: string | null;
  readonly txid: string;
  readonly br_code: string;
  readonly receiver: string;
  readonly end_to_end_id: string | null;
  readonly idempotency_key: string | null;
  readonly input_hash: Buffer;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly paid_at: Date | null;
}

export type NewDeposit = Pick<
  DepositRow,
  | 'id'
  | 'merchant_id'
  | 'player_id'
  | 'currency'
  | 'amount'
  | 'txid'
  | 'idempotency_key'
  | 'input_hash'
  | 'created_at'
  | 'expires_at'
>;

/** Writes a new deposit; false where the player used the key before. */
export async function insertDeposit(tx: Tx, row: NewDeposit): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into cashier.deposit (id, merchant_id, player_id, currency, amount, state, txid,
      idempotency_key, input_hash, created_at, expires_at)
    values (${row.id}, ${row.merchant_id}, ${row.player_id}, ${row.currency}, ${row.amount},
      'PENDING', ${row.txid}, ${row.idempotency_key}, ${row.input_hash}, ${row.created_at},
      ${row.expires_at})
    on conflict (player_id, idempotency_key) do nothing`);
  return rowCount === 1;
}

export async function findDepositByKey(
  db: Db,
  playerId: bigint,
  key: string,
): Promise<DepositRow | null> {
  const { rows } = await db.query<DepositRow>(sql`
    select * from cashier.deposit where player_id = ${playerId} and idempotency_key = ${key}`);
  return rows[0] ?? null;
}

export async function findDepositByTxid(db: Db, txid: string): Promise<DepositRow | null> {
  const { rows } = await db.query<DepositRow>(
    sql`select * from cashier.deposit where txid = ${txid}`,
  );
  return rows[0] ?? null;
}

/** A deposit of this player; null where there is none or it is somebody else's. */
export async function findDeposit(
  db: Db,
  playerId: bigint,
  id: string,
): Promise<DepositRow | null> {
  const { rows } = await db.query<DepositRow>(sql`
    select * from cashier.deposit where id = ${id}::uuid and player_id = ${playerId}`);
  return rows[0] ?? null;
}

/** A deposit by its id; null for the payment of none. */
export async function findDepositById(db: Db, id: string | null): Promise<DepositRow | null> {
  const { rows } = await db.query<DepositRow>(
    sql`select * from cashier.deposit where id = ${id}::uuid`,
  );
  return rows[0] ?? null;
}

export async function lockDeposit(tx: Tx, id: string): Promise<DepositRow | null> {
  const { rows } = await tx.query<DepositRow>(
    sql`select * from cashier.deposit where id = ${id}::uuid for update`,
  );
  return rows[0] ?? null;
}

/** The latest charge of a player that can still be paid. */
export async function findOpenDeposit(
  db: Db,
  playerId: bigint,
  now: Date,
): Promise<DepositRow | null> {
  const { rows } = await db.query<DepositRow>(sql`
    select * from cashier.deposit
    where player_id = ${playerId} and state = 'PENDING' and br_code <> '' and expires_at > ${now}
    order by created_at desc, id desc limit 1`);
  return rows[0] ?? null;
}

/** How much the player asked to deposit the last time, whatever became of it; null before the first. */
export async function lastDepositAmount(db: Db, playerId: bigint): Promise<bigint | null> {
  const { rows } = await db.query<{ amount: bigint }>(sql`
    select amount from cashier.deposit where player_id = ${playerId}
    order by created_at desc, id desc limit 1`);
  return rows[0]?.amount ?? null;
}

/** A page of a player's deposits, newest first, after the one the cursor names. */
export async function listDeposits(
  db: Db,
  playerId: bigint,
  after: string | null,
): Promise<{ readonly rows: DepositRow[]; readonly more: boolean }> {
  const { rows } = await db.query<DepositRow>(sql`
    select * from cashier.deposit
    where player_id = ${playerId} and (${after}::uuid is null or (created_at, id) < (
      select created_at, id from cashier.deposit
      where id = ${after}::uuid and player_id = ${playerId}))
    order by created_at desc, id desc limit ${movesPerPage + 1}`);
  return { rows: rows.slice(0, movesPerPage), more: rows.length > movesPerPage };
}

/** The bank answered: the code to pay. Nothing changes where the deposit has ended meanwhile. */
export async function writeCharge(
  db: Db,
  id: string,
  charge: { readonly brCode: string; readonly receiver: string; readonly expiresAt: Date },
): Promise<void> {
  await db.query(sql`
    update cashier.deposit set br_code = ${charge.brCode}, receiver = ${charge.receiver},
      expires_at = ${charge.expiresAt}
    where id = ${id}::uuid and state = 'PENDING'`);
}

/** Frees the key of an attempt that never reached the player, so that it can be tried again. */
export async function freeKey(tx: Tx, id: string): Promise<void> {
  await tx.query(sql`update cashier.deposit set idempotency_key = null where id = ${id}::uuid`);
}

export interface DepositChange {
  readonly state: DepositState;
  readonly reason: string | null;
  /** The person of the operator's team who decided it. */
  readonly by?: string;
  readonly paid?: {
    readonly amount: bigint;
    readonly at: Date;
    readonly endToEndId: string;
  };
}

export async function writeDepositState(tx: Tx, id: string, change: DepositChange): Promise<void> {
  const { paid } = change;
  await tx.query(sql`
    update cashier.deposit set state = ${change.state}, reason = ${change.reason},
      paid_amount = coalesce(${paid?.amount ?? null}::bigint, paid_amount),
      paid_at = coalesce(${paid?.at ?? null}::timestamptz, paid_at),
      end_to_end_id = coalesce(${paid?.endToEndId ?? null}, end_to_end_id)
    where id = ${id}::uuid`);
}

/**
 * Charges whose time is over, and attempts that never got a code; without those that failed a
 * moment ago, which must not fill every round.
 */
export async function listExpired(db: Db, now: Date, limit: number): Promise<DepositRow[]> {
  const { rows } = await db.query<DepositRow>(sql`
    select * from cashier.deposit d where state = 'PENDING' and expires_at <= ${now}
      and not exists (select from cashier.missed
        where kind = 'expiry' and id = d.id::text and next_at > ${now})
    order by expires_at limit ${limit}`);
  return rows;
}
