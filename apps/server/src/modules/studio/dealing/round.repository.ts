import type { Choices, Move, PromisedTitle, Shape } from '@arara/game-kit';
import type { Currency } from '@arara/money';
import { named, sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** A book as it is kept. */
export interface StoredBook {
  payoutMultiplier: number;
  events: { type: string }[];
}

export interface RoundRow {
  id: bigint;
  public_id: string;
  player_id: bigint;
  session_id: bigint;
  vendor: string;
  wallet_player: string;
  game_code: string;
  game_version: string;
  maths_hash: string;
  shape: Shape;
  bet_mode: string;
  /** Null where a game has no choice but its mode. */
  choices: Choices | null;
  currency: Currency;
  stake: bigint;
  cost: bigint;
  /** Null, as the book, of a round in steps that has no result yet. */
  payout: bigint | null;
  seed_id: bigint;
  nonce: number;
  book: StoredBook | null;
  /**
   * DEALT: its money is on the way. A round in steps is then OPEN until a move decides it, and DECIDED until
   * its prize is paid. Each ends SETTLED or REFUSED.
   */
  state: 'DEALT' | 'OPEN' | 'DECIDED' | 'SETTLED' | 'REFUSED';
  /** The code that a refused round was answered with. */
  refusal: string | null;
  seen: boolean;
  created_at: Date;
}

/** A round whose result is there. */
export type DecidedRound<R = RoundRow> = R & { payout: bigint; book: StoredBook };

/** True if the result of a round is there. */
export function isDecided<R extends RoundRow>(round: R): round is DecidedRound<R> {
  return round.payout !== null && round.book !== null;
}

/** The level of a jackpot that a round was paid, with its amount; null for most rounds. */
export interface WonJackpot {
  jackpot_level: string | null;
  jackpot_amount: bigint | null;
}

export interface RoundWithSeed extends RoundRow, WonJackpot {
  server_seed_hash: string;
  client_seed: string;
  server_seed_sealed: Buffer;
  promise: string | null;
  titles: PromisedTitle[] | null;
  revealed_at: Date | null;
}

export type NewRound = Omit<RoundRow, 'id' | 'state' | 'refusal' | 'seen' | 'created_at'> & {
  readonly idempotency_key: string;
};

/** A round that was written, with the moment. */
export type WrittenRound = Pick<RoundRow, 'id' | 'public_id' | 'created_at'>;

/**
 * Writes new rounds, each of another player, and counts their pairs on. They are dealt now and not when their
 * transaction began, which may have waited. A round that may not be is left out: its player is in a round in steps of
 * the same game.
 */
export async function insertRounds(tx: Tx, rounds: readonly NewRound[]): Promise<WrittenRound[]> {
  const { rows } = await tx.query<WrittenRound>(
    named(
      'studio-insert-rounds',
      sql`
    with dealt as (
      insert into studio.round (public_id, player_id, session_id, vendor, wallet_player, game_code,
        game_version, maths_hash, shape, bet_mode, choices, currency, stake, cost, payout, seed_id,
        nonce, book, idempotency_key, created_at)
      select public_id, player_id, session_id, vendor, wallet_player, game_code,
        game_version, maths_hash, shape, bet_mode, choices, currency, stake, cost, payout, seed_id,
        nonce, book, idempotency_key, clock_timestamp()
      from jsonb_to_recordset(${jsonOfRounds(rounds)}::jsonb) as d (public_id text,
        player_id bigint, session_id bigint, vendor text, wallet_player text, game_code text,
        game_version text, maths_hash text, shape text, bet_mode text, choices jsonb, currency text,
        stake bigint, cost bigint, payout bigint, seed_id bigint, nonce integer, book jsonb,
        idempotency_key text)
      on conflict do nothing
      returning id, public_id, created_at, seed_id
    ), counted as (
      update studio.seed s set nonce = s.nonce + 1 from dealt where s.id = dealt.seed_id
    )
    select id, public_id, created_at from dealt`,
    ),
  );
  return rows;
}

/** Whole numbers of the database are wider than those of JSON: they go as text. */
const jsonOfRounds = (rounds: readonly NewRound[]) =>
  JSON.stringify(rounds, (_, value) => (typeof value === 'bigint' ? String(value) : value));

/** Rounds by their numbers, with the promises of their server seeds. */
export async function roundsByIds(
  db: Db,
  ids: readonly bigint[],
): Promise<(RoundRow & { server_seed_hash: string })[]> {
  const { rows } = await db.query<RoundRow & { server_seed_hash: string }>(sql`
    select r.*, s.server_seed_hash from studio.round r join studio.seed s on s.id = r.seed_id
    where r.id = any(${ids}::bigint[])`);
  return rows;
}

export async function roundByPublicId(db: Db, publicId: string): Promise<RoundWithSeed | null> {
  const { rows } = await db.query<RoundWithSeed>(sql`
    select r.*, s.server_seed_hash, s.client_seed, s.server_seed_sealed, s.revealed_at, s.promise,
      t.titles, l.level as jackpot_level, w.amount as jackpot_amount
    from studio.round r
    join studio.seed s on s.id = r.seed_id
    left join studio.titles t on t.hash = s.titles_hash
    left join studio.jackpot_win w on w.round_id = r.id and w.state = 'PAID'
    left join studio.jackpot_level l on l.id = w.level_id
    where r.public_id = ${publicId}`);
  return rows[0] ?? null;
}

/** The moves of a round in steps, as its proof has them; other rounds have none. */
export async function movesOfRound(db: Db, roundId: bigint): Promise<Move[]> {
  const { rows } = await db.query<{ move: Move }>(sql`
    select move from studio.move where round_id = ${roundId} order by number`);
  return rows.map(({ move }) => move);
}

/** Milliseconds since a player's last round in any of the games, refused ones too; null before it. */
export async function sinceLastDealt(
  tx: Tx,
  playerId: bigint,
  games: readonly string[],
): Promise<number | null> {
  const { rows } = await tx.query<{ ms: number | null }>(sql`
    select min(extract(epoch from clock_timestamp() - last.created_at) * 1000)::float8 as ms
    from unnest(${games}::text[]) as game (code)
    cross join lateral (
      select created_at from studio.round
      where player_id = ${playerId} and game_code = game.code order by id desc limit 1
    ) last`);
  return rows[0]?.ms ?? null;
}

/**
 * Rounds were paid. It waits for no disk: a round whose end a crash of the machine took back is found DEALT, and the
 * sweep, which finds its money moved, ends it again.
 */
export async function settleRounds(db: Db, ids: readonly bigint[]): Promise<void> {
  await db.query(
    named(
      'studio-settle-rounds',
      sql`
    with hurried as materialized (select set_config('synchronous_commit', 'off', true) as mode)
    update studio.round set state = 'SETTLED', finished_at = now() from hurried
    where mode is not null and id = any(${ids}::bigint[])
      and state in ('DEALT', 'DECIDED') and payout is not null`,
    ),
  );
}

/** A dealt round can never be paid any more; the first reason stays. */
export async function markRefused(db: Db, id: bigint, refusal: string): Promise<void> {
  await db.query(sql`
    update studio.round set state = 'REFUSED', refusal = ${refusal}, finished_at = now()
    where id = ${id} and state = 'DEALT'`);
}

/** A page of the rounds over at once that wait for their end since before an instant. */
export async function dealtRounds(
  db: Db,
  before: Date,
  after: bigint,
  limit: number,
): Promise<DecidedRound[]> {
  const { rows } = await db.query<DecidedRound>(sql`
    select * from studio.round where state = 'DEALT' and shape = 'instant' and created_at < ${before} and id > ${after}
    order by id limit ${limit}`);
  return rows;
}
