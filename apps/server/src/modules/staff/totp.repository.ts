import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** Keeps a secret that waits for its first code; false while a confirmed one is there. */
export async function offerTotp(tx: Tx, staffId: bigint, box: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into staff.totp as t (staff_id, secret_box) values (${staffId}, ${box})
    on conflict (staff_id) do update set secret_box = excluded.secret_box, last_step = 0
      where t.confirmed_at is null`);
  return rowCount === 1;
}

export async function findTotpBox(db: Db, staffId: bigint): Promise<Buffer | null> {
  const { rows } = await db.query<{ box: Buffer }>(
    sql`select secret_box as box from staff.totp where staff_id = ${staffId}`,
  );
  return rows[0]?.box ?? null;
}

/**
 * Takes the code of a half minute once and confirms its app: false where this code, or a later one, was
 * taken before, or the app got another secret meanwhile.
 */
export async function takeTotpStep(
  tx: Tx,
  staffId: bigint,
  taken: { readonly step: number; readonly box: Buffer; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update staff.totp set last_step = ${taken.step}, confirmed_at = coalesce(confirmed_at, ${taken.at})
    where staff_id = ${staffId} and last_step < ${taken.step} and secret_box = ${taken.box}`);
  return rowCount === 1;
}

export async function deleteTotp(tx: Tx, staffId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(sql`delete from staff.totp where staff_id = ${staffId}`);
  return rowCount === 1;
}

/** Since when an account has its app; null: it has none. */
export async function totpSince(db: Db, staffId: bigint): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    sql`select confirmed_at as at from staff.totp where staff_id = ${staffId}`,
  );
  return rows[0]?.at ?? null;
}
