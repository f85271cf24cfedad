import type { Choices } from '@arara/game-kit';
import type { Currency } from '@arara/money';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { SealedSeed } from '../seeds.repository.ts';

export interface TableRow {
  id: bigint;
  public_id: string;
  game_code: string;
  game_version: string;
  maths_hash: string;
  number: number;
  server_seed_sealed: Buffer;
  server_seed_hash: string;
  entropy: string | null;
  opened_at: Date;
  closes_at: Date;
  phase: 'OPEN' | 'RUNNING' | 'RESOLVED' | 'DONE';
  outcome: unknown;
  done_at: Date | null;
  /** Null in rounds of before chains. */
  chain_id: bigint | null;
  chain_number: number | null;
  running_at: Date | null;
}

export interface SeatRow {
  id: bigint;
  table_id: bigint;
  number: number;
  public_id: string;
  player_id: bigint;
  session_id: bigint;
  vendor: string;
  wallet_player: string;
  game_code: string;
  game_version: string;
  bet_mode: string;
  choices: Choices;
  currency: Currency;
  stake: bigint;
  cost: bigint;
  payout: bigint | null;
  /** The most that it can be paid. */
  most: bigint;
  state: 'DEALT' | 'STAKED' | 'DECIDED' | 'PAID' | 'LEAVING' | 'REFUSED';
  refusal: string | null;
  created_at: Date;
}

/** The last round of a game's table, and what the database's clock says of it. */
export interface TableNow extends TableRow {
  /** No stake is taken any more. */
  is_closed: boolean;
  /** No stake is taken any more, and those on their way had `graceMs` to arrive. */
  is_over: boolean;
  has_rested: boolean;
  /** Milliseconds to its close; none after it. */
  closes_in_ms: number;
  /** Milliseconds since it began to run; null before that. */
  elapsed_ms: number | null;
}

const elapsed = sql`(extract(epoch from clock_timestamp() - running_at) * 1000)::float8`;
const closesIn = sql`greatest(0, extract(epoch from closes_at - clock_timestamp()) * 1000)::float8`;

export async function lastTable(
  db: Db,
  gameCode: string,
  { graceMs, restMs }: { graceMs: number; restMs: number },
): Promise<TableNow | null> {
  const { rows } = await db.query<TableNow>(sql`
    select t.*, ${elapsed} as elapsed_ms, ${closesIn} as closes_in_ms, clock_timestamp() >= closes_at as is_closed,
      clock_timestamp() >= closes_at + ${graceMs} * interval '1 millisecond' as is_over,
      coalesce(clock_timestamp() >= done_at + ${restMs} * interval '1 millisecond', false) as has_rested
    from studio.table_round t where game_code = ${gameCode} order by number desc limit 1`);
  return rows[0] ?? null;
}

/** A round, and the clock of the database beside it. */
export async function tableNow(db: Db, id: bigint): Promise<TableNow> {
  const { rows } = await db.query<TableNow>(sql`
    select t.*, ${elapsed} as elapsed_ms, ${closesIn} as closes_in_ms,
      clock_timestamp() >= closes_at as is_closed, false as is_over, false as has_rested
    from studio.table_round t where id = ${id}`);
  const table = rows[0];
  if (table === undefined) throw new Error('a table is gone');
  return table;
}

/** Opens the next round of a table; another worker may have been first. */
export async function insertTable(
  db: Db,
  table: {
    publicId: string;
    game: { code: string; version: string; mathsHash: string };
    chainId: bigint;
    /** The number of the round in its chain. */
    chainNumber: number;
    seed: SealedSeed;
    openMs: number;
  },
): Promise<void> {
  const { game, seed } = table;
  await db.query(sql`
    insert into studio.table_round (public_id, game_code, game_version, maths_hash, number,
      server_seed_sealed, server_seed_hash, chain_id, chain_number, closes_at)
    select ${table.publicId}, ${game.code}, ${game.version}, ${game.mathsHash},
      coalesce(max(number) + 1, 0), ${seed.sealed}, ${seed.hash}, ${table.chainId},
      ${table.chainNumber},
      clock_timestamp() + ${table.openMs} * interval '1 millisecond'
    from studio.table_round where game_code = ${game.code}
    on conflict do nothing`);
}

/** The round that takes stakes now, held against its close until the transaction ends; else null. */
export async function lockOpenTable(tx: Tx, gameCode: string): Promise<TableRow | null> {
  const { rows } = await tx.query<TableRow & { is_open: boolean }>(sql`
    select t.*, clock_timestamp() < closes_at as is_open from studio.table_round t
    where game_code = ${gameCode} and phase = 'OPEN' for no key update`);
  const table = rows[0];
  return table?.is_open === true ? table : null;
}

export async function tableById(db: Db, id: bigint): Promise<TableRow> {
  const { rows } = await db.query<TableRow>(sql`select * from studio.table_round where id = ${id}`);
  const table = rows[0];
  if (table === undefined) throw new Error('a table is gone');
  return table;
}

export async function lockTable(tx: Tx, id: bigint): Promise<TableRow> {
  const { rows } = await tx.query<TableRow>(sql`
    select * from studio.table_round where id = ${id} for no key update`);
  const table = rows[0];
  if (table === undefined) throw new Error('a table is gone');
  return table;
}

export async function resolveTable(
  tx: Tx,
  id: bigint,
  { entropy, outcome }: { entropy: string; outcome: unknown },
): Promise<void> {
  await tx.query(sql`
    update studio.table_round set phase = 'RESOLVED', entropy = ${entropy},
      outcome = ${JSON.stringify(outcome)}::jsonb
    where id = ${id} and phase = 'RUNNING'`);
}

