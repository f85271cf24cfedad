import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createJobs } from './jobs.ts';
import type { Job } from './jobs.ts';

const pulse = { beatMs: 50, goneMs: 400 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** What one process does with jobs; they share the database and nothing else. */
async function openProcess(jobs: readonly Job[]) {
  const process = createJobs({ pool: database.pool, log: pino({ level: 'silent' }), pulse });
  await process.prepare();
  await process.start(jobs);
  stops.push(() => process.stop());
  return process;
}

async function until(enough: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !enough(); tries += 1) await sleep(20);
  expect(enough()).toBe(true);
}

test('a job that a killed process had begun is done by another', async () => {
  const done: unknown[] = [];
  const jobs = await openProcess([
    { name: 'pay', run: async (payload) => void done.push(payload.id) },
  ]);
  const client = await database.pool.connect();
  await client.query('begin');
  await jobs.enqueue(client, { name: 'pay', payload: { id: 7 } });
  // As the queue leaves it when the process dies that has taken the job.
  await client.query(`update graphile_worker._private_jobs
    set locked_by = 'pool-of-a-dead-process', locked_at = now(), attempts = 1`);
  await client.query('commit');
  client.release();
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

test('a process that stops in order is no longer counted among the living', async () => {
  const jobs = await openProcess([]);
  await jobs.stop();
  stops.pop();
  const { rows } = await database.pool.query('select id from platform.worker');
  expect(rows).toEqual([]);
});
