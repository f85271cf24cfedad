import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface ChainRow {
  id: bigint;
  game_code: string;
  game_version: string;
  maths_hash: string;
  root: string;
  length: number;
  last_link_sealed: Buffer;
  beacon_chain: string;
  beacon_round: bigint;
  promise: string;
  randomness: string | null;
}

/** A chain, and how many of its rounds have been opened. */
export interface ChainNow extends ChainRow {
  used: number;
}

/** The chains of a game at a version that have rounds left, the oldest first. */
export async function chainsLeft(
  db: Db,
  { code, version }: { code: string; version: string },
): Promise<ChainNow[]> {
  const { rows } = await db.query<ChainNow>(sql`
    select * from (
      select c.*, coalesce((
        select max(chain_number) from studio.table_round where chain_id = c.id), 0)::int as used
      from studio.chain c where game_code = ${code} and game_version = ${version}
      order by id desc limit 2
    ) last where used < length order by id`);
  return rows;
}

/** Processes that promise chains of a game take turns, so that there is one to follow. */
export async function takeChainTurn(tx: Tx, gameCode: string): Promise<void> {
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtextextended('studio.chain:' || ${gameCode}, 0))`);
}

export async function insertChain(
  tx: Tx,
  chain: Omit<ChainRow, 'id' | 'randomness'>,
): Promise<void> {
  await tx.query(sql`
    insert into studio.chain (game_code, game_version, maths_hash, root, length, last_link_sealed,
      beacon_chain, beacon_round, promise)
    values (${chain.game_code}, ${chain.game_version}, ${chain.maths_hash}, ${chain.root},
      ${chain.length}, ${chain.last_link_sealed}, ${chain.beacon_chain}, ${chain.beacon_round},
      ${chain.promise})`);
}

/** The public value of a chain is out. */
export async function writeRandomness(db: Db, id: bigint, randomness: string): Promise<void> {
  await db.query(sql`
    update studio.chain set randomness = ${randomness} where id = ${id} and randomness is null`);
}

export async function chainById(db: Db, id: bigint): Promise<ChainRow> {
  const { rows } = await db.query<ChainRow>(sql`select * from studio.chain where id = ${id}`);
  const row = rows[0];
  if (row === undefined) throw new Error('a chain is gone');
  return row;
}
