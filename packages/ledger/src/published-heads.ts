import type { KeyObject } from 'node:crypto';
import { sql, type Db } from '@arara/postgres';
import { signHeads, type Head, type LedgerHeads, type SignedHeads } from './heads.ts';

/** Takes heads out of the database; where it fails, they are given again. */
export type Publish = (heads: SignedHeads) => Promise<void>;

/**
 * Signs the heads of each proof that is newer than the last published one, hands them to `publish` and then
 * stores them. A crash between the two has the same line published again: it is the same to the letter.
 * On the first call only the newest proof counts. Answers how many were published.
 */
export async function publishHeads(db: Db, key: KeyObject, publish: Publish): Promise<number> {
  const waiting = await unpublished(db);
  for (const heads of waiting) {
    const signed = signHeads(heads, key);
    await publish(signed);
    await store(db, signed);
  }
  return waiting.length;
}

interface ProofRow extends Record<string, unknown> {
  proof: string;
  made_at: Date;
  sound: boolean;
  previous: string;
  hash: string;
}

async function unpublished(db: Db): Promise<LedgerHeads[]> {
  const { rows } = await db.query<ProofRow & { heads: Record<string, [string, string]> }>(sql`
    SELECT p.id::text AS proof, p.made_at, p.sound, encode(p.previous, 'hex') AS previous,
      encode(p.hash, 'hex') AS hash, p.body -> 'heads' AS heads
    FROM ledger.proofs p
    WHERE p.id > coalesce((SELECT max(s.proof_id) FROM ledger.signed_heads s),
      (SELECT max(l.id) - 1 FROM ledger.proofs l))
    ORDER BY p.id`);
  return rows.map(({ heads, ...row }) => ({
    ...headsOf(row),
    heads: Object.entries(heads)
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([strand, [batch, hash]]): Head => [strand, batch, hash]),
  }));
}

const headsOf = ({ proof, made_at: madeAt, sound, previous, hash }: ProofRow) => ({
  proof,
  madeAt: madeAt.toISOString(),
  sound,
  previous,
  hash,
});

async function store(db: Db, signed: SignedHeads): Promise<void> {
  const { proof, madeAt, sound, previous, hash, heads, publicKey, signature } = signed;
  await db.query(sql`
    INSERT INTO ledger.signed_heads (
      proof_id, made_at, sound, previous, hash, heads, public_key, signature
    ) VALUES (
      ${proof}::bigint, ${madeAt}::timestamptz, ${sound}, decode(${previous}, 'hex'),
      decode(${hash}, 'hex'), ${JSON.stringify(heads)}::jsonb, decode(${publicKey}, 'hex'),
      decode(${signature}, 'hex')
    ) ON CONFLICT DO NOTHING`);
}

/** Published heads of proofs made since an instant, the newest first. */
export async function readPublishedHeads(
  db: Db,
  since: Date,
  limit: number,
): Promise<SignedHeads[]> {
  const { rows } = await db.query<
    ProofRow & { heads: Head[]; public_key: string; signature: string }
  >(sql`
    SELECT s.proof_id::text AS proof, s.made_at, s.sound, encode(s.previous, 'hex') AS previous,
      encode(s.hash, 'hex') AS hash, s.heads, encode(s.public_key, 'hex') AS public_key,
      encode(s.signature, 'hex') AS signature
    FROM ledger.signed_heads s WHERE s.made_at >= ${since}
    ORDER BY s.proof_id DESC LIMIT ${limit}`);
  return rows.map(({ heads, public_key: publicKey, signature, ...row }) => ({
    ...headsOf(row),
    heads,
    publicKey,
    signature,
  }));
}
