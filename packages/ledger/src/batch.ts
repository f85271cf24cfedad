import { sql, type Db } from '@arara/postgres';

export interface Batch {
  id: bigint;
  /** SHA-256 over the batch before it on its strand and its own transfers, in hex. */
  hash: string;
}

/** The batch that a transfer was written with; undefined where there is no such transfer. */
export async function readBatch(db: Db, transferId: bigint): Promise<Batch | undefined> {
  const { rows } = await db.query<{ id: bigint; hash: Buffer }>(sql`
    SELECT b.id, b.hash FROM ledger.batches b
    WHERE b.id = ledger.batch_of(${transferId}::bigint)`);
  return rows[0] && { id: rows[0].id, hash: rows[0].hash.toString('hex') };
}
