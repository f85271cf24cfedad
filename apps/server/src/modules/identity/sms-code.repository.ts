import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** Keeps a new code unless one is still good; answers when that one ends, or null. */
export async function insertSmsCode(
  tx: Tx,
  code: { subject: Buffer; hash: Buffer; expiresAt: Date; now: Date },
): Promise<Date | null> {
  const { rowCount } = await tx.query(sql`
    insert into identity.sms_code as c (subject, code_hash, expires_at)
    values (${code.subject}, ${code.hash}, ${code.expiresAt})
    on conflict (subject) do update
    set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at
    where c.expires_at <= ${code.now}`);
  if (rowCount === 1) return null;
  const { rows } = await tx.query<{ expiresAt: Date }>(sql`
    select expires_at as "expiresAt" from identity.sms_code where subject = ${code.subject}`);
  return rows[0]?.expiresAt ?? null;
}

export interface TriedCode {
  readonly hash: Buffer;
  readonly tries: number;
  readonly expiresAt: Date;
}

/** Counts a try before it is judged, so that tries made at once cannot share one count. */
export async function trySmsCode(db: Db, subject: Buffer): Promise<TriedCode | null> {
  const { rows } = await db.query<TriedCode & Record<string, unknown>>(sql`
    update identity.sms_code set tries = least(tries + 1, 1000) where subject = ${subject}
    returning code_hash as hash, tries, expires_at as "expiresAt"`);
  return rows[0] ?? null;
}

/** A try that was right is not counted: what was wrong beside it can be mended and sent again. */
export async function untrySmsCode(db: Db, subject: Buffer): Promise<void> {
  await db.query(sql`
    update identity.sms_code set tries = greatest(tries - 1, 0) where subject = ${subject}`);
}

/** Uses a code up: of all who try, one succeeds. */
export async function takeSmsCode(tx: Tx, subject: Buffer, hash: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    delete from identity.sms_code where subject = ${subject} and code_hash = ${hash}`);
  return rowCount === 1;
}

/** Forgets a code that never left the house: another one can be asked for at once. */
export async function dropSmsCode(db: Db, subject: Buffer): Promise<void> {
  await db.query(sql`delete from identity.sms_code where subject = ${subject}`);
}
