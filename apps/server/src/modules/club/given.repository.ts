import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** A rank that the house gave; it ends at `until`, or never where that is null. */
export interface GivenRank {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly rankLevel: number;
  readonly until: Date | null;
  readonly by: string;
  readonly reason: string;
}

type Row = GivenRank & Record<string, unknown>;

const columns = sql`player_id as "playerId", merchant_id as merchant, rank_level as "rankLevel",
  until, given_by as by, reason`;

/** Writes a gift; a later one takes its place. */
export async function putGiven(tx: Tx, given: GivenRank, at: Date): Promise<void> {
  await tx.query(sql`
    insert into club.given (player_id, merchant_id, rank_level, until, given_by, reason, at)
    values (${given.playerId}, ${given.merchant}, ${given.rankLevel}, ${given.until}, ${given.by},
      ${given.reason}, ${at})
    on conflict (player_id) do update set rank_level = excluded.rank_level, until = excluded.until,
      given_by = excluded.given_by, reason = excluded.reason, at = excluded.at`);
}

export async function readGiven(db: Db, playerId: bigint): Promise<GivenRank | null> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from club.given where player_id = ${playerId}`);
  return rows[0] ?? null;
}

export async function deleteGiven(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query(sql`delete from club.given where player_id = ${playerId}`);
}

/** Gifts whose time is over. */
export async function overGiven(db: Db, now: Date, limit: number): Promise<GivenRank[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from club.given where until <= ${now} order by until limit ${limit}`);
  return rows;
}

/** One of them, locked; null where another process has ended it or given anew. */
export async function lockOver(tx: Tx, playerId: bigint, now: Date): Promise<GivenRank | null> {
  const { rows } = await tx.query<Row>(sql`
    select ${columns} from club.given where player_id = ${playerId} and until <= ${now} for update`);
  return rows[0] ?? null;
}
