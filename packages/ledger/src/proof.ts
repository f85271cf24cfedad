import { sql, transaction, type Pool } from '@arara/postgres';
import { required } from './required.ts';

export interface BatchFault {
  batch: bigint;
  fault: 'transfers_missing' | 'content_changed' | 'chain_broken';
}

export interface ChainReport {
  sound: boolean;
  batches: number;
  transfers: number;
  faults: BatchFault[];
  /** Strands whose last batches were cut off. */
  cutStrands: number[];
}

export interface Proof {
  id: bigint;
  madeAt: Date;
  sound: boolean;
  /** The counts and comparisons, as published; `hash` covers its text and the proof before. */
  body: Record<string, unknown>;
  hash: string;
}

/** Checks the hash chain of the whole history. Reads every transfer. */
export async function verifyChain(pool: Pool): Promise<ChainReport> {
  return transaction(
    pool,
    async (tx) => {
      const { rows } = await tx.query<{
        batches: bigint;
        transfers: bigint;
        faults: { batch: string; fault: BatchFault['fault'] }[];
        cut: number[];
      }>(sql`
        SELECT count(*) AS batches, coalesce(sum(c.size), 0)::bigint AS transfers,
          coalesce(jsonb_agg(jsonb_build_object('batch', c.id::text, 'fault', c.fault) ORDER BY c.id)
            FILTER (WHERE c.fault IS NOT NULL), '[]') AS faults,
          ARRAY(SELECT ledger.check_heads()) AS cut
        FROM ledger.check_batches(true) c`);
      const { batches, transfers, faults, cut } = required(rows[0], 'report');
      return {
        sound: faults.length === 0 && cut.length === 0,
        batches: Number(batches),
        transfers: Number(transfers),
        faults: faults.map(({ batch, fault }) => ({ batch: BigInt(batch), fault })),
        cutStrands: cut,
      };
    },
    { isolation: 'repeatable read' },
  );
}

/**
 * Proves that balances equal the sum of transfers, that every currency sums to zero, that the hash chain
 * holds, that accounts have the names, rules and owners that they had, and that earlier proofs still
 * stand; and stores the proof. It covers what is new since the last sound proof and a seventh of the rest,
 * or the `whole` history.
 */
export async function proveLedger(pool: Pool, whole = false): Promise<Proof> {
  return transaction(
    pool,
    async (tx) => {
      const { rows } = await tx.query<{
        id: bigint;
        made_at: Date;
        sound: boolean;
        body: Record<string, unknown>;
        hash: Buffer;
      }>(sql`SELECT p.id, p.made_at, p.sound, p.body, p.hash FROM ledger.prove(${whole}) p`);
      const { id, made_at: madeAt, sound, body, hash } = required(rows[0], 'proof');
      return { id, madeAt, sound, body, hash: hash.toString('hex') };
    },
    { isolation: 'repeatable read' },
  );
}
