import { sql } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { deleteOldEvents } from './event-store.ts';

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
