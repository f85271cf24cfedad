import type { PromisedTitle } from '@arara/game-kit';
import { named, sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { RoundRow } from './dealing/round.repository.ts';

export interface SeedRow {
  id: bigint;
  player_id: bigint;
  server_seed_sealed: Buffer;
  server_seed_hash: string;
  /** Null until a device that has seen the promise sent one. */
  client_seed: string | null;
  next_server_seed_sealed: Buffer;
  next_server_seed_hash: string;
  /** The promise that the client seed answered; null before it, and in pairs that promised the seed alone. */
  promise: string | null;
  titles_hash: string | null;
  nonce: number;
  revealed_at: Date | null;
}

/** A pair whose client seed is there. */
export type AnsweredSeed = SeedRow & { readonly client_seed: string };

/** A server seed under its lock, and the hash that promises it. */
export interface SealedSeed {
  readonly sealed: Buffer;
  readonly hash: string;
}

/** A client seed and what it answered. */
export interface SeedAnswer {
  readonly clientSeed: string;
  readonly promise: string;
  readonly titlesHash: string;
}

/**
 * Transactions that change a player's seeds or deal by them take turns. A lock of the pair's row would not do:
 * when a rotation that one waited for is done, that row is in force no more, and the one that is was not
 * there when the statement began.
 */
export async function takeTurn(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtextextended('studio.seed', ${playerId}))`);
}

/** Gives each player whom no other transaction holds the turn, and answers who they are; nobody waits. */
export async function tryTurns(tx: Tx, playerIds: readonly bigint[]): Promise<Set<bigint>> {
  const { rows } = await tx.query<{ player_id: bigint }>(
    named(
      'studio-try-turns',
      sql`
    select p.player_id from unnest(${playerIds}::bigint[]) p (player_id)
    where pg_try_advisory_xact_lock(hashtextextended('studio.seed', p.player_id))`,
    ),
  );
  return new Set(rows.map(({ player_id: id }) => id));
}

export async function seedInForce(db: Db, playerId: bigint): Promise<SeedRow | null> {
  const { rows } = await db.query<SeedRow>(sql`
    select * from studio.seed where player_id = ${playerId} and revealed_at is null`);
  return rows[0] ?? null;
}

/** Inserts a fresh pair; another process may have been first, then that one stays in force. */
export async function insertSeed(
  db: Db,
  seed: { playerId: bigint; now: SealedSeed; next: SealedSeed; answer: SeedAnswer | null },
): Promise<void> {
  const { answer } = seed;
  await db.query(sql`
    insert into studio.seed (player_id, server_seed_sealed, server_seed_hash,
      next_server_seed_sealed, next_server_seed_hash, client_seed, promise, titles_hash, created_at)
    values (${seed.playerId}, ${seed.now.sealed}, ${seed.now.hash}, ${seed.next.sealed},
      ${seed.next.hash}, ${answer?.clientSeed ?? null}, ${answer?.promise ?? null},
      ${answer?.titlesHash ?? null}, clock_timestamp())
    on conflict (player_id) where revealed_at is null do nothing`);
}

/** Gives a pair that waits for it its client seed. */
export async function answerSeed(tx: Tx, seedId: bigint, answer: SeedAnswer): Promise<void> {
  await tx.query(sql`
    update studio.seed set client_seed = ${answer.clientSeed}, promise = ${answer.promise},
      titles_hash = ${answer.titlesHash}
    where id = ${seedId} and client_seed is null`);
}

/** Keeps the titles of a promise under their hash. */
export async function keepTitles(
  db: Db,
  hash: string,
  titles: readonly PromisedTitle[],
): Promise<void> {
  await db.query(sql`
    insert into studio.titles (hash, titles) values (${hash}, ${JSON.stringify(titles)}::jsonb)
    on conflict (hash) do nothing`);
}

export async function titlesOf(db: Db, hash: string): Promise<PromisedTitle[]> {
  const { rows } = await db.query<{ titles: PromisedTitle[] }>(sql`
    select titles from studio.titles where hash = ${hash}`);
  return rows[0]?.titles ?? [];
}

/** A player's pair in force, with the rounds that it and the player's key have dealt. */
export interface SeedInUse extends SeedRow {
  /** The round that the key dealt, by this pair or one before. */
  readonly known_round: bigint | null;
  /** The time since the last round that this pair dealt; null before it. */
  readonly since_last_ms: number | null;
}

/** The pairs in force of players who ask under keys. */
export async function seedsInUse(
  tx: Tx,
  asked: readonly { readonly playerId: bigint; readonly key: string }[],
): Promise<SeedInUse[]> {
  const { rows } = await tx.query<SeedInUse>(
    named(
      'studio-seeds-in-use',
      sql`
    select s.id, s.player_id, s.server_seed_sealed, s.server_seed_hash, s.client_seed,
      s.next_server_seed_sealed, s.next_server_seed_hash, s.promise, s.titles_hash, s.nonce,
      s.revealed_at, known.id as known_round,
      (extract(epoch from clock_timestamp() - last.created_at) * 1000)::float8 as since_last_ms
    from unnest(
      ${asked.map(({ playerId }) => playerId)}::bigint[], ${asked.map(({ key }) => key)}::text[]
    ) a (player_id, key)
    join studio.seed s on s.player_id = a.player_id and s.revealed_at is null
    left join studio.round known on known.player_id = a.player_id and known.idempotency_key = a.key
    left join studio.round last on last.seed_id = s.id and last.nonce = s.nonce - 1`,
    ),
  );
  return rows;
}

/** It is revealed now and not when its transaction began, which may have waited for a round. */
export async function revealSeed(tx: Tx, seedId: bigint): Promise<void> {
  await tx.query(sql`
    update studio.seed set revealed_at = clock_timestamp() where id = ${seedId}`);
}

export async function revealedSeeds(
  db: Db,
  playerId: bigint,
  limit: number,
): Promise<AnsweredSeed[]> {
  const { rows } = await db.query<AnsweredSeed>(sql`
    select * from studio.seed where player_id = ${playerId} and revealed_at is not null
    order by id desc limit ${limit}`);
  return rows;
}

/** True if a round of a pair is still under way. */
export async function hasOpenRound(tx: Tx, seedId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select 1 from studio.round where seed_id = ${seedId} and state not in ('SETTLED', 'REFUSED') limit 1`);
  return rowCount === 1;
}

