import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-0050-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

async function permissions(): Promise<string[]> {
  const { rows } = await database.pool.query<{ one: string }>(
    `select role || ' ' || permission as one from staff.role_permission`,
  );
  return rows.map(({ one }) => one);
}

test('the comparisons are read by those who answer for the money, and every right of before is kept', async () => {
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql'));
  for (const name of files.filter((one) => one < '0050')) {
    await copyFile(join(migrations, name), join(before, name));
  }
  await migrate(database.url, before);
  const had = await permissions();
  await copyFile(
    join(migrations, '0050-reconciliation.sql'),
    join(before, '0050-reconciliation.sql'),
  );
  expect(await migrate(database.url, before)).toEqual(['0050-reconciliation.sql']);
  const now = await permissions();
  expect(now).toEqual(expect.arrayContaining(had));
  expect(now.filter((one) => /cashier:statement:/.test(one)).toSorted()).toEqual([
    'auditor cashier:statement:read:own-brand',
    'finance cashier:statement:compare:own-brand',
    'finance cashier:statement:read:own-brand',
    'owner cashier:statement:compare:own-brand',
    'owner cashier:statement:read:own-brand',
    'risk cashier:statement:read:own-brand',
  ]);
});
