import { createTestDatabase } from '@arara/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { savepoint, sql, transaction, type Tx } from './index.ts';

const database = await createTestDatabase({ migrated: false });
const { pool } = database;
afterAll(() => database.drop());

await pool.query('CREATE TABLE account (id int PRIMARY KEY, balance int8 NOT NULL)');

beforeEach(async () => {
  await pool.query('TRUNCATE account');
  await pool.query('INSERT INTO account VALUES (1, 100), (2, 100)');
});

async function balances(): Promise<bigint[]> {
  const { rows } = await pool.query<{ balance: bigint }>('SELECT balance FROM account ORDER BY id');
  return rows.map(({ balance }) => balance);
}

const add = (tx: Tx, id: number, amount: number) =>
  tx.query(sql`UPDATE account SET balance = balance + ${amount} WHERE id = ${id}`);

test('what it returns is committed', async () => {
  const answer = await transaction(pool, async (tx) => {
    await add(tx, 1, -30);
    await add(tx, 2, 30);
    return 'moved';
  });
  expect(answer).toBe('moved');
  expect(await balances()).toEqual([70n, 130n]);
});

test('a part that throws is undone alone', async () => {
  await transaction(pool, async (tx) => {
    await add(tx, 1, -30);
    const part = savepoint(tx, async () => {
      await add(tx, 2, 30);
      await tx.query('INSERT INTO account VALUES (1, 0)');
    });
    await expect(part).rejects.toMatchObject({ code: '23505' });
  });
  expect(await balances()).toEqual([70n, 100n]);
});

test('what it throws is rolled back and passed on', async () => {
  const work = transaction(pool, async (tx) => {
    await add(tx, 1, -30);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await balances()).toEqual([100n, 100n]);
});

test('a swallowed failure is not taken for a commit', async () => {
  const work = transaction(pool, async (tx) => {
    await add(tx, 1, -30);
    await tx.query('SELECT 1 / 0').catch(() => undefined);
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await balances()).toEqual([100n, 100n]);
});

test('two that deadlock both succeed, once each', async () => {
  const meet = Promise.withResolvers<void>();
  let waiting = 0;
  const both = () => {
    waiting += 1;
    if (waiting >= 2) meet.resolve();
    return meet.promise;
  };
  const swap = (first: number, second: number) =>
    transaction(pool, async (tx) => {
      await add(tx, first, 1);
      await both();
      await add(tx, second, 1);
    });
  await Promise.all([swap(1, 2), swap(2, 1)]);
  expect(waiting).toBe(3);
  expect(await balances()).toEqual([102n, 102n]);
});

test('a serialization failure is tried as often as allowed and no more', async () => {
  let tries = 0;
  const work = transaction(
    pool,
    async (tx) => {
      tries += 1;
      await tx.query('SELECT balance FROM account WHERE id = 1');
      await pool.query('UPDATE account SET balance = balance + 1 WHERE id = 1');
      await add(tx, 1, 1);
    },
    { isolation: 'serializable', attempts: 2 },
  );
  await expect(work).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(2);
});

test('a connection lost in the middle is an error and does not poison the pool', async () => {
  const work = transaction(pool, async (tx) => {
    await add(tx, 1, -30);
    const { rows } = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await pool.query(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
    await add(tx, 2, 30);
  });
  await expect(work).rejects.toThrow();
  expect(await balances()).toEqual([100n, 100n]);
});
