import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-machine-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

async function permissions(): Promise<string[]> {
  const { rows } = await database.pool.query<{ one: string }>(
    `select role || ' ' || permission as one from staff.role_permission`,
  );
  return rows.map(({ one }) => one).toSorted();
}

test('owner and auditor may look into the machine room, and every right of before is kept', async () => {
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql'));
  for (const name of files.filter((one) => one < '0040')) {
    await copyFile(join(migrations, name), join(before, name));
  }
  await migrate(database.url, before);
  const had = await permissions();
  await copyFile(join(migrations, '0040-machine-room.sql'), join(before, '0040-machine-room.sql'));
  expect(await migrate(database.url, before)).toEqual(['0040-machine-room.sql']);
  const added = ['auditor machine:room:read:all', 'owner machine:room:read:all'];
  expect(await permissions()).toEqual([...had, ...added].toSorted());
});
