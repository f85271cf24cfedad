import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createKernel } from './kernel.ts';
import { answering, unhurried } from './platform/hurry.ts';

const folder = await mkdtemp(join(tmpdir(), 'arara-kernel-'));
const store = await createTestDatabase();
afterAll(async () => {
  await store.drop();
  await rm(folder, { recursive: true });
});

test('nobody waits without end for a connection, nor keeps one behind a lock or a slow statement', async () => {
  const { database, end } = createKernel(readConfig({ DATA_DIR: folder }), store.url);
  const shown = async () => {
    const { rows } = await database.read.query(`
      select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`);
    const inside = await database.transaction((tx) => tx.query('show statement_timeout'));
    expect(inside.rows[0]).toEqual({ statement_timeout: rows[0]?.['statement'] });
    return rows[0];
  };
  expect(await shown(), 'a proof reads the whole history').toEqual({ lock: '5s', statement: '0' });
  expect(await answering('site', shown)).toEqual({ lock: '5s', statement: '15s' });
  expect(await answering('vendor', shown)).toEqual({ lock: '1s', statement: '2s' });
  const begun = await answering('vendor', () => unhurried(shown));
  expect(begun, 'what a request only began').toEqual({ lock: '5s', statement: '0' });
  expect(database.pool.options.connectionTimeoutMillis).toBe(10_000);
  await end();
});
