import { named, sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Currency } from '@arara/money';
import type { TransferState } from './transfers.states.ts';

export interface TransferRow {
  id: string;
  merchant_id: string;
  player_id: bigint;
  vendor: string;
  direction: 'OUT' | 'IN';
  amount: bigint;
  currency: Currency;
  state: TransferState;
  reason: string | null;
  idempotency_key: string;
  input_hash: Buffer;
  pending_id: bigint | null;
  created_at: Date;
  valid_until: Date;
  sent_at: Date | null;
  asked: number;
  finished_at: Date | null;
}

type Read = TransferRow & Record<string, unknown>;

const columns = sql`id, merchant_id, player_id, vendor, direction, amount, currency, state, reason,
  idempotency_key, input_hash, pending_id, created_at, valid_until, sent_at, asked, finished_at`;
const pageSize = 20;

export type NewTransfer = Pick<
  TransferRow,
  | 'id'
  | 'merchant_id'
  | 'player_id'
  | 'vendor'
  | 'direction'
  | 'amount'
  | 'currency'
  | 'idempotency_key'
  | 'input_hash'
  | 'created_at'
  | 'valid_until'
> & { readonly ask_at: Date };

/** Writes a transfer; false where this key has one already. */
export async function insertTransfer(tx: Tx, made: NewTransfer): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into transfers.transfer (id, merchant_id, player_id, vendor, direction, amount, currency,
      state, idempotency_key, input_hash, created_at, valid_until, ask_at)
    values (${made.id}, ${made.merchant_id}, ${made.player_id}, ${made.vendor}, ${made.direction},
      ${made.amount}, ${made.currency}, 'PENDING', ${made.idempotency_key}, ${made.input_hash},
      ${made.created_at}, ${made.valid_until}, ${made.ask_at})
    on conflict (player_id, idempotency_key) do nothing`);
  return rowCount === 1;
}

export async function writePending(tx: Tx, id: string, pendingId: bigint): Promise<void> {
  await tx.query(sql`update transfers.transfer set pending_id = ${pendingId} where id = ${id}`);
}

export async function readTransfer(db: Db, id: string): Promise<TransferRow | null> {
  const { rows } = await db.query<Read>(sql`
    select ${columns} from transfers.transfer where id = ${id}`);
  return rows[0] ?? null;
}

export async function lockTransfer(tx: Tx, id: string): Promise<TransferRow | null> {
  const { rows } = await tx.query<Read>(sql`
    select ${columns} from transfers.transfer where id = ${id} for update`);
  return rows[0] ?? null;
}

export async function findByKey(
  db: Db,
  playerId: bigint,
  key: string,
): Promise<TransferRow | null> {
  const { rows } = await db.query<Read>(sql`
    select ${columns} from transfers.transfer
    where player_id = ${playerId} and idempotency_key = ${key}`);
  return rows[0] ?? null;
}

/** From unsent to sent, written before the vendor hears of it; false: somebody else sends it. */
export async function takeSending(db: Db, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update transfers.transfer set sent_at = ${at}
    where id = ${id} and state = 'PENDING' and sent_at is null`);
  return rowCount === 1;
}

export interface TransferChange {
  readonly state: TransferState;
  readonly reason: string | null;
  readonly finishedAt: Date | null;
}

export async function writeState(tx: Tx, id: string, change: TransferChange): Promise<void> {
  await tx.query(sql`
    update transfers.transfer
    set state = ${change.state}, reason = ${change.reason}, finished_at = ${change.finishedAt}
    where id = ${id}`);
}

/** Notes a question that brought no end, and when the next one comes. */
export async function writeAskAt(db: Db, id: string, at: Date): Promise<void> {
  await db.query(sql`
    update transfers.transfer set asked = asked + 1, ask_at = ${at} where id = ${id}`);
}

/** Transfers of a merchant that nobody has known the end of since before an instant, oldest first. */
export async function listUnknown(
  db: Db,
  merchant: string,
  before: Date,
  limit: number,
): Promise<TransferRow[]> {
  const { rows } = await db.query<Read>(sql`
    select ${columns} from transfers.transfer
    where state = 'UNKNOWN' and merchant_id = ${merchant} and created_at <= ${before}
    order by created_at, id limit ${limit}`);
  return rows;
}