/** How many rounds of each pair were refused; a pair without any is left out. */
export async function countRefused(
  db: Db,
  seedIds: readonly bigint[],
): Promise<Map<bigint, number>> {
  const { rows } = await db.query<{ seed_id: bigint; refused: bigint }>(sql`
    select seed_id, count(*) as refused from studio.round
    where seed_id = any(${seedIds}::bigint[]) and state = 'REFUSED' group by seed_id`);
  return new Map(rows.map(({ seed_id: id, refused }) => [id, Number(refused)]));
}

/** The rounds of a pair that are asked for. */
export interface PairRounds {
  readonly playerId: bigint;
  readonly serverSeedHash: string;
  readonly refusedOnly: boolean;
  /** Only numbers below it. */
  readonly below: number;
  readonly limit: number;
}

/**
 * The rounds of a player's pair by their numbers, the last first, refused and open ones too; what each paid holds a
 * jackpot.
 */
export async function roundsOfPair(
  db: Db,
  { playerId, serverSeedHash, refusedOnly, below, limit }: PairRounds,
): Promise<Omit<RoundRow, 'book'>[]> {
  const { rows } = await db.query<Omit<RoundRow, 'book'>>(sql`
    select r.id, r.public_id, r.player_id, r.session_id, r.vendor, r.wallet_player, r.game_code,
      r.game_version, r.maths_hash, r.shape, r.bet_mode, r.choices, r.currency, r.stake, r.cost,
      r.payout + coalesce(w.amount, 0) as payout, r.seed_id, r.nonce, r.state, r.refusal, r.seen,
      r.created_at
    from studio.seed s join studio.round r on r.seed_id = s.id
    left join studio.jackpot_win w on w.round_id = r.id and w.state = 'PAID'
    where s.server_seed_hash = ${serverSeedHash} and s.player_id = ${playerId}
      and r.nonce < ${below} and (not ${refusedOnly}::boolean or r.state = 'REFUSED')
    order by r.nonce desc limit ${limit}`);
  return rows;
}
