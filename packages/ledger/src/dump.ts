import { sql, transaction, type Pool, type Tx } from '@arara/postgres';
import type { DumpedBatch } from './canonical.ts';

const BATCHES_READ = 500;

/**
 * Hands the whole ledger of one instant to `print`, batch by batch in the order of their ids, as JSON lines
 * (`DumpedBatch`). Waits for `print` before it reads on. Answers how many batches there were.
 */
export async function dumpLedger(
  pool: Pool,
  print: (lines: string) => Promise<void>,
): Promise<number> {
  return transaction(
    pool,
    async (tx) => {
      let after = '0';
      let count = 0;
      for (;;) {
        const batches = await readBatches(tx, after);
        const last = batches.at(-1);
        if (last === undefined) return count;
        await print(batches.map((batch) => `${JSON.stringify(batch)}\n`).join(''));
        after = last.batch;
        count += batches.length;
      }
    },
    // Batches of other strands that are written meanwhile would leave holes between the pages.
    { isolation: 'repeatable read' },
  );
}

async function readBatches(tx: Tx, after: string): Promise<DumpedBatch[]> {
  const { rows } = await tx.query<Record<string, unknown> & DumpedBatch>(sql`
    SELECT b.id::text AS batch, b.size::integer AS size, encode(b.previous, 'hex') AS previous,
      encode(b.hash, 'hex') AS hash, coalesce(found.transfers, '[]') AS transfers
    FROM (
      SELECT * FROM ledger.batches n WHERE n.id > ${after}::bigint ORDER BY n.id LIMIT ${BATCHES_READ}
    ) b
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_array(
        t.id::text, t.debit_account_id::text, t.credit_account_id::text, t.amount::text,
        t.released::text, t.debit_after::text, t.credit_after::text, t.debit_previous_id::text,
        t.credit_previous_id::text, t.pending_id::text, t.code::text, t.kind::text, t.chain_key,
        t.reference
      ) ORDER BY t.id) AS transfers
      FROM ledger.transfers t WHERE t.id BETWEEN b.id AND b.id + 4095
    ) found
    ORDER BY b.id`);
  return rows;
}
