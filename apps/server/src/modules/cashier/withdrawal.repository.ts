import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Currency } from '@arara/money';
import type { WithdrawalState } from './withdrawal.states.ts';
import { movesPerPage } from './cashier.settings.ts';

export interface WithdrawalRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly player_id: bigint;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly state: WithdrawalState;
  readonly reason: string | null;
  readonly payout_id: string;
  readonly pix_key_masked: string;
  readonly end_to_end_id: string | null;
  readonly idempotency_key: string;
  readonly input_hash: Buffer;
  readonly created_at: Date;
  readonly promised_by: Date;
  readonly sent_at: Date | null;
  readonly finished_at: Date | null;
  readonly asked_block_since: Date | null;
  readonly alarm_minutes: number;
  /** When the member said that it arrived. */
  readonly received_at: Date | null;
}

export type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'id'
  | 'merchant_id'
  | 'player_id'
  | 'currency'
  | 'amount'
  | 'payout_id'
  | 'pix_key_masked'
  | 'idempotency_key'
  | 'input_hash'
  | 'created_at'
  | 'promised_by'
>;

/** Writes a new withdrawal; false where the key was used before or another one is still open. */
export async function insertWithdrawal(tx: Tx, row: NewWithdrawal): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into cashier.withdrawal (id, merchant_id, player_id, currency, amount, state, payout_id,
      pix_key_masked, idempotency_key, input_hash, created_at, promised_by)
    values (${row.id}, ${row.merchant_id}, ${row.player_id}, ${row.currency}, ${row.amount},
      'REQUESTED', ${row.payout_id}, ${row.pix_key_masked}, ${row.idempotency_key},
      ${row.input_hash}, ${row.created_at}, ${row.promised_by})
    on conflict do nothing`);
  return rowCount === 1;
}

export async function findWithdrawalByKey(
  db: Db,
  playerId: bigint,
  key: string,
): Promise<WithdrawalRow | null> {
  const { rows } = await db.query<WithdrawalRow>(sql`
    select * from cashier.withdrawal where player_id = ${playerId} and idempotency_key = ${key}`);
  return rows[0] ?? null;
}

/** A withdrawal of this player; null where there is none or it is somebody else's. */
export async function findWithdrawal(
  db: Db,
  playerId: bigint,
  id: string,
): Promise<WithdrawalRow | null> {
  const { rows } = await db.query<WithdrawalRow>(sql`
    select * from cashier.withdrawal where id = ${id}::uuid and player_id = ${playerId}`);
  return rows[0] ?? null;
}

export async function findOpenWithdrawal(db: Db, playerId: bigint): Promise<WithdrawalRow | null> {
  const { rows } = await db.query<WithdrawalRow>(sql`
    select * from cashier.withdrawal
    where player_id = ${playerId} and state in ('REQUESTED', 'REVIEW', 'APPROVED', 'SENDING')`);
  return rows[0] ?? null;
}

export async function findWithdrawalByPayout(
  db: Db,
  payoutId: string,
): Promise<WithdrawalRow | null> {
  const { rows } = await db.query<WithdrawalRow>(
    sql`select * from cashier.withdrawal where payout_id = ${payoutId}`,
  );
  return rows[0] ?? null;
}

export async function readWithdrawal(db: Db, id: string): Promise<WithdrawalRow | null> {
  const { rows } = await db.query<WithdrawalRow>(
    sql`select * from cashier.withdrawal where id = ${id}::uuid`,
  );
  return rows[0] ?? null;
}

export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  const { rows } = await tx.query<WithdrawalRow>(
    sql`select * from cashier.withdrawal where id = ${id}::uuid for update`,
  );
  return rows[0] ?? null;
}

/** A page of a player's withdrawals, newest first, after the one the cursor names. */
export async function listWithdrawals(
  db: Db,
  playerId: bigint,
  after: string | null,
): Promise<{ readonly rows: WithdrawalRow[]; readonly more: boolean }> {
  const { rows } = await db.query<WithdrawalRow>(sql`
    select * from cashier.withdrawal
    where player_id = ${playerId} and (${after}::uuid is null or (created_at, id) < (
      select created_at, id from cashier.withdrawal
      where id = ${after}::uuid and player_id = ${playerId}))
    order by created_at desc, id desc limit ${movesPerPage + 1}`);
  return { rows: rows.slice(0, movesPerPage), more: rows.length > movesPerPage };
}

export interface WithdrawalChange {
  readonly state: WithdrawalState;
  readonly reason: string | null;
  /** The person of the operator's team who decided it. */
  readonly by?: string;
  readonly finishedAt?: Date;
  readonly endToEndId?: string;
}

export async function writeWithdrawalState(
  tx: Tx,
  id: string,
  change: WithdrawalChange,
): Promise<void> {
  await tx.query(sql`
    update cashier.withdrawal set state = ${change.state}, reason = ${change.reason},
      finished_at = coalesce(${change.finishedAt ?? null}::timestamptz, finished_at),
      end_to_end_id = coalesce(${change.endToEndId ?? null}, end_to_end_id)
    where id = ${id}::uuid`);
}

export async function writeReceivedAt(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update cashier.withdrawal set received_at = ${at} where id = ${id}::uuid`);
}

export async function writeSentAt(db: Db, id: string, at: Date): Promise<void> {
  await db.query(sql`
    update cashier.withdrawal set sent_at = ${at} where id = ${id}::uuid and state = 'SENDING'`);
}

/** Notes which block of the account a person is asked about. */
export async function writeAskedBlock(tx: Tx, id: string, since: Date): Promise<void> {
  await tx.query(sql`
    update cashier.withdrawal set asked_block_since = ${since} where id = ${id}::uuid`);
}

/** The amount that the player asked for since an instant, refused and failed ones left out. */
export async function withdrawnSince(db: Db, playerId: bigint, since: Date): Promise<bigint> {
  const { rows } = await db.query<{ amount: bigint | null }>(sql`
    select sum(amount)::bigint as amount from cashier.withdrawal
    where player_id = ${playerId} and created_at >= ${since}
      and state not in ('FAILED', 'REFUSED')`);
  return rows[0]?.amount ?? 0n;
}

/** Withdrawals that wait for the bank or for us to tell it. */
export async function listWaiting(db: Db, limit: number): Promise<WithdrawalRow[]> {
  const { rows } = await db.query<WithdrawalRow>(sql`
    select * from cashier.withdrawal
    where state in ('REQUESTED', 'REVIEW', 'APPROVED', 'SENDING') order by created_at limit ${limit}`);
  return rows;
}

/** A merchant's withdrawals that wait for a person, oldest first. */
export async function listInReview(
  db: Db,
  merchant: string,
  limit: number,
): Promise<WithdrawalRow[]> {
  const { rows } = await db.query<WithdrawalRow>(sql`
    select * from cashier.withdrawal where state = 'REVIEW' and merchant_id = ${merchant}
    order by created_at limit ${limit}`);
  return rows;
}

/** Notes that a promise passed an alarm; false where it was noted before. */
export async function insertAlarm(tx: Tx, id: string, minutes: number, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into cashier.alarm (withdrawal_id, minutes, at) values (${id}::uuid, ${minutes}, ${at})
    on conflict do nothing`);
  await tx.query(sql`
    update cashier.withdrawal set alarm_minutes = greatest(alarm_minutes, ${minutes})
    where id = ${id}::uuid`);
  return rowCount === 1;
}
