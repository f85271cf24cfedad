import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-feedback-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

const name = '0053-feedback-desk.sql';

test('roles keep what they may, support may answer, and the desk has new cases alone', async () => {
  const files = (await readdir(migrations)).filter((one) => one.endsWith('.sql') && one < name);
  for (const one of files) await copyFile(join(migrations, one), join(before, one));
  await migrate(database.url, before);
  const permissions = async () =>
    (
      await database.pool.query<{ role: string; permission: string }>(
        'select role, permission from staff.role_permission order by permission, role',
      )
    ).rows.map(({ role, permission }) => `${role} ${permission}`);
  const old = await permissions();
  await copyFile(join(migrations, name), join(before, name));
  expect(await migrate(database.url, before)).toEqual([name]);
  const now = await permissions();
  expect(now).toEqual(expect.arrayContaining(old));
  expect(now.filter((one) => !old.includes(one))).toEqual([
    'owner feedback:message:answer:own-brand',
    'support feedback:message:answer:own-brand',
    'auditor feedback:message:read:own-brand',
    'owner feedback:message:read:own-brand',
    'support feedback:message:read:own-brand',
  ]);
  const { rows } = await database.pool.query('select 1 from site.feedback_case');
  expect(rows).toEqual([]);
});
