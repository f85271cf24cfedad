import type { Pool } from '@arara/postgres';

/** The time of the ledger of a test's own database. */
export interface LedgerClock {
  set(iso: string): Promise<void>;
}

const askForTime = 'clock_timestamp()';

/**
 * Lets a test say when transfers are posted, which else the clock of the database does. Times are in the past,
 * and only forward: ids of transfers grow. Nothing may have been posted before.
 */
export async function takeLedgerClock(pool: Pool, since: string): Promise<LedgerClock> {
  const { rows } = await pool.query<{ source: string }>(
    `select pg_get_functiondef('ledger.next_batch_id'::regproc) as source`,
  );
  const source = rows[0]?.source ?? '';
  if (!source.includes(askForTime)) throw new Error('the ledger asks another clock');
  await pool.query('create table ledger.test_clock (at timestamptz not null)');
  await pool.query('insert into ledger.test_clock values ($1)', [since]);
  await pool.query(source.replace(askForTime, '(select c.at from ledger.test_clock c)'));
  await pool.query('select ledger.create_partitions(since => $1::timestamptz)', [since]);
  return {
    set: async (iso) => void (await pool.query('update ledger.test_clock set at = $1', [iso])),
  };
}
