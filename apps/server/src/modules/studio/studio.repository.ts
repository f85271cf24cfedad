import type { PromisedTitle } from '@arara/game-kit';
import type { Currency } from '@arara/money';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface SessionRow {
  id: bigint;
  wallet_token: string;
  vendor: string;
  wallet_player: string;
  player_id: bigint;
  merchant_id: string;
  game_code: string;
  game_version: string;
  currency: Currency;
  mode: 'real' | 'play';
  language: string;
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
  bet_mode: string;
  currency: Currency;
  stake: bigint;
  cost: bigint;
  payout: bigint;
  seed_id: bigint;
  nonce: number;
  book: { payoutMultiplier: number; events: { type: string }[] };
  state: 'DEALT' | 'SETTLED' | 'REFUSED';
  /** The code that a refused round was answered with. */
  refusal: string | null;
  seen: boolean;
  created_at: Date;
}

export interface RoundWithSeed extends RoundRow {
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

export async function insertSession(
  db: Db,
  session: Omit<SessionRow, 'id'> & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into studio.session (token_hash, wallet_token, vendor, wallet_player, player_id,
      merchant_id, game_code, game_version, currency, mode, language, expires_at)
    values (${session.tokenHash}, ${session.wallet_token}, ${session.vendor},
      ${session.wallet_player}, ${session.player_id}, ${session.merchant_id}, ${session.game_code},
      ${session.game_version}, ${session.currency}, ${session.mode}, ${session.language},
      ${session.expiresAt})`);
}

export async function sessionByToken(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>(sql`
    select id, wallet_token, vendor, wallet_player, player_id, merchant_id, game_code,
      game_version, currency, mode, language
    from studio.session where token_hash = ${tokenHash} and expires_at > ${now}`);
  return rows[0] ?? null;
}

export async function sessionById(db: Db, id: bigint): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>(sql`
    select id, wallet_token, vendor, wallet_player, player_id, merchant_id, game_code,
      game_version, currency, mode, language
    from studio.session where id = ${id}`);
  return rows[0] ?? null;
}

/** It is dealt now and not when its transaction began, which may have waited for the one before. */
export async function insertRound(tx: Tx, round: NewRound): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(sql`
    insert into studio.round (public_id, player_id, session_id, vendor, wallet_player, game_code,
      game_version, maths_hash, bet_mode, currency, stake, cost, payout, seed_id, nonce, book,
      idempotency_key, created_at)
    values (${round.public_id}, ${round.player_id}, ${round.session_id}, ${round.vendor},
      ${round.wallet_player}, ${round.game_code}, ${round.game_version}, ${round.maths_hash},
      ${round.bet_mode}, ${round.currency}, ${round.stake}, ${round.cost}, ${round.payout},
      ${round.seed_id}, ${round.nonce}, ${JSON.stringify(round.book)}::jsonb,
      ${round.idempotency_key}, clock_timestamp())
    returning id`);
  const row = rows[0];
  if (row === undefined) throw new Error('a round was not written');
  return row.id;
}

export async function roundByKey(db: Db, playerId: bigint, key: string): Promise<RoundRow | null> {
  const { rows } = await db.query<RoundRow>(sql`
    select * from studio.round where player_id = ${playerId} and idempotency_key = ${key}`);
  return rows[0] ?? null;
}

export async function roundByPublicId(db: Db, publicId: string): Promise<RoundWithSeed | null> {
  const { rows } = await db.query<RoundWithSeed>(sql`
    select r.*, s.server_seed_hash, s.client_seed, s.server_seed_sealed, s.revealed_at, s.promise,
      t.titles
    from studio.round r
    join studio.seed s on s.id = r.seed_id
    left join studio.titles t on t.hash = s.titles_hash
    where r.public_id = ${publicId}`);
  return rows[0] ?? null;
}

/** The last round of a player in a game that reached the wallet, to show how it ended. */
export async function lastRound(
  db: Db,
  playerId: bigint,
  gameCode: string,
  currency: Currency,
): Promise<(RoundRow & { server_seed_hash: string }) | null> {
  const { rows } = await db.query<RoundRow & { server_seed_hash: string }>(sql`
    select r.*, s.server_seed_hash
    from studio.round r join studio.seed s on s.id = r.seed_id
    where r.player_id = ${playerId} and r.game_code = ${gameCode} and r.currency = ${currency}
      and r.state = 'SETTLED'
    order by r.id desc limit 1`);
  return rows[0] ?? null;
}

/** The last rounds of a session's player in its game and currency that reached the wallet. */
export async function lastRounds(
  db: Db,
  session: Pick<SessionRow, 'player_id' | 'game_code' | 'currency'>,
  limit: number,
): Promise<Omit<RoundRow, 'book'>[]> {
  const { rows } = await db.query<Omit<RoundRow, 'book'>>(sql`
    select id, public_id, player_id, session_id, vendor, wallet_player, game_code, game_version,
      maths_hash, bet_mode, currency, stake, cost, payout, seed_id, nonce, state, refusal, seen,
      created_at
    from studio.round
    where player_id = ${session.player_id} and game_code = ${session.game_code}
      and currency = ${session.currency} and state = 'SETTLED'
    order by id desc limit ${limit}`);
  return rows;
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

/** A dealt round was paid. */
export async function settleRound(db: Db, id: bigint): Promise<void> {
  await db.query(sql`
    update studio.round set state = 'SETTLED', finished_at = now()
    where id = ${id} and state = 'DEALT'`);
}

/** A dealt round can never be paid any more; the first reason stays. */
export async function markRefused(db: Db, id: bigint, refusal: string): Promise<void> {
  await db.query(sql`
    update studio.round set state = 'REFUSED', refusal = ${refusal}, finished_at = now()
    where id = ${id} and state = 'DEALT'`);
}

/** A page of the rounds that wait for their end since before an instant. */
export async function dealtRounds(
  db: Db,
  before: Date,
  after: bigint,
  limit: number,
): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow>(sql`
    select * from studio.round where state = 'DEALT' and created_at < ${before} and id > ${after}
    order by id limit ${limit}`);
  return rows;
}

export async function markSeen(db: Db, playerId: bigint, publicId: string): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update studio.round set seen = true where public_id = ${publicId} and player_id = ${playerId}`);
  return rowCount === 1;
}

export async function readPreferences(db: Db, playerId: bigint) {
  const { rows } = await db.query<{ muted: boolean; turbo: boolean }>(sql`
    select muted, turbo from studio.preference where player_id = ${playerId}`);
  return rows[0] ?? { muted: true, turbo: false };
}

export async function writePreferences(
  db: Db,
  playerId: bigint,
  chosen: { muted: boolean; turbo: boolean },
): Promise<void> {
  await db.query(sql`
    insert into studio.preference (player_id, muted, turbo)
    values (${playerId}, ${chosen.muted}, ${chosen.turbo})
    on conflict (player_id) do update set muted = excluded.muted, turbo = excluded.turbo`);
}

export async function deleteExpiredSessions(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from studio.session where expires_at < ${before}`);
}
