import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import type { Database } from './database.ts';
import { createJobs } from './jobs.ts';
import type { Job } from './jobs.ts';

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
});

/** What one process does with jobs; they share the database and nothing else. */
async function openProcess(jobs: readonly Job[], own = pulse) {
  const log = pino({ level: 'silent' });
  const process = createJobs({ pool: database.pool, databaseUrl: store.url, log, pulse: own });
  await process.prepare();
  await process.start(jobs);
  stops.push(() => process.stop());
  return process;
}

/** Until a process of this test has said that it lives. */
async function untilHeard(): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await database.pool.query(sql`
      select from platform.worker where seen_at > clock_timestamp() - interval '1 minute'`);
    if (rows.length > 0) return;
    await sleep(10);
  }
  throw new Error('no process was heard of');
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
  await database.transaction(async (tx) => {
    await jobs.enqueue(tx, { name: 'pay', payload: { id: 7 } });
    // As the queue leaves it when the process dies that has taken the job.
    await tx.query(sql`
      update graphile_worker._private_jobs
      set locked_by = 'pool-of-a-dead-process', locked_at = clock_timestamp(), attempts = 1`);
  });
  await sleep(pulse.goneMs / 2);
  expect(done).toEqual([]);
  await until(() => done.length === 1);
  expect(done).toEqual([7]);
});

test('a job that takes long stays with the process that lives', async () => {
  const begun: string[] = [];
  const slow = (name: string): Job => ({
    name: 'slow',
    run: async () => {
      begun.push(name);
      await sleep(pulse.goneMs * 3);
    },
  });
  const [one] = [await openProcess([slow('one')]), await openProcess([slow('two')])];
  await one.enqueue(database.pool, { name: 'slow' });
  await until(() => begun.length > 0);
  await sleep(pulse.goneMs * 2);
  expect(begun).toHaveLength(1);
});

test('a process that was silent itself waits before it judges the others', async () => {
  const done: unknown[] = [];
  const slow = { beatMs: 600, goneMs: 1_500 };
  const jobs = await openProcess([{ name: 'wake', run: async () => void done.push(1) }], slow);
  // The machine slept for an hour, and all its processes with it.
  await database.transaction(async (tx) => {
    await tx.query(sql`
      insert into platform.worker values ('pool-that-sleeps-too', clock_timestamp())`);
    await tx.query(sql`update platform.worker set seen_at = seen_at - interval '1 hour'`);
    await jobs.enqueue(tx, { name: 'wake' });
    await tx.query(sql`
      update graphile_worker._private_jobs
      set locked_by = 'pool-that-sleeps-too', locked_at = now() - interval '1 hour'`);
  });
  // This one wakes up first; the other a moment later.
  await untilHeard();
  await database.pool.query(sql`
    update platform.worker set seen_at = clock_timestamp() where id = 'pool-that-sleeps-too'`);
  await sleep(slow.beatMs * 2);
  expect(done).toEqual([]);
});

test('a process that stops in order is no longer counted among the living', async () => {
  await database.pool.query(sql`delete from platform.worker`);
  const jobs = await openProcess([]);
  await jobs.stop();
  stops.pop();
  const { rows } = await database.pool.query(sql`select id from platform.worker`);
  expect(rows).toEqual([]);
});
