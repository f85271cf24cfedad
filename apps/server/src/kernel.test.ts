import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createKernel } from './kernel.ts';

const folder = await mkdtemp(join(tmpdir(), 'arara-kernel-'));
const store = await createTestDatabase();
afterAll(async () => {
  await store.drop();
  await rm(folder, { recursive: true });
});

test('nobody waits without end for a connection, nor keeps one behind a lock', async () => {
  const { pool } = createKernel(readConfig({ DATA_DIR: folder }), store.url);
  const { rows } = await pool.query('show lock_timeout');
  expect(rows).toEqual([{ lock_timeout: '5s' }]);
  expect(pool.options.connectionTimeoutMillis).toBe(10_000);
  await pool.end();
});
