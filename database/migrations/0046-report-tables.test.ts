import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-reports-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

const permissions = async () =>
  (
    await database.pool.query<{ role: string; permission: string }>(
      `select role, permission from staff.role_permission
       order by permission, role`,
    )
  ).rows.map(({ role, permission }) => `${role} ${permission}`);

test('roles keep what they may; those who read figures may have files, and some keep views', async () => {
  const files = (await readdir(migrations)).filter(
    (name) => name.endsWith('.sql') && name < '0046',
  );
  for (const name of files) await copyFile(join(migrations, name), join(before, name));
  await migrate(database.url, before);
  const old = await permissions();

  await copyFile(
    join(migrations, '0046-report-tables.sql'),
    join(before, '0046-report-tables.sql'),
  );
  expect(await migrate(database.url, before)).toEqual(['0046-report-tables.sql']);
  const now = await permissions();
  expect(now).toEqual(expect.arrayContaining(old));
  expect(now.filter((one) => !old.includes(one))).toEqual([
    'auditor reports:export:make:own-brand',
    'finance reports:export:make:own-brand',
    'owner reports:export:make:own-brand',
    'finance reports:view:keep:own-brand',
    'owner reports:view:keep:own-brand',
  ]);
});
