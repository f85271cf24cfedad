import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';
import { watchDeadLetters } from './dead-letter.metrics.ts';
import { createMetrics } from './metrics.ts';

const store = await createTestDatabase();
afterAll(() => store.drop());

const bury = (consumer: string, seq: number) =>
  store.pool
    .query(`insert into platform.dead_letter (consumer, xid, seq, topic, version, payload, at,
      error, attempts, first_failed_at, last_failed_at)
    values ('${consumer}', '1', ${seq}, 'site', 1, '{}', now(), 'e', 8, now(), now())`);

test('letters that wait are counted by consumer, and none is a count too', async () => {
  let isAway = false;
  const metrics = createMetrics();
  const db = {
    query: (statement: string) =>
      isAway ? Promise.reject(new Error('away')) : store.pool.query(statement),
  };
  watchDeadLetters(metrics, db as typeof store.pool, ['mails', 'sums']);
  const counted = async () => {
    const text = await metrics.registry.getSingleMetricAsString('events_dead_letters');
    return text.split('\n').filter((line) => !line.startsWith('#'));
  };
  const line = (consumer: string, letters: number) =>
    `events_dead_letters{consumer="${consumer}"} ${letters}`;
  await bury('mails', 1);
  await bury('mails', 2);
  await bury('gone', 1);
  const full = [line('mails', 2), line('sums', 0), line('gone', 1)];
  expect(await counted()).toEqual(full);
  isAway = true;
  expect(await counted(), 'the last counts').toEqual(full);
  isAway = false;
  await store.pool.query('delete from platform.dead_letter');
  expect(await counted()).toEqual([line('mails', 0), line('sums', 0)]);
});