/** A round is over when none of its seats waits for its prize. */
export async function endTable(db: Db, id: bigint): Promise<void> {
  await db.query(sql`
    update studio.table_round set phase = 'DONE', done_at = clock_timestamp()
    where id = ${id} and phase = 'RESOLVED'
      and not exists (
        select from studio.seat where table_id = ${id} and state in ('DECIDED', 'LEAVING'))`);
}

/** The columns of a seat, with the game of its round. */
export const seats = sql`select s.*, t.game_code, t.game_version
  from studio.seat s join studio.table_round t on t.id = s.table_id`;

export async function seatByKey(db: Db, playerId: bigint, key: string): Promise<SeatRow | null> {
  const { rows } = await db.query<SeatRow>(sql`
    ${seats} where s.player_id = ${playerId} and s.idempotency_key = ${key}`);
  return rows[0] ?? null;
}

export async function lockSeat(tx: Tx, id: bigint): Promise<SeatRow> {
  const { rows } = await tx.query<SeatRow>(sql`${seats} where s.id = ${id} for update of s`);
  const seat = rows[0];
  if (seat === undefined) throw new Error('a seat is gone');
  return seat;
}

/** A player's seat in a game by the name that people see; null where there is none. */
export async function ownSeat(
  db: Db,
  playerId: bigint,
  gameCode: string,
  publicId: string,
): Promise<SeatRow | null> {
  const { rows } = await db.query<SeatRow>(sql`
    ${seats} where s.public_id = ${publicId} and s.player_id = ${playerId}
      and t.game_code = ${gameCode}`);
  return rows[0] ?? null;
}

/** The seats of a round by their numbers, refused ones too; of one player alone where one is named. */
export async function seatsOf(
  db: Db,
  tableId: bigint,
  playerId: bigint | null = null,
): Promise<SeatRow[]> {
  const { rows } = await db.query<SeatRow>(sql`
    ${seats} where s.table_id = ${tableId}
      and (${playerId}::bigint is null or s.player_id = ${playerId})
    order by s.number`);
  return rows;
}

/** A page of a round's seats in a state of the money that is on its way. */
export async function seatsWaiting(
  db: Db,
  tableId: bigint,
  state: 'DEALT' | 'DECIDED' | 'LEAVING',
  after: bigint,
  limit: number,
): Promise<SeatRow[]> {
  const { rows } = await db.query<SeatRow>(sql`
    ${seats} where s.table_id = ${tableId} and s.state = ${state} and s.id > ${after}
    order by s.id limit ${limit}`);
  return rows;
}

export type NewSeat = Omit<
  SeatRow,
  'id' | 'number' | 'game_code' | 'game_version' | 'payout' | 'state' | 'refusal' | 'created_at'
> & { readonly idempotency_key: string };

/** The bounds of a round, kept by the statement that takes a seat. */
export interface SeatBounds {
  readonly seatsMax: number;
  readonly seatsPerPlayer: number;
  /** The most that the seats of one currency can be paid together, in minor units. */
  readonly mostOfAll: bigint;
}

/** Takes the next place of a table that the caller holds; null where its bounds leave none. */
export async function insertSeat(
  tx: Tx,
  seat: NewSeat,
  { seatsMax, seatsPerPlayer, mostOfAll }: SeatBounds,
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(sql`
    insert into studio.seat (table_id, number, public_id, player_id, session_id, vendor,
      wallet_player, bet_mode, choices, currency, stake, cost, most, idempotency_key)
    select ${seat.table_id}, count(*), ${seat.public_id}, ${seat.player_id}, ${seat.session_id},
      ${seat.vendor}, ${seat.wallet_player}, ${seat.bet_mode},
      ${JSON.stringify(seat.choices)}::jsonb, ${seat.currency}, ${seat.stake}, ${seat.cost},
      ${seat.most}, ${seat.idempotency_key}
    from studio.seat where table_id = ${seat.table_id}
    having count(*) < ${seatsMax}
      and count(*) filter (where player_id = ${seat.player_id} and state <> 'REFUSED')
        < ${seatsPerPlayer}
      and coalesce(sum(most) filter (where currency = ${seat.currency} and state <> 'REFUSED'), 0)
        + ${seat.most} <= ${mostOfAll}
    returning id`);
  return rows[0]?.id ?? null;
}

/** The stake of a seat is there. False where it was given up meanwhile. */
export async function markStaked(db: Db, id: bigint): Promise<boolean> {
  await db.query(sql`update studio.seat set state = 'STAKED' where id = ${id} and state = 'DEALT'`);
  const { rows } = await db.query<{ state: string }>(sql`
    select state from studio.seat where id = ${id}`);
  return rows[0]?.state !== 'REFUSED';
}

export async function decideSeat(tx: Tx, id: bigint, payout: bigint): Promise<void> {
  await tx.query(sql`
    update studio.seat set state = 'DECIDED', payout = ${payout}
    where id = ${id} and state = 'STAKED'`);
}

export async function markPaid(db: Db, id: bigint): Promise<void> {
  await db.query(sql`update studio.seat set state = 'PAID' where id = ${id} and state = 'DECIDED'`);
}

export async function refuseSeat(db: Db, id: bigint, refusal: string): Promise<void> {
  await db.query(sql`
    update studio.seat set state = 'REFUSED', refusal = ${refusal}
    where id = ${id} and state in ('DEALT', 'DECIDED', 'LEAVING')`);
}