/** A page of a player's transfers, newest first. */
export async function listTransfers(
  db: Db,
  playerId: bigint,
  after: string | null,
): Promise<{ rows: TransferRow[]; more: boolean }> {
  const { rows } = await db.query<Read>(sql`
    select ${columns} from transfers.transfer
    where player_id = ${playerId} and (${after}::uuid is null or (created_at, id) < (
      select created_at, id from transfers.transfer
      where player_id = ${playerId} and id = ${after}::uuid))
    order by created_at desc, id desc limit ${pageSize + 1}`);
  return { rows: rows.slice(0, pageSize), more: rows.length > pageSize };
}

/** Open transfers that were to be asked about before an instant: their plan got lost. */
export async function listUnheard(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql`
    select id from transfers.transfer
    where state in ('PENDING', 'UNKNOWN') and ask_at < ${before}
    order by ask_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

export interface OutRow {
  id: string;
  amount: bigint;
  brought_home: bigint;
  created_at: Date;
}

/** The transfers of a player to a vendor with money still there, newest first; locked. */
export async function lockOuts(tx: Tx, playerId: bigint, vendor: string): Promise<OutRow[]> {
  const { rows } = await tx.query<OutRow & Record<string, unknown>>(sql`
    select id, amount, brought_home, created_at from transfers.transfer
    where player_id = ${playerId} and vendor = ${vendor} and direction = 'OUT' and state = 'OK'
      and brought_home < amount
    order by created_at desc, id desc for update`);
  return rows;
}

export async function addBroughtHome(tx: Tx, id: string, amount: bigint): Promise<void> {
  await tx.query(sql`
    update transfers.transfer set brought_home = brought_home + ${amount} where id = ${id}`);
}

/**
 * The amounts of players that left for vendors in spans of time, and how much of each has come home, in minor units, in
 * the order of the questions.
 */
export async function sumOuts(
  db: Db,
  asked: readonly { readonly playerId: bigint; readonly from: Date; readonly until: Date }[],
): Promise<{ out: bigint; home: bigint }[]> {
  const { rows } = await db.query<{ out: bigint; home: bigint }>(
    named(
      'transfers-sum-outs',
      sql`
    select t.out, t.home
    from unnest(
      ${asked.map(({ playerId }) => playerId)}::bigint[],
      ${asked.map(({ from }) => from)}::timestamptz[],
      ${asked.map(({ until }) => until)}::timestamptz[]
    ) with ordinality a (player_id, since, until, at)
    cross join lateral (
      select coalesce(sum(amount), 0)::bigint as out, coalesce(sum(brought_home), 0)::bigint as home
      from transfers.transfer
      where player_id = a.player_id and direction = 'OUT' and state <> 'FAILED'
        and created_at >= a.since and created_at < a.until
    ) t
    order by a.at`,
    ),
  );
  return rows;
}

/** Transfers of a vendor that may have been carried out in a span of time, by id. */
export async function listOfVendor(
  db: Db,
  vendor: string,
  from: Date,
  until: Date,
): Promise<TransferRow[]> {
  const { rows } = await db.query<Read>(sql`
    select ${columns} from transfers.transfer
    where vendor = ${vendor} and created_at >= ${from} and created_at < ${until}`);
  return rows;
}

const reference = /^purse:([0-9a-f-]{36})$/;

/** Names of the vendors that a player's references are about. */
export async function labelTransfers(
  db: Db,
  playerId: bigint,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = references.flatMap((text) => reference.exec(text)?.[1] ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; name: string }>(sql`
    select t.id, coalesce(p.name, t.vendor) as name
    from transfers.transfer t
    left join transfers.purse p on p.merchant_id = t.merchant_id and p.vendor = t.vendor
    where t.player_id = ${playerId} and t.id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [`purse:${id}`, name]));
}
