import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-grants-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

const name = '0059-grants.sql';

test('roles keep what they may, and the bonus cost of before stays as it was', async () => {
  const { pool } = database;
  const files = (await readdir(migrations)).filter((one) => one.endsWith('.sql') && one < name);
  for (const one of files) await copyFile(join(migrations, one), join(before, one));
  await migrate(database.url, before);
  const permissions = async () =>
    (
      await pool.query<{ role: string; permission: string }>(
        'select role, permission from staff.role_permission order by permission, role',
      )
    ).rows.map(({ role, permission }) => `${role} ${permission}`);
  const costs = async () => (await pool.query('select * from wallet.bonus_cost order by at')).rows;
  await pool.query(`
    insert into wallet.player (player_id, merchant_id, currency, cash, bonus, held, debt, opened_at)
    values (7, 'arara', 'BRL', 1, 2, 3, 4, now());
    insert into wallet.adjustment (id, merchant_id, player_id, currency, change, class, reference, reason,
      decided_by, at)
    select gen_random_uuid(), 'arara', 7, 'BRL', change, class, class, 'reason', 'ana and rui', now()
    from (values (500, 'goodwill'), (300, 'correction')) as given (change, class)`);
  const [old, cost] = [await permissions(), await costs()];
  expect(cost).toHaveLength(1);
  await copyFile(join(migrations, name), join(before, name));
  expect(await migrate(database.url, before)).toEqual([name]);
  const now = await permissions();
  expect(now).toEqual(expect.arrayContaining(old));
  expect(now.filter((one) => !old.includes(one) && one.startsWith('auditor'))).toEqual([
    'auditor rewards:grant:read:own-brand',
  ]);
  expect(await costs()).toEqual(cost);
});
