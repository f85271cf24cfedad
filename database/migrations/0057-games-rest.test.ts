import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-games-rest-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

const name = '0057-games-rest.sql';

test('old keys were told when they were made, members have the agent that counts, and roles get the desk', async () => {
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
  const old = await permissions();
  await pool.query(`
    insert into play.vendor (code) values ('acme');
    insert into play.vendor_key (key_id, vendor_id, slot, sealed_secret, created_at, issued_by)
    select 'vk_' || slot, id, slot, '', ('2026-01-0' || slot)::timestamptz, 'ana' from play.vendor, (values (1), (2)) s (slot)
    where code = 'acme';
    insert into agents.invitation (player_id, kind, merchant_id, code, upline_id, at)
    values (1, 'affiliate', 'arara', 'A', 10, now()), (1, 'referral', 'arara', 'B', 20, now()),
      (2, 'referral', 'arara', 'B', 20, now())`);
  await copyFile(join(migrations, name), join(before, name));
  expect(await migrate(database.url, before)).toEqual([name]);
  const { rows: keys } = await pool.query(
    `select told_at = created_at as told, told_by from play.vendor_key order by slot`,
  );
  expect(keys).toEqual([
    { told: true, told_by: 'ana' },
    { told: true, told_by: 'ana' },
  ]);
  const { rows: brought } = await pool.query(
    `select player_id::int, agent_id::int, kind from agents.brought order by player_id`,
  );
  expect(brought).toEqual([
    { player_id: 1, agent_id: 10, kind: 'affiliate' },
    { player_id: 2, agent_id: 20, kind: 'referral' },
  ]);
  const now = await permissions();
  expect(now).toEqual(expect.arrayContaining(old));
  expect(now.filter((one) => !old.includes(one))).toEqual([
    'games games:catalogue:arrange:own-brand',
    'marketing games:catalogue:arrange:own-brand',
    'owner games:catalogue:arrange:own-brand',
    'games games:conformance:run:own-brand',
    'owner games:conformance:run:own-brand',
    'games games:maintenance:plan:own-brand',
    'owner games:maintenance:plan:own-brand',
    'auditor games:vendor:read:own-brand',
    'finance games:vendor:read:own-brand',
    'games games:vendor:read:own-brand',
    'owner games:vendor:read:own-brand',
    'games vendors:key:approve:all',
    'owner vendors:key:approve:all',
    'games vendors:key:propose:all',
    'owner vendors:key:propose:all',
  ]);
});
