import { sql, type Db } from '@arara/postgres';

/** A proof, and how far the ledger reached when it was made. */
export interface MadeProof {
  readonly id: bigint;
  readonly madeAt: Date;
  readonly sound: boolean;
  /** The newest batch that it saw, with the instant at which that was posted; null: there was none. */
  readonly batch: { readonly id: bigint; readonly postedAt: Date } | null;
}

export interface LastProofs {
  readonly daily: MadeProof | null;
  readonly whole: MadeProof | null;
}

/** The newest proof of what was new and of the whole history; null where none was made yet. */
export async function readLastProofs(db: Db): Promise<LastProofs> {
  const [daily, whole] = await Promise.all([readLast(db, false), readLast(db, true)]);
  return { daily, whole };
}

async function readLast(db: Db, whole: boolean): Promise<MadeProof | null> {
  const { rows } = await db.query<{
    id: bigint;
    made_at: Date;
    sound: boolean;
    batch: bigint | null;
    posted_at: Date | null;
  }>(sql`
    SELECT p.id, p.made_at, p.sound, h.batch, ledger.posted_at(h.batch) AS posted_at
    FROM (
      SELECT l.* FROM ledger.proofs l
      WHERE coalesce((l.body ->> 'whole')::boolean, false) = ${whole}
      ORDER BY l.id DESC LIMIT 1
    ) p
    CROSS JOIN LATERAL (
      SELECT max((j.value ->> 0)::bigint) AS batch FROM jsonb_each(p.body -> 'heads') j
    ) h`);
  const [proof] = rows;
  if (proof === undefined) return null;
  const { id, made_at: madeAt, sound, batch, posted_at: postedAt } = proof;
  return {
    id,
    madeAt,
    sound,
    batch: batch === null || postedAt === null ? null : { id: batch, postedAt },
  };
}
