import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface SessionRow {
  readonly id: string;
  readonly staffId: bigint;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  readonly provenAt: Date | null;
  /** Where it was opened from. */
  readonly address: string;
}

export interface NewSession {
  readonly id: string;
  readonly staffId: bigint;
  readonly tokenHash: Buffer;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly address: string;
}

export async function insertSession(tx: Tx, row: NewSession): Promise<void> {
  await tx.query(sql`
    insert into staff.session (id, staff_id, token_hash, created_at, seen_at, expires_at, address)
    values (${row.id}, ${row.staffId}, ${row.tokenHash}, ${row.at}, ${row.at}, ${row.expiresAt},
      ${row.address})`);
}

const live = sql`
  select s.id, s.staff_id as "staffId", s.seen_at as "seenAt", s.expires_at as "expiresAt",
    s.proven_at as "provenAt", s.address
  from staff.session s join staff.account a on a.id = s.staff_id
  where s.ended_at is null and a.disabled_at is null`;

/** A session that has not ended, by the hash of its token; its times are for the caller to judge. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow & Record<string, unknown>>(
    sql`${live} and s.token_hash = ${tokenHash}`,
  );
  return rows[0] ?? null;
}

/** The same by its id. */
export async function readSession(db: Db, id: string): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow & Record<string, unknown>>(
    sql`${live} and s.id = ${id}::uuid`,
  );
  return rows[0] ?? null;
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db.query(sql`
    update staff.session set seen_at = ${at}
    where id = ${id}::uuid and ended_at is null and seen_at < ${at}`);
}

/** Notes the second step; false where the session has ended meanwhile. */
export async function proveSession(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update staff.session set proven_at = ${at} where id = ${id}::uuid and ended_at is null`);
  return rowCount === 1;
}

export async function endSession(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update staff.session set ended_at = ${at} where id = ${id}::uuid and ended_at is null`);
}

/** Ends the sessions of an account, all but one; answers how many. */
export async function endSessionsOf(
  tx: Tx,
  staffId: bigint,
  at: Date,
  except: string | null = null,
): Promise<number> {
  const { rowCount } = await tx.query(sql`
    update staff.session set ended_at = ${at}
    where staff_id = ${staffId} and ended_at is null and id is distinct from ${except}::uuid`);
  return rowCount ?? 0;
}

export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from staff.session where expires_at < ${before}`);
}
