import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-games-'));
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

test('roles keep what they may, and those of the games desk may see or switch titles', async () => {
  const files = (await readdir(migrations)).filter(
    (name) => name.endsWith('.sql') && name < '0041',
  );
  for (const name of files) await copyFile(join(migrations, name), join(before, name));
  await migrate(database.url, before);
  const old = await permissions();

  await copyFile(join(migrations, '0041-games-desk.sql'), join(before, '0041-games-desk.sql'));
  expect(await migrate(database.url, before)).toEqual(['0041-games-desk.sql']);
  const now = await permissions();
  expect(now).toEqual(expect.arrayContaining(old));
  expect(now.filter((one) => !old.includes(one))).toEqual([
    'auditor games:game:read:own-brand',
    'finance games:game:read:own-brand',
    'games games:game:read:own-brand',
    'owner games:game:read:own-brand',
    'support games:game:read:own-brand',
    'games games:game:switch:own-brand',
    'owner games:game:switch:own-brand',
  ]);
});
