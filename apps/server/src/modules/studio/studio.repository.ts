import type { Currency } from '@arara/money';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { DecidedRound, RoundRow, WonJackpot } from './dealing/round.repository.ts';

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

/** A session with its end. */
export type LivingSession = SessionRow & { readonly expires_at: Date };

export async function sessionByToken(db: Db, tokenHash: Buffer): Promise<LivingSession | null> {
  const { rows } = await db.query<LivingSession>(sql`
    select id, wallet_token, vendor, wallet_player, player_id, merchant_id, game_code,
      game_version, currency, mode, language, expires_at
    from studio.session where token_hash = ${tokenHash}`);
  return rows[0] ?? null;
}

export async function sessionById(db: Db, id: bigint): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>(sql`
    select id, wallet_token, vendor, wallet_player, player_id, merchant_id, game_code,
      game_version, currency, mode, language
    from studio.session where id = ${id}`);
  return rows[0] ?? null;
}

/** The last round of a player in a game that reached the wallet, to show how it ended. */
export async function lastRound(
  db: Db,
  playerId: bigint,
  gameCode: string,
  currency: Currency,
): Promise<(DecidedRound & { server_seed_hash: string } & WonJackpot) | null> {
  const { rows } = await db.query<DecidedRound & { server_seed_hash: string } & WonJackpot>(sql`
    select r.*, s.server_seed_hash, l.level as jackpot_level, w.amount as jackpot_amount
    from studio.round r join studio.seed s on s.id = r.seed_id
    left join studio.jackpot_win w on w.round_id = r.id and w.state = 'PAID'
    left join studio.jackpot_level l on l.id = w.level_id
    where r.player_id = ${playerId} and r.game_code = ${gameCode} and r.currency = ${currency}
      and r.state = 'SETTLED'
    order by r.id desc limit 1`);
  return rows[0] ?? null;
}

/**
 * The last rounds of a session's player in its game and currency that reached the wallet; what each paid holds a
 * jackpot.
 */
export async function lastRounds(
  db: Db,
  session: Pick<SessionRow, 'player_id' | 'game_code' | 'currency'>,
  limit: number,
): Promise<Omit<RoundRow, 'book'>[]> {
  const { rows } = await db.query<Omit<RoundRow, 'book'>>(sql`
    select id, public_id, player_id, session_id, vendor, wallet_player, game_code, game_version,
      maths_hash, shape, bet_mode, choices, currency, stake, cost,
      payout + coalesce(w.amount, 0) as payout, seed_id, nonce, r.state, refusal, seen, created_at
    from studio.round r
    left join studio.jackpot_win w on w.round_id = r.id and w.state = 'PAID'
    where player_id = ${session.player_id} and game_code = ${session.game_code}
      and currency = ${session.currency} and r.state = 'SETTLED'
    order by id desc limit ${limit}`);
  return rows;
}

/** The first event of each of a player's last rounds in a game and currency that reached the wallet. */
export async function lastResults(
  db: Db,
  session: Pick<SessionRow, 'player_id' | 'game_code' | 'currency'>,
  limit: number,
): Promise<{ type: string }[]> {
  const { rows } = await db.query<{ result: { type: string } }>(sql`
    select book->'events'->0 as result from studio.round
    where player_id = ${session.player_id} and game_code = ${session.game_code}
      and currency = ${session.currency} and state = 'SETTLED'
    order by id desc limit ${limit}`);
  return rows.map(({ result }) => result);
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
