import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from './database.ts';
import type { Database } from './database.ts';
import { createJobLocks } from './job-locks.ts';
import { createJobs } from './jobs.ts';
import type { Job } from './jobs.ts';
import { prepareQueue } from './prepare-queue.ts';

const pulse = { beatMs: 50, goneMs: 400 };

let store: TestDatabase;
let database: Database;
beforeAll(async () => {
  store = await createTestDatabase();
  database = createDatabase(store.pool);
});
afterAll(() => store.drop());

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await database.pool.query(sql`delete from platform.worker`);
  await database.pool.query(sql`delete from graphile_worker._private_jobs`);
});

/** The jobs of one process; they share the database and nothing else. */
async function openProcess(jobs: readonly Job[], own = pulse) {
  const log = pino({ level: 'silent' });
  await prepareQueue(store.url, { role: null, log });
  const process = createJobs({ pool: database.pool, databaseUrl: store.url, log, pulse: own });
  await process.start(jobs);
  stops.push(() => process.stop());
  return process;
}

/** A process that these tests only tell of. */
const another = 'pool-of-another-process';

/** When each process of this test last said that it lives. */
async function beats(): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ id: string; at: string }>(sql`
    select id, seen_at::text as at from platform.worker where id <> ${another}`);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Until each process has looked at the jobs of the others, from beginning to end. */
async function untilLooked(): Promise<void> {
  // The first beat may be one that had begun before.
  for (let round = 0; round < 2; round += 1) {
    const before = await beats();
    const silent = async () => {
      const now = await beats();
      return [...before].filter(([id, at]) => now.get(id) === at).length;
    };
    await expect.poll(silent, { timeout: 20_000 }).toBe(0);
  }
}

/** Tells when the other process was last heard of, in hours from now. */
async function otherWasSeen(hours: number): Promise<void> {
  await database.pool.query(sql`
    insert into platform.worker values
      (${another}, clock_timestamp() + make_interval(hours => ${hours}))
    on conflict (id) do update set seen_at = excluded.seen_at`);
}

/** Lets the other process have taken all jobs an hour ago. */
async function otherHasTaken(db: Db = database.pool): Promise<void> {
  await db.query(sql`
    update graphile_worker._private_jobs
    set locked_by = ${another}, locked_at = now() - interval '1 hour', attempts = 1`);
}

async function until(enough: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !enough(); tries += 1) await sleep(20);
  expect(enough()).toBe(true);
}

test('a job that fails is tried again, later, and its process lives on', async () => {
  const tries: unknown[] = [];
  const jobs = await openProcess([
    {
      name: 'fails-once',
      run: async (payload) => {
        tries.push(payload.id);
        if (tries.length === 1) throw new Error('not today');
      },
    },
  ]);
  await jobs.enqueue(database.pool, { name: 'fails-once', payload: { id: 5 } });
  await until(() => tries.length === 2);
  expect(tries).toEqual([5, 5]);
});

test('connections that the database drops while they close, after preparing, end nothing', async () => {
  const end = Reflect.get(pg.Client.prototype, 'end') as (told?: unknown) => unknown;
  const slowEnd = vi.spyOn(pg.Client.prototype, 'end').mockImplementation(function (
    this: pg.Client,
    ...told: unknown[]
  ) {
    setTimeout(() => Reflect.apply(end, this, told), 200);
  });
  const log = pino({ level: 'silent' });
  await prepareQueue(store.url, { role: null, log });
  expect(slowEnd).toHaveBeenCalled();
  slowEnd.mockRestore();
  // An error that nobody hears fails the whole run of tests.
  await dropConnections();
  await sleep(300);
});

test('the queue goes on after the database has dropped its connections', async () => {
  const done: unknown[] = [];
  const jobs = await openProcess([
    {
      name: 'survives',
      run: async (payload) => {
        // In the middle of the job: its end cannot be written down.
        if (payload.id === 1) await dropConnections();
        done.push(payload.id);
      },
    },
  ]);
  await jobs.enqueue(database.pool, { name: 'survives', payload: { id: 1 } });
  await until(() => done.length > 0);
  await jobs.enqueue(database.pool, { name: 'survives', payload: { id: 2 } });
  await until(() => done.includes(2));
  expect(done).toContain(1);
});

/** As a restart of the database does, or a network that forgets. */
async function dropConnections(): Promise<void> {
  await database.pool.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}

test('a job that a killed process had begun is done by another', async () => {
  const done: unknown[] = [];
  const jobs = await openProcess([
    { name: 'pay', run: async (payload) => void done.push(payload.id) },
  ]);
  await otherWasSeen(1);
  await database.transaction(async (tx) => {
    await jobs.enqueue(tx, { name: 'pay', payload: { id: 7 } });
    await otherHasTaken(tx);
  });
  await untilLooked();
  expect(await holders(), 'the other lives').toEqual([another]);
  expect(done).toEqual([]);
  await otherWasSeen(-1);
  await until(() => done.length === 1);
  expect(done).toEqual([7]);
});

test('a job that takes long stays with the process that lives', async () => {
  const begun: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = (name: string): Job => ({
    name: 'slow',
    run: async () => {
      begun.push(name);
      await finished;
    },
  });
  stops.push(async () => finish());
  const [one] = [await openProcess([slow('one')]), await openProcess([slow('two')])];
  await one.enqueue(database.pool, { name: 'slow' });
  await until(() => begun.length > 0);
  await database.pool.query(sql`
    update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`);
  const held = await holders();
  await untilLooked();
  expect(await holders()).toEqual(held);
  expect(begun).toHaveLength(1);
});

test('a process that was silent itself waits before it judges the others', async () => {
  const { pool } = database;
  const log = pino({ level: 'silent' });
  await prepareQueue(store.url, { role: null, log });
  const jobs = createJobs({ pool, databaseUrl: store.url, log });
  await jobs.enqueue(pool, { name: 'wake' });
  await otherHasTaken();
  await otherWasSeen(0);
  // It beats when it starts, and here no other time.
  const locks = createJobLocks({ pool, log, pulse: { beatMs: 3_600_000, goneMs: 600_000 } });
  const beat = () => locks.start('pool-of-this-process');
  await beat();
  // The machine sleeps for an hour, and all its processes with it; this one wakes up first.
  await pool.query(sql`update platform.worker set seen_at = seen_at - interval '1 hour'`);
  await beat();
  await otherWasSeen(0);
  await beat();
  expect(await holders()).toEqual([another]);
  await otherWasSeen(-1);
  await beat();
  expect(await holders(), 'one that does not wake up is given up').toEqual([null]);
  await locks.stop();
});

/** The holder of each job. */
async function holders(): Promise<(string | null)[]> {
  const { rows } = await database.pool.query<{ by: string | null }>(sql`
    select locked_by as by from graphile_worker._private_jobs`);
  return rows.map(({ by }) => by);
}

test('a process that stops in order is no longer counted among the living', async () => {
  const jobs = await openProcess([]);
  await jobs.stop();
  stops.pop();
  const { rows } = await database.pool.query(sql`select id from platform.worker`);
  expect(rows).toEqual([]);
});
