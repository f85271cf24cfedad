import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-staff-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

const name = '0043-staff-desk.sql';

test('roles keep what they may, and every brand lets its people work from anywhere', async () => {
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
  const fresh = now.filter((one) => !old.includes(one));
  expect(fresh).toContain('owner staff:account:approve:own-brand');
  expect(fresh).toContain('auditor staff:network:read:own-brand');
  // The auditor reads and changes nothing.
  const ofAuditor = fresh.filter((one) => one.startsWith('auditor '));
  expect(ofAuditor.every((one) => one.includes(':read:'))).toBe(true);
  const { rows } = await database.pool.query('select 1 from staff.network');
  expect(rows).toEqual([]);
});
