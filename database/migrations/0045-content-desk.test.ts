import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-content-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

const { pool } = database;
const permissions = async () =>
  (
    await pool.query<{ role: string; permission: string }>(
      `select role, permission from staff.role_permission order by permission, role`,
    )
  ).rows.map(({ role, permission }) => `${role} ${permission}`);

test('what a site says stays, and the roles of the content desk may do their part', async () => {
  const files = (await readdir(migrations)).filter(
    (name) => name.endsWith('.sql') && name < '0045',
  );
  for (const name of files) await copyFile(join(migrations, name), join(before, name));
  await migrate(database.url, before);
  await pool.query(`
    insert into site.merchant (id, hosts, currency, jurisdiction, time_zone, settings, settings_version, origin)
    values ('arara', '{}', 'BRL', 'demo', 'America/Sao_Paulo', '{}', 1, 'seed')`);
  await pool.query(`
    insert into site.announcement (merchant_id, id, kind, published_at, texts, origin)
    values ('arara', 'old', 'PL', now(), '{}', 'operator')`);
  await pool.query(`
    insert into site.banner (merchant_id, id, group_name, position, art, art_wide, linkage_type, link, texts, origin)
    values ('arara', 'old', '/', 1, 'a', 'a', 'PAGE', '/hot', '{}', 'operator')`);
  const old = await permissions();

  const name = '0045-content-desk.sql';
  await copyFile(join(migrations, name), join(before, name));
  expect(await migrate(database.url, before)).toEqual([name]);
  const { rows } = await pool.query(`
    select a.audience, a.position, a.shown, b.shown as banner
    from site.announcement a join site.banner b on b.id = a.id`);
  expect(rows).toEqual([{ audience: 'all', position: 0, shown: true, banner: true }]);
  const now = await permissions();
  expect(now).toEqual(expect.arrayContaining(old));
  expect(now.filter((one) => !old.includes(one))).toEqual([
    'finance content:close:approve:own-brand',
    'owner content:close:approve:own-brand',
    'content content:close:propose:own-brand',
    'owner content:close:propose:own-brand',
    'auditor content:close:read:own-brand',
    'content content:close:read:own-brand',
    'finance content:close:read:own-brand',
    'owner content:close:read:own-brand',
    'content content:item:publish:own-brand',
    'marketing content:item:publish:own-brand',
    'owner content:item:publish:own-brand',
    'auditor content:item:read:own-brand',
    'content content:item:read:own-brand',
    'marketing content:item:read:own-brand',
    'owner content:item:read:own-brand',
    'support content:item:read:own-brand',
    'content content:site:switch:own-brand',
    'owner content:site:switch:own-brand',
  ]);
});

test('of one thing one draft is open, and a draft that is over says what became of it', async () => {
  const draft = (state: string, more = {}) => {
    const row = { id: 'gen_random_uuid()', state: `'${state}'`, ...more };
    const names = Object.keys(row).join(', ');
    return pool.query(`
      insert into site.draft (merchant_id, subject, content, base, email, written_at, ${names})
      values ('arara', 'banner old', 'null', 0, 'ana@arara.example', now(), ${Object.values(row).join(', ')})`);
  };
  await draft('DRAFT');
  await expect(draft('DRAFT')).rejects.toThrow('draft_open');
  await expect(draft('SCHEDULED', { publish_at: 'now()' })).rejects.toThrow('check');
  await expect(draft('PUBLISHED', { ended_at: 'now()' })).rejects.toThrow('check');
  await draft('DROPPED', { ended_at: 'now()' });
});
