import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface NewSession {
  readonly id: string;
  readonly playerId: bigint;
  readonly merchant: string;
  readonly tokenHash: Buffer;
  readonly familyId: string;
  readonly device: string;
  readonly address: string;
  readonly country: string | null;
  readonly mustChangePassword: boolean;
  readonly expiresAt: Date;
  readonly now: Date;
}

export interface LiveSession {
  readonly tokenHash: Buffer;
  readonly id: string;
  readonly playerId: bigint;
  readonly merchant: string;
  readonly account: string;
  readonly isAgent: number;
  readonly currency: string;
  readonly mustChangePassword: boolean;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.query(sql`
    insert into identity.session (
      id, player_id, merchant_id, token_hash, family_id, device, address, country,
      must_change_password, created_at, last_seen_at, expires_at)
    values (
      ${session.id}, ${session.playerId}, ${session.merchant}, ${session.tokenHash},
      ${session.familyId}, ${session.device}, ${session.address}, ${session.country},
      ${session.mustChangePassword}, ${session.now}, ${session.now}, ${session.expiresAt})`);
}

const liveSession = `
           select s.token_hash as "tokenHash", s.id, s.player_id as "playerId", s.merchant_id as merchant,
             p.username as account, p.is_agent as "isAgent", p.currency,
             s.must_change_password as "mustChangePassword", s.last_seen_at as "lastSeenAt",
             s.expires_at as "expiresAt"
           from identity.session s join identity.player p on p.id = s.player_id
           where s.ended_at is null`;

/** The session of a token that nobody ended; whether it expired is for the caller to see. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<LiveSession | null> {
  const { rows } = await db.query<LiveSession & Record<string, unknown>>({
    name: 'identity-session',
    text: `${liveSession} and s.token_hash = $1`,
    values: [tokenHash],
  });
  return rows[0] ?? null;
}

/** The same by its id, for who knows the session and not its token. */
export async function findSessionById(db: Db, id: string): Promise<LiveSession | null> {
  const { rows } = await db.query<LiveSession & Record<string, unknown>>({
    name: 'identity-session-by-id',
    text: `${liveSession} and s.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db.query(sql`
    update identity.session set last_seen_at = ${now}
    where id = ${id} and last_seen_at < ${now} and ended_at is null`);
}

export interface SessionFilter {
  readonly playerId: bigint;
  readonly id?: string | undefined;
  readonly except?: string | undefined;
  readonly familyId?: string | undefined;
}

/** Ends the member's sessions that the filter names; returns their ids. */
export async function endSessions(
  tx: Tx,
  filter: SessionFilter,
  reason: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(sql`
    update identity.session
    set ended_at = ${now}, ended_reason = ${reason}, ended_xid = pg_current_xact_id()
    where player_id = ${filter.playerId} and ended_at is null
      and (${filter.id ?? null}::uuid is null or id = ${filter.id ?? null}::uuid)
      and (${filter.except ?? null}::uuid is null or id <> ${filter.except ?? null}::uuid)
      and (${filter.familyId ?? null}::uuid is null or family_id = ${filter.familyId ?? null}::uuid)
    returning id`);
  return rows.map(({ id }) => id);
}

/** The remembered family that a session belongs to. */
export async function familyOfSession(db: Db, id: string): Promise<string | null> {
  const { rows } = await db.query<{ familyId: string | null }>(sql`
    select family_id as "familyId" from identity.session where id = ${id}`);
  return rows[0]?.familyId ?? null;
}

export interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly country: string | null;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
}

/** Sessions that would still be let in, the last used first. */
export async function listSessions(
  db: Db,
  playerId: bigint,
  now: Date,
  seenAfter: Date,
): Promise<ListedSession[]> {
  const { rows } = await db.query<ListedSession & Record<string, unknown>>(sql`
    select id, device, address, country, created_at as "startedAt", last_seen_at as "lastSeenAt"
    from identity.session
    where player_id = ${playerId} and ended_at is null and expires_at > ${now}
      and last_seen_at > ${seenAfter}
    order by last_seen_at desc
    limit 100`);
  return rows;
}

/** Sessions ended since a transaction, and the transaction to ask from next time. */
export async function endedSince(db: Db, xid: string): Promise<{ ids: string[]; xid: string }> {
  const { rows } = await db.query<{ ids: string[] | null; xid: string }>({
    name: 'identity-ended',
    text: `select pg_snapshot_xmin(pg_current_snapshot())::text as xid,
             (select array_agg(id::text) from identity.session where ended_xid >= $1::xid8) as ids`,
    values: [xid],
  });
  return { ids: rows[0]?.ids ?? [], xid: rows[0]?.xid ?? xid };
}
