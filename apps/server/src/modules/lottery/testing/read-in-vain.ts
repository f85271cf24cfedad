import type { Db, Pool } from '@arara/postgres';

/**
 * How many rows a query reads besides those that it answers, where an index may be looked up: a table
 * as small as a test's would else be read whole.
 */
export async function readInVain(pool: Pool, ask: (db: Db) => Promise<unknown>): Promise<number> {
  const plans: string[] = [];
  const client = await pool.connect();
  await client.query('set enable_seqscan = off');
  const db: Db = {
    async query(statement, values) {
      const { text, values: own } = statement as { text: string; values: unknown[] };
      const { rows } = await client.query({
        text: `explain (analyze, format text) ${text}`,
        values: values ?? own,
      });
      plans.push(...rows.map((row) => String((row as Record<string, unknown>)['QUERY PLAN'])));
      return { rows: [], rowCount: 0, command: '', oid: 0, fields: [] };
    },
  };
  await ask(db);
  client.release(true);
  if (plans.length === 0) throw new Error('nothing was asked');
  const removed = plans.flatMap((line) => /Rows Removed by Filter: (\d+)/.exec(line)?.[1] ?? []);
  return removed.reduce((sum, count) => sum + Number(count), 0);
}
