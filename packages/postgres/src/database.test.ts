import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';
import { createPool, isBusy, sql } from './index.ts';

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

test('a wait that was too long is told as busy, anything else is not', async () => {
  const hurried = createPool(database.url, {
    max: 1,
    connectionTimeoutMillis: 100,
    lock_timeout: 50,
    onError: () => undefined,
  });
  const holder = await pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT pg_advisory_xact_lock(77)');
  const lock = await hurried.query('SELECT pg_advisory_lock(77)').catch(String);
  const busy = await hurried.query('SELECT pg_advisory_lock(77)').catch(isBusy);
  await holder.query('ROLLBACK');
  holder.release();
  const only = await hurried.connect();
  const late = await hurried.query('SELECT 1').catch(isBusy);
  only.release();
  const wrong = await hurried.query('SELECT nothing').catch(isBusy);
  await hurried.end();
  expect([lock, busy, late, wrong]).toEqual([
    'error: canceling statement due to lock timeout',
    true,
    true,
    false,
  ]);
});
