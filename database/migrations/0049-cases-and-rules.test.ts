import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-0049-'));
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

test('the risk desk gets its people, whoever brought the role first, and every right of before is kept', async () => {
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql'));
  for (const name of files.filter((one) => one < '0049')) {
    await copyFile(join(migrations, name), join(before, name));
  }
  await migrate(database.url, before);
  await database.pool.query(`insert into staff.role (code) values ('risk') on conflict do nothing`);
  const had = await permissions();
  await copyFile(
    join(migrations, '0049-cases-and-rules.sql'),
    join(before, '0049-cases-and-rules.sql'),
  );
  expect(await migrate(database.url, before)).toEqual(['0049-cases-and-rules.sql']);
  const now = await permissions();
  expect(now).toEqual(expect.arrayContaining(had));
  expect(now.filter((one) => /(cases|risk):/.test(one)).toSorted()).toEqual([
    'auditor cases:case:read:own-brand',
    'auditor risk:rule:read:own-brand',
    'finance cases:case:read:own-brand',
    'finance cases:case:work:own-brand',
    'finance risk:rule:read:own-brand',
    'owner cases:case:read:own-brand',
    'owner cases:case:work:own-brand',
    'owner risk:rule:change:own-brand',
    'owner risk:rule:read:own-brand',
    'risk cases:case:read:own-brand',
    'risk cases:case:work:own-brand',
    'risk risk:rule:change:own-brand',
    'risk risk:rule:read:own-brand',
    'support cases:case:read:own-brand',
    'support cases:case:work:own-brand',
  ]);
});
