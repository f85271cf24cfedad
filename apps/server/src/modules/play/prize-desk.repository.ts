import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** A prize that waits for people, with its round. Amounts in minor units. */
export interface HeldWin {
  readonly vendor: string;
  readonly txId: string;
  readonly merchant: string;
  readonly playerId: bigint;
  readonly amount: bigint;
  readonly currency: string;
  readonly at: Date;
  readonly gameCode: string;
  /** Prizes of the vendor wait from here on. */
  readonly cap: bigint;
  readonly verifiable: boolean;
  readonly round: bigint;
  /** The vendor's name of the round. */
  readonly roundName: string;
  readonly roundState: string;
  readonly stake: bigint;
  readonly prize: bigint;
  readonly openedAt: Date;
  readonly mismatch: boolean;
}

const waiting = sql`
  from play.held_win h
  join play.vendor v on v.id = h.vendor_id
  join play.vendor_tx t on t.vendor_id = h.vendor_id and t.tx_id = h.tx_id
  join play.round r on r.player_id = h.player_id and r.id = t.round
  where h.state = 'HELD'`;

const columns = sql`
  v.code as vendor, h.tx_id as "txId", r.merchant_id as merchant, h.player_id as "playerId", h.amount,
  h.currency, h.at, r.game_code as "gameCode", v.prize_max as cap, v.verifiable, r.id as round,
  r.round_id as "roundName", r.state as "roundState", r.bet as stake, r.win as prize,
  r.opened_at as "openedAt", r.mismatch`;

type Row = HeldWin & Record<string, unknown>;

/** Prizes of a merchant that wait, the oldest first, after one of them (its vendor and transaction). */
export async function listHeldWins(
  db: Db,
  merchant: string,
  after: readonly [string, string] | null,
  limit: number,
): Promise<HeldWin[]> {
  const [vendor, txId] = after ?? [null, null];
  const { rows } = await db.query<Row>(sql`
    select ${columns} ${waiting} and r.merchant_id = ${merchant}
      and (${vendor}::text is null or (h.at, h.vendor_id, h.tx_id) > (
        select l.at, l.vendor_id, l.tx_id from play.held_win l join play.vendor o on o.id = l.vendor_id
        where o.code = ${vendor} and l.tx_id = ${txId}))
    order by h.at, h.vendor_id, h.tx_id limit ${limit}`);
  return rows;
}

export async function heldWin(
  db: Db,
  merchant: string,
  { vendor, txId }: Pick<HeldWin, 'vendor' | 'txId'>,
): Promise<HeldWin | null> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} ${waiting} and r.merchant_id = ${merchant} and v.code = ${vendor}
      and h.tx_id = ${txId}`);
  return rows[0] ?? null;
}

export async function countHeldWins(
  db: Db,
  merchant: string,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await db.query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::integer as count, min(h.at) as oldest ${waiting} and r.merchant_id = ${merchant}`);
  return rows[0] ?? { count: 0, oldest: null };
}
