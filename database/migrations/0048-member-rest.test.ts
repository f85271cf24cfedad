import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-member-rest-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

const all = async () =>
  (
    await database.pool.query<{ role: string; permission: string }>(
      `select role, permission from staff.role_permission
       order by permission, role`,
    )
  ).rows.map(({ role, permission }) => `${role} ${permission}`);

test('roles keep what they may, the bound is there, and notes are still notes', async () => {
  const files = (await readdir(migrations)).filter(
    (name) => name.endsWith('.sql') && name < '0048',
  );
  for (const name of files) await copyFile(join(migrations, name), join(before, name));
  await migrate(database.url, before);
  const old = await all();
  await database.pool.query(
    `insert into console.note (merchant_id, player_id, words, written_by, at)
      values ('arara', 1, 'rang', 'ana', now())`,
  );

  await copyFile(join(migrations, '0048-member-rest.sql'), join(before, '0048-member-rest.sql'));
  expect(await migrate(database.url, before)).toEqual(['0048-member-rest.sql']);
  const now = await all();
  expect(now).toEqual(expect.arrayContaining(old));
  const added = now.filter((one) => !old.includes(one));
  expect(added).toContain('support wallet:adjustment:propose:own-brand');
  expect(added).not.toContain('support wallet:adjustment:approve:own-brand');
  expect(added).not.toContain('support wallet:adjustment:large:own-brand');
  expect(added.filter((one) => one.startsWith('auditor'))).toEqual([
    'auditor members:erasure:read:own-brand',
    'auditor members:limit:read:own-brand',
    'auditor wallet:adjustment:read:own-brand',
  ]);
  const { rows } = await database.pool.query('select * from wallet.adjustment_bound');
  expect(rows).toEqual([{ merchant_id: 'default', amount: 50_000n }]);
  await expect(database.pool.query(`update console.note set words = 'x'`)).rejects.toThrow(
    'never changes',
  );
  await expect(database.pool.query('delete from console.note')).rejects.toThrow('never changes');
  await database.pool.query('select console.erase_notes(1)');
  expect((await database.pool.query('select words from console.note')).rows).toEqual([
    { words: '—' },
  ]);
});
