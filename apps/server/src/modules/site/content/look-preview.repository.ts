import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Look } from '@arara/ui/theme/look.ts';

/** A look that somebody tries on. */
export interface LookPreviewRow {
  readonly merchant: string;
  readonly look: Look | null;
}

/** Keeps a look for some minutes, and forgets those whose time is over; answers until when. */
export async function insertPreview(
  tx: Tx,
  {
    hash,
    merchant,
    look,
    email,
  }: Pick<LookPreviewRow, 'merchant'> & { hash: Buffer; look: unknown; email: string },
  minutes: number,
): Promise<Date> {
  await tx.query(sql`delete from site.look_preview where ends_at <= now()`);
  const { rows } = await tx.query<{ until: Date }>(sql`
    insert into site.look_preview (token_hash, merchant_id, look, email, ends_at)
    values (${hash}, ${merchant}, ${JSON.stringify(look)}::jsonb, ${email},
      now() + make_interval(mins => ${minutes}))
    returning ends_at as until`);
  const [row] = rows;
  if (row === undefined) throw new Error('the preview was just written');
  return row.until;
}

/** The look behind a key by the hash of it; null: there is none, or its time is over. */
export async function findPreview(db: Db, hash: Buffer): Promise<LookPreviewRow | null> {
  const { rows } = await db.query<LookPreviewRow & Record<string, unknown>>(sql`
    select merchant_id as merchant, look from site.look_preview
    where token_hash = ${hash} and ends_at > now()`);
  return rows[0] ?? null;
}
