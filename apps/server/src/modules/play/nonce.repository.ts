import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** Uses a nonce up; false: it was used before. */
export async function takeNonce(
  db: Db,
  { nonce, claim, at }: { readonly nonce: string; readonly claim: bigint; readonly at: Date },
): Promise<boolean> {
  const { rows } = await db.query<{ fresh: boolean | null }>(sql`
    select play.take_nonce(${nonce}::uuid, ${claim}, ${at}) as fresh`);
  return rows[0]?.fresh === true;
}
