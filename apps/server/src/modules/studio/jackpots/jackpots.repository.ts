import type { JackpotLevelCode } from '@arara/game-kit';
import type { Currency } from '@arara/money';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** One level of a jackpot at a merchant; all amounts in minor units, since ever. */
export interface LevelRow {
  id: bigint;
  merchant_id: string;
  jackpot: string;
  currency: Currency;
  level: JackpotLevelCode;
  fed: bigint;
  seeded: bigint;
  won: bigint;
  wins: number;
  returned: bigint;
}

/** The levels of one jackpot at one merchant. */
export type PoolKey = Pick<LevelRow, 'merchant_id' | 'jackpot' | 'currency'>;

/** A level that a round has won. */
export interface WinRow {
  round_id: bigint;
  level_id: bigint;
  level: JackpotLevelCode;
  merchant_id: string;
  number: number;
  amount: bigint;
  seed: bigint;
  state: 'CLAIMED' | 'PAID' | 'RETURNED';
}

const columns = sql`id, merchant_id, jackpot, currency, level, fed, seeded, won, wins, returned`;

/** Writes a new level with its first seed; null where it is there already. */
export async function insertLevel(
  tx: Tx,
  pool: PoolKey,
  level: JackpotLevelCode,
  seed: bigint,
): Promise<LevelRow | null> {
  const { rows } = await tx.query<LevelRow & Record<string, unknown>>(sql`
    insert into studio.jackpot_level (merchant_id, jackpot, currency, level, seeded)
    values (${pool.merchant_id}, ${pool.jackpot}, ${pool.currency}, ${level}, ${seed})
    on conflict (merchant_id, jackpot, currency, level) do nothing
    returning ${columns}`);
  return rows[0] ?? null;
}

export async function levelsOf(db: Db, pool: PoolKey): Promise<LevelRow[]> {
  const { rows } = await db.query<LevelRow & Record<string, unknown>>(sql`
    select ${columns} from studio.jackpot_level
    where merchant_id = ${pool.merchant_id} and jackpot = ${pool.jackpot} and currency = ${pool.currency}
    order by id`);
  return rows;
}

export async function allLevels(db: Db): Promise<LevelRow[]> {
  const { rows } = await db.query<LevelRow & Record<string, unknown>>(sql`
    select ${columns} from studio.jackpot_level order by id`);
  return rows;
}

/** Locks the levels of a pool that nobody else holds: a level that is being won is fed the next time. */
export async function lockFreeLevels(tx: Tx, pool: PoolKey): Promise<LevelRow[]> {
  const { rows } = await tx.query<LevelRow & Record<string, unknown>>(sql`
    select ${columns} from studio.jackpot_level
    where merchant_id = ${pool.merchant_id} and jackpot = ${pool.jackpot} and currency = ${pool.currency}
    order by id for no key update skip locked`);
  return rows;
}

/** Waits for a level; whoever holds it is the only one that moves its money. */
export async function lockLevel(tx: Tx, id: bigint): Promise<LevelRow> {
  const { rows } = await tx.query<LevelRow & Record<string, unknown>>(sql`
    select ${columns} from studio.jackpot_level where id = ${id} for no key update`);
  const [row] = rows;
  if (row === undefined) throw new Error(`no level of a jackpot has the number ${id}`);
  return row;
}

export async function setFed(tx: Tx, id: bigint, fed: bigint): Promise<void> {
  await tx.query(sql`update studio.jackpot_level set fed = ${fed} where id = ${id}`);
}

/** Writes a win and what it does to the sums of its level, which the caller has locked. */
export async function insertWin(
  tx: Tx,
  level: LevelRow,
  win: Pick<WinRow, 'round_id' | 'amount' | 'seed'>,
): Promise<number> {
  const number = level.wins + 1;
  const { rowCount } = await tx.query(sql`
    insert into studio.jackpot_win (round_id, level_id, number, amount, seed)
    select r.id, ${level.id}, ${number}, ${win.amount}, ${win.seed}
    from studio.round r where r.id = ${win.round_id} and r.state = 'DEALT' and r.shape = 'instant'`);
  if (rowCount !== 1) throw new Error(`the round ${win.round_id} has ended and wins no jackpot`);
  await tx.query(sql`
    update studio.jackpot_level
    set won = won + ${win.amount}, seeded = seeded + ${win.seed}, wins = ${number}
    where id = ${level.id}`);
  return number;
}

export async function winOfRound(db: Db, roundId: bigint): Promise<WinRow | null> {
  const { rows } = await db.query<WinRow & Record<string, unknown>>(sql`
    select w.round_id, w.level_id, l.level, l.merchant_id, w.number, w.amount, w.seed, w.state
    from studio.jackpot_win w join studio.jackpot_level l on l.id = w.level_id
    where w.round_id = ${roundId}`);
  return rows[0] ?? null;
}

/** The rounds whose wins were claimed before an instant, and are not paid yet. */
export async function winsSince(db: Db, before: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql`
    select r.public_id as id from studio.jackpot_win w join studio.round r on r.id = w.round_id
    where w.state = 'CLAIMED' and w.claimed_at < ${before} order by w.claimed_at limit 100`);
  return rows.map(({ id }) => id);
}

/** Ends a win; false where it had ended. */
export async function endWin(
  db: Db,
  roundId: bigint,
  state: 'PAID' | 'RETURNED',
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update studio.jackpot_win set state = ${state}, ended_at = clock_timestamp()
    where round_id = ${roundId} and state = 'CLAIMED'`);
  return rowCount === 1;
}

export async function addReturned(tx: Tx, id: bigint, amount: bigint): Promise<void> {
  await tx.query(sql`
    update studio.jackpot_level set returned = returned + ${amount} where id = ${id}`);
}
