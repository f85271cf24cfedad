import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-staff-rest-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

const name = '0055-staff-rest.sql';

test('roles keep what they may, owners get the bound, and words of cases go with their person', async () => {
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
    insert into cases.file (merchant_id, kind, subject, player_id, severity, state, owner, outcome, opened_at,
      changed_at, closed_at)
    select 'arara', 'report', 'member:' || n, n / 2, 1, 'CLOSED', 'ana', outcome, now(), now(), now()
    from (values (2, 'unfounded'), (3, 'reported'), (4, 'unfounded')) as f (n, outcome);
    insert into cases.step (file_id, act, words, at) select id, 'said', 'words', now() from cases.file;
    insert into cases.step (file_id, act, at) select id, 'taken', now() from cases.file`);
  await copyFile(join(migrations, name), join(before, name));
  expect(await migrate(database.url, before)).toEqual([name]);
  const now = await permissions();
  expect(now).toEqual(expect.arrayContaining(old));
  expect(now.filter((one) => !old.includes(one))).toEqual([
    'owner wallet:bound:approve:own-brand',
    'owner wallet:bound:propose:own-brand',
    'auditor wallet:bound:read:own-brand',
    'finance wallet:bound:read:own-brand',
    'owner wallet:bound:read:own-brand',
  ]);
  await pool.query('select cases.erase_words(1)');
  const { rows } = await pool.query(`
    select f.subject, s.words from cases.step s join cases.file f on f.id = s.file_id
    order by f.id, s.id`);
  expect(rows).toEqual([
    { subject: 'member:2', words: '—' },
    { subject: 'member:2', words: null },
    { subject: 'member:3', words: 'words' },
    { subject: 'member:3', words: null },
    { subject: 'member:4', words: 'words' },
    { subject: 'member:4', words: null },
  ]);
});
