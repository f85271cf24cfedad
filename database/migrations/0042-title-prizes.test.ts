import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const database = await createTestDatabase();
afterAll(() => database.drop());

/** The plan of a question where a look at the whole table is not worth its cost. */
async function planOf(question: string): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query(`begin; set local enable_seqscan = off;
      set local enable_bitmapscan = off; set local enable_sort = off`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${question}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('the largest prizes of a title are read in their order', async () => {
  const plan = await planOf(`select amount from play.big_win
    where merchant_id = 'arara' and vendor_id = 1 and game_code = 'dado' order by amount desc limit 5`);
  expect(plan).toContain('big_win_title');
});
