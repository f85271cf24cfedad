import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** A transfer of which a vendor tells otherwise than we do. */
export interface Difference {
  readonly vendor: string;
  readonly reference: string;
  /** missing: the vendor has none of ours; extra: we have none of theirs; changed: they differ. */
  readonly kind: 'missing' | 'extra' | 'changed';
  readonly ours: object | null;
  readonly theirs: object | null;
}

/** Keeps a difference for people; another look at the same one renews it. */
export async function keepDifference(
  db: Db,
  { vendor, reference, kind, ours, theirs }: Difference,
  at: Date,
): Promise<void> {
  await db.query(sql`
    insert into transfers.difference (vendor, reference, kind, ours, theirs, found_at)
    values (${vendor}, ${reference}, ${kind}, ${JSON.stringify(ours)}::jsonb,
      ${JSON.stringify(theirs)}::jsonb, ${at})
    on conflict (vendor, reference) do update set kind = excluded.kind, ours = excluded.ours,
      theirs = excluded.theirs, found_at = excluded.found_at`);
}
