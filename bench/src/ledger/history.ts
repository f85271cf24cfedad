import { createPool } from '@arara/postgres';

const BATCH = 4_000;
const BATCH_EVERY_MS = 5_000;
const SINCE = `interval '180 days'`;

/**
 * Fills a ledger with old transfers, by plain SQL: whole batches in the past months' partitions,
 * between the accounts that exist, each with its idempotency key.
 */
export async function writeHistory(
  url: string,
  transfers: number,
  keys: 'grow' | 'random',
): Promise<void> {
  const pool = createPool(url, { max: 1 });
  const batches = Math.ceil(transfers / BATCH);
  const key =
    keys === 'grow'
      ? `(extract(epoch FROM now() - ${SINCE}) * 1000 + b.n * ${BATCH_EVERY_MS})::bigint || '-' || gen_random_uuid()`
      : 'gen_random_uuid()';
  // From half a year ago on, one batch after another.
  await pool.query(`SELECT ledger.create_partitions(3, now() - interval '7 months')`);
  await pool.query(`
    CREATE TEMP TABLE old AS
    SELECT ledger.id_at(now() - ${SINCE}) + (b.n::bigint * ${BATCH_EVERY_MS} << 22) + t.n AS id,
      b.n AS batch, ${key}::text AS key,
      1 + floor(random() * a.total)::bigint AS debit, 1 + floor(random() * a.total)::bigint AS credit
    FROM generate_series(0, ${batches - 1}) b (n)
    CROSS JOIN generate_series(0, ${BATCH - 1}) t (n)
    CROSS JOIN (SELECT max(id) AS total FROM ledger.accounts) a`);
  await pool.query(`
    INSERT INTO ledger.transfers (
      id, debit_account_id, credit_account_id, amount, released, debit_after, credit_after,
      debit_previous_id, credit_previous_id, pending_id, code, kind, chain_key, reference
    )
    SELECT id, debit, credit, 10, 0, 1000, 1000, id - 4096, id - 4096, 0, 100, 1, key, 'round:old'
    FROM old ORDER BY id`);
  await pool.query(`
    INSERT INTO ledger.batches (id, size, previous, hash)
    SELECT ledger.batch_of(min(id)), count(*), '', sha256(convert_to(batch::text, 'UTF8'))
    FROM old GROUP BY batch ORDER BY 1`);
  // In key order, which builds the index soonest.
  await pool.query(`
    INSERT INTO ledger.keys (key, hash, first_id, id_range)
    SELECT key, sha256(convert_to(key, 'UTF8')), id, 1 FROM old ORDER BY key`);
  await pool.query('DROP TABLE old');
  await pool.query('VACUUM ANALYZE');
  await pool.end();
}
