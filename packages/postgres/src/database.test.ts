import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';
import { createPool, sql } from './index.ts';

const database = await createTestDatabase({ migrated: false });
const { pool } = database;
afterAll(() => database.drop());

test('values come back as the types money and time need', async () => {
  const { rows } = await pool.query<{
    big: bigint;
    exact: string;
    instant: Date;
    day: string;
    many: bigint[];
    none: null;
  }>(sql`
    SELECT 9007199254740993::int8 AS big, 1.50::numeric AS exact,
      '2026-03-01T12:00:00Z'::timestamptz AS instant, '2026-03-01'::date AS day,
      ARRAY[1, NULL, 3]::int8[] AS many, NULL::int8 AS none`);
  expect(rows[0]).toEqual({
    big: 9007199254740993n,
    exact: '1.50',
    instant: new Date('2026-03-01T12:00:00Z'),
    day: '2026-03-01',
    many: [1n, null, 3n],
    none: null,
  });
});

test('a tagged statement sends its values apart from its text', async () => {
  const nasty = `'; DROP TABLE x; --`;
  const { rows } = await pool.query<{ same: string; sum: bigint }>(
    sql`SELECT ${nasty}::text AS same, ${2n}::int8 + ${3n}::int8 AS sum`,
  );
  expect(rows).toEqual([{ same: nasty, sum: 5n }]);
});

test('a lost connection is reported and does not end the process', async () => {
  const lost: Error[] = [];
  const fragile = createPool(database.url, { max: 2, onError: (error) => lost.push(error) });
  const lent = await fragile.connect();
  const { rows } = await lent.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const idle = await fragile.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await pool.query(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
  await pool.query(sql`SELECT pg_terminate_backend(${idle.rows[0]?.pid})`);
  await expect.poll(() => lost.length).toBeGreaterThanOrEqual(2);
  lent.release(true);
  await expect.poll(() => fragile.totalCount).toBe(0);
  expect((await fragile.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await fragile.end();
});
