import { sql } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { deleteOldEvents, readEvents } from './event-store.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
beforeEach(async () => {
  await store.pool.query('delete from platform.consumer');
  await store.pool.query('delete from platform.event');
  for (const days of [1, 8, 30]) {
    await store.pool.query(sql`insert into platform.event (topic, payload, at)
      values ('old', ${JSON.stringify({ days })}::jsonb, now() - make_interval(days => ${days}))`);
  }
});
afterAll(() => store.drop());

async function daysLeft(): Promise<number[]> {
  await deleteOldEvents(createDatabase(store.pool).read, 7);
  const { rows } = await store.pool.query<{ days: number }>(
    `select (payload->>'days')::integer as days from platform.event order by 1`,
  );
  return rows.map(({ days }) => days);
}

test('events older than a week are forgotten where nobody still has to read them', async () => {
  expect(await daysLeft()).toEqual([1]);
});

test('what a consumer has not read stays, however old', async () => {
  await store.pool.query(`insert into platform.consumer (name, xid, seq)
    select 'slow', min(xid), -1 from platform.event`);
  expect(await daysLeft()).toEqual([1, 8, 30]);
});

/** Opens a transaction that has written something in a database; returns how it ends. */
async function writing({ pool }: TestDatabase): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`insert into platform.consumer (name, xid, seq) values ('open', '1', 0)`);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

const topicsRead = async () => {
  const events = await readEvents(store.pool, { xid: '0', seq: -1n }, 100);
  return events.map(({ topic }) => topic);
};

/** An event of a transaction that began some milliseconds ago. */
const tell = (topic: string, ago: number) =>
  store.pool.query(sql`insert into platform.event (topic, payload, at)
    values (${topic}, '{}', clock_timestamp() - make_interval(secs => ${ago / 1000}))`);

test('a transaction of another database of the server keeps no event waiting', async () => {
  await store.pool.query('delete from platform.event');
  const elsewhere = await createTestDatabase();
  const end = await writing(elsewhere);
  await tell('waited', 1_000);
  expect(await topicsRead()).toEqual(['waited']);
  await end();
  await elsewhere.drop();
});

test('an open transaction of this database keeps what came after it waiting, however long', async () => {
  await store.pool.query('delete from platform.event');
  const elsewhere = await createTestDatabase();
  await tell('before', 2_000);
  const ends = [await writing(elsewhere), await writing(store)];
  await tell('after', 1_000);
  expect(await topicsRead(), 'it may still write an event that goes before').toEqual(['before']);
  for (const end of ends.reverse()) await end();
  expect(await topicsRead()).toEqual(['before', 'after']);
  await elsewhere.drop();
});
