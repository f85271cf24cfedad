import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** A prize above the cap of its vendor, which waits for two people. */
export interface WinInReview {
  readonly vendor: string;
  readonly txId: string;
  readonly playerId: bigint;
  readonly amount: bigint;
  readonly currency: string;
  readonly at: Date;
}

// Of its round everybody knows the merchant; a vendor of the house has no names of its own for players.
const waiting = sql`
  select v.code as vendor, h.tx_id as "txId", h.player_id as "playerId", h.amount, h.currency, h.at
  from play.held_win h
  join play.vendor v on v.id = h.vendor_id
  join play.vendor_tx t on t.vendor_id = h.vendor_id and t.tx_id = h.tx_id
  join play.round r on r.player_id = h.player_id and r.id = t.round
  where h.state = 'HELD'`;

/** Prizes above a vendor's cap that wait for people, oldest first. */
export async function winsInReview(
  db: Db,
  merchant: string,
  limit: number,
): Promise<WinInReview[]> {
  const { rows } = await db.query<WinInReview & Record<string, unknown>>(
    sql`${waiting} and r.merchant_id = ${merchant} order by h.at, h.tx_id limit ${limit}`,
  );
  return rows;
}

/** One of them, however many wait before it; with `lock` it stays as it is until the transaction ends. */
export async function winInReview(
  db: Db,
  merchant: string,
  { vendor, txId }: Pick<WinInReview, 'vendor' | 'txId'>,
  lock = false,
): Promise<WinInReview | null> {
  const one = sql`${waiting} and r.merchant_id = ${merchant} and v.code = ${vendor} and h.tx_id = ${txId}`;
  const { rows } = await db.query<WinInReview & Record<string, unknown>>(
    lock ? sql`${one} for update of h` : one,
  );
  return rows[0] ?? null;
}

/** Those of one player. */
export async function winsInReviewOf(db: Db, playerId: bigint): Promise<WinInReview[]> {
  const { rows } = await db.query<WinInReview & Record<string, unknown>>(
    sql`${waiting} and h.player_id = ${playerId} order by h.at, h.tx_id`,
  );
  return rows;
}

/** The sum of a player's prizes that wait for people. */
export async function sumInReview(db: Db, playerId: bigint): Promise<bigint> {
  const { rows } = await db.query<{ held: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as held
    from play.held_win where state = 'HELD' and player_id = ${playerId}`);
  return rows[0]?.held ?? 0n;
}

/** Marks a held prize as released; false where it waits no more. */
export async function markReleased(
  tx: Tx,
  { vendor, txId }: WinInReview,
  by: readonly [string, string],
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update play.held_win h set state = 'RELEASED', decided_at = ${at},
      decided_by = ${[...by]}::text[]
    from play.vendor v
    where v.id = h.vendor_id and v.code = ${vendor} and h.tx_id = ${txId} and h.state = 'HELD'`);
  return rowCount === 1;
}

/** A prize that waits, by its vendor and transaction alone. */
export async function waitingWin(
  db: Db,
  { vendor, txId }: Pick<WinInReview, 'vendor' | 'txId'>,
): Promise<WinInReview | null> {
  const { rows } = await db.query<WinInReview & Record<string, unknown>>(
    sql`${waiting} and v.code = ${vendor} and h.tx_id = ${txId}`,
  );
  return rows[0] ?? null;
}

export interface PartInReview {
  readonly account: bigint;
  readonly amount: bigint;
}

/** The part of a held prize that belongs to grants, as its stake was split. */
export async function partsInReview(
  db: Db,
  { vendor, txId }: WinInReview,
): Promise<PartInReview[]> {
  const { rows } = await db.query<PartInReview & Record<string, unknown>>(sql`
    select p.account, p.held as amount
    from play.split_part p join play.vendor v on v.id = p.vendor_id
    where v.code = ${vendor} and p.tx_id = ${txId} and p.held > 0
    order by p.account`);
  return rows;
}
