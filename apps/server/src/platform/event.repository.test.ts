import { randomUUID } from 'node:crypto';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from './database.ts';
import type { Cursor } from './events.ts';
import { deleteOldEvents, readAudiences, readTopics } from './event.repository.ts';

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

test('events of other topics are not read, and the end of a read lies behind them', async () => {
  await store.pool
    .query(`insert into platform.event (topic, payload, at) values ('new', '{"n": 1}', now()),
    ('old', '{}', now()), ('new', '{"n": 2}', now()), ('old', '{}', now())`);
  const start = { xid: '0', seq: -1n };
  const read = async (after: Cursor, limit: number) => {
    const { events, end } = await readTopics(store.pool, ['new'], after, limit);
    return { end, numbers: events.map(({ payload }) => payload['n']), last: events.at(-1) };
  };
  const check = async () => {
    const [first, all] = [await read(start, 1), await read(start, 9)];
    expect([first.numbers, all.numbers]).toEqual([[1], [1, 2]]);
    expect(first.end, 'of a full round: its last event').toEqual(first.last);
    expect((await read(first.end ?? start, 9)).numbers).toEqual([2]);
    expect(await read(all.end ?? start, 9), 'nothing of any topic').toMatchObject({
      end: null,
      numbers: [],
    });
  };
  await vi.waitFor(check, { timeout: 20_000 });
});

/** Runs something while a transaction of a database is open that has written something there. */
async function whileWriting<T>({ pool }: TestDatabase, run: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`insert into platform.consumer (name, xid, seq) values ('open', '1', 0)`);
    return await run();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/**
 * Topics that a reader is told of; asked until they are as expected. A transaction of a test beside this one
 * may end between a look's snapshot and its list of backends, and that look waits for it.
 */
const topicsOf = (db: Db) => async (): Promise<string[]> => {
  const start = { xid: '0', seq: -1n };
  const place = { after: start, known: start };
  const { events } = await readAudiences(db, ['merchant:arara'], place, 100);
  return events.map(({ topic }) => topic);
};
const topicsRead = () => topicsOf(store.pool)();
const soon = { timeout: 20_000 };

/** An event of a transaction that began some milliseconds ago. */
const tell = (topic: string, ago: number) =>
  store.pool.query(sql`insert into platform.event (topic, audience, payload, at)
    values (${topic}, 'merchant:arara', '{}', clock_timestamp() - make_interval(secs => ${ago / 1000}))`);

describe('a transaction that is open', () => {
  let elsewhere: TestDatabase;
  beforeAll(async () => {
    elsewhere = await createTestDatabase();
  });
  beforeEach(() => store.pool.query('delete from platform.event'));
  afterAll(() => elsewhere.drop());

  test('in another database of the server keeps no event waiting', async () => {
    await whileWriting(elsewhere, async () => {
      await tell('waited', 1_000);
      await expect.poll(topicsRead, soon).toEqual(['waited']);
    });
  });

  test('in this database keeps what came after it waiting, however long', async () => {
    await tell('before', 2_000);
    await whileWriting(elsewhere, () =>
      whileWriting(store, async () => {
        await tell('after', 1_000);
        // An event of the later one comes only once the earlier one has ended.
        await expect.poll(topicsRead, soon).toEqual(['before']);
      }),
    );
    await expect.poll(topicsRead, soon).toEqual(['before', 'after']);
  });

  test('to create a database keeps no event waiting, though its locks name no database', async () => {
    await whileCreatingDatabase(elsewhere, async () => {
      await tell('waited', 1_000);
      await expect.poll(topicsRead, soon).toEqual(['waited']);
    });
  });

  test('is told apart by roles that may read nothing of others', async () => {
    const client = await store.pool.connect();
    const role = `reader_${randomUUID().replaceAll('-', '')}`;
    try {
      await client.query(`create role ${role}`);
      await client.query(`grant usage on schema platform to ${role}`);
      await client.query(`grant select on platform.event to ${role}`);
      await whileWriting(elsewhere, async () => {
        await tell('waited', 1_000);
        await client.query(`set role ${role}`);
        await expect.poll(topicsOf(client), soon).toEqual(['waited']);
      });
    } finally {
      await client.query('reset role');
      await client.query(`drop owned by ${role}`);
      await client.query(`drop role ${role}`);
      client.release();
    }
  });
});

/**
 * Runs something while `create database` is under way: it has its transaction, and waits for another one
 * that is about to give a database the same name.
 */
async function whileCreatingDatabase({ pool }: TestDatabase, run: () => Promise<void>) {
  const id = randomUUID().replaceAll('-', '');
  const [first, wanted] = [`test_first_${id}`, `test_wanted_${id}`];
  const creating = `create database ${wanted} template template0`;
  await pool.query(`create database ${first} template template0`);
  const namer = await pool.connect();
  let created: Promise<unknown> = Promise.resolve();
  try {
    await namer.query('begin');
    await namer.query(`alter database ${first} rename to ${wanted}`);
    created = pool.query(creating);
    const underWay = async () => {
      const { rows } = await store.pool.query(sql`
        select from pg_stat_activity
        where query = ${creating} and wait_event_type = 'Lock' and backend_xid is not null`);
      return rows.length;
    };
    await expect.poll(underWay, { timeout: 20_000 }).toBe(1);
    await run();
  } finally {
    await namer.query('rollback');
    namer.release();
    await created;
    for (const name of [first, wanted]) await pool.query(`drop database if exists ${name}`);
  }
}
