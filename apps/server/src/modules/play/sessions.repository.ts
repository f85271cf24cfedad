import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** The launch that a token stands for, and then the session it is traded for. */
export interface LaunchRow {
  vendor_id: number;
  game_code: string;
  player_id: bigint;
  merchant_id: string;
  currency: string;
  language: string;
  country: string | null;
  address: string | null;
  /** The member's own session that asked for the game; null for a guest, who has none. */
  member_session: string | null;
}

export interface SessionRow extends LaunchRow {
  expires_at: Date;
}

/** The opaque id by which a vendor knows a player; made the first time. */
export async function ensureVendorPlayer(
  db: Db,
  player: { vendorId: number; playerId: bigint; merchant: string; publicId: string },
): Promise<string> {
  await db.query(sql`
    insert into play.vendor_player (vendor_id, player_id, merchant_id, public_id)
    values (${player.vendorId}, ${player.playerId}, ${player.merchant}, ${player.publicId})
    on conflict (vendor_id, player_id) do nothing`);
  const { rows } = await db.query<{ public_id: string }>(sql`
    select public_id from play.vendor_player
    where vendor_id = ${player.vendorId} and player_id = ${player.playerId}`);
  return rows[0]?.public_id ?? player.publicId;
}

/** The player of an opaque id; null when this vendor never met such a player. */
export async function vendorPlayer(
  db: Db,
  vendorId: number,
  publicId: string,
): Promise<{ player_id: bigint; merchant_id: string } | null> {
  const { rows } = await db.query<{ player_id: bigint; merchant_id: string }>(sql`
    select player_id, merchant_id from play.vendor_player
    where vendor_id = ${vendorId} and public_id = ${publicId}`);
  return rows[0] ?? null;
}

export async function insertLaunch(
  db: Db,
  launch: LaunchRow & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into play.launch (token_hash, vendor_id, game_code, player_id, merchant_id, currency,
      language, country, address, member_session, expires_at)
    values (${launch.tokenHash}, ${launch.vendor_id}, ${launch.game_code}, ${launch.player_id},
      ${launch.merchant_id}, ${launch.currency}, ${launch.language}, ${launch.country},
      ${launch.address}, ${launch.member_session}, ${launch.expiresAt})`);
}

/** Uses a launch token up; null when it is unknown, used, expired or another vendor's. */
export async function takeLaunch(
  tx: Tx,
  tokenHash: Buffer,
  vendorId: number,
  at: Date,
): Promise<LaunchRow | null> {
  const { rows } = await tx.query<LaunchRow>(sql`
    update play.launch set used_at = ${at}
    where token_hash = ${tokenHash} and vendor_id = ${vendorId}
      and used_at is null and expires_at > ${at}
    returning vendor_id, game_code, player_id, merchant_id, currency, language, country,
      host(address) as address, member_session`);
  return rows[0] ?? null;
}

export async function insertSession(
  tx: Tx,
  session: LaunchRow & { tokenHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(sql`
    insert into play.session (token_hash, vendor_id, game_code, player_id, merchant_id, currency,
      language, country, address, member_session, created_at, expires_at)
    values (${session.tokenHash}, ${session.vendor_id}, ${session.game_code}, ${session.player_id},
      ${session.merchant_id}, ${session.currency}, ${session.language}, ${session.country},
      ${session.address}, ${session.member_session}, ${session.createdAt}, ${session.expiresAt})`);
}

/** A session that was not ended; whether it has expired is the reader's to judge. */
export async function sessionByHash(db: Db, tokenHash: Buffer): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>(sql`
    select vendor_id, game_code, player_id, merchant_id, currency, language, country,
      host(address) as address, member_session, expires_at
    from play.session where token_hash = ${tokenHash} and ended_at is null`);
  return rows[0] ?? null;
}

/** Ends the game sessions that were opened from these sessions of a member, and unused launches. */
export async function endSessionsOf(
  tx: Tx,
  memberSessions: readonly string[],
  at: Date,
): Promise<void> {
  // Launches first: one that is being traded now is waited for, and its session is seen below.
  await tx.query(sql`
    update play.launch set used_at = ${at}
    where member_session = any(${memberSessions}::uuid[]) and used_at is null`);
  await tx.query(sql`
    update play.session set ended_at = ${at}
    where member_session = any(${memberSessions}::uuid[]) and ended_at is null`);
}

/** Removes what nobody can use any more; rounds and transactions stay. */
export async function deleteStale(db: Db, at: Date): Promise<void> {
  await db.query(
    sql`delete from play.nonce where seen_at < ${at}::timestamptz - interval '10 minutes'`,
  );
  await db.query(
    sql`delete from play.launch where expires_at < ${at}::timestamptz - interval '1 day'`,
  );
  await db.query(sql`
    delete from play.session where expires_at < ${at}::timestamptz - interval '90 days'`);
}

/** Games that a player opened last, newest first, each once. */
export async function recentGamesOf(
  db: Db,
  playerId: bigint,
  limit: number,
): Promise<{ vendor: string; game_code: string; played_at: Date }[]> {
  const { rows } = await db.query<{ vendor: string; game_code: string; played_at: Date }>(sql`
    select v.code as vendor, latest.game_code, latest.played_at
    from (
      select vendor_id, game_code, max(created_at) as played_at
      from play.session where player_id = ${playerId}
      group by vendor_id, game_code
    ) latest join play.vendor v on v.id = latest.vendor_id
    order by latest.played_at desc limit ${limit}`);
  return rows;
}
