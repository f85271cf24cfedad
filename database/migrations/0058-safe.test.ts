import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-safe-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

const name = '0058-safe.sql';

test('files without a page are over, and a case that was reported once keeps its words', async () => {
  const { pool } = database;
  const files = (await readdir(migrations)).filter((one) => one.endsWith('.sql') && one < name);
  for (const one of files) await copyFile(join(migrations, one), join(before, one));
  await migrate(database.url, before);
  await pool.query(`
    insert into privacy.file
      (id, merchant_id, player_id, account, state, asked_by, reason, language, at, expires_at, bytes, content)
    select gen_random_uuid(), 'arara', 1, '1', state, 'ana', 'asked', 'pt-BR', now(), now(), 1, content
    from (values ('READY', 'x'::bytea), ('MAKING', null), ('TAKEN', null)) as f (state, content)`);
  await pool.query(`
    insert into cases.file (merchant_id, kind, subject, player_id, severity, state, owner, outcome, opened_at,
      changed_at, closed_at)
    select 'arara', 'report', 'member:1', 1, 1, 'CLOSED', 'ana', 'unfounded', now(), now(), now()
    from generate_series(1, 2);
    insert into cases.step (file_id, act, words, facts, at)
    select id, 'closed', 'words', jsonb_build_object('outcome',
      case id when (select min(id) from cases.file) then 'reported' else 'resolved' end), now() from cases.file;
    insert into cases.step (file_id, act, words, facts, at)
    select id, 'closed', 'more', '{"outcome": "unfounded"}', now() from cases.file`);
  await copyFile(join(migrations, name), join(before, name));
  expect(await migrate(database.url, before)).toEqual([name]);
  const { rows: states } = await pool.query<{ state: string; content: Buffer | null }>(
    'select state, content from privacy.file order by state',
  );
  expect(states).toEqual(['EXPIRED', 'MAKING', 'TAKEN'].map((state) => ({ state, content: null })));
  await pool.query('select cases.erase_words(1)');
  const { rows } = await pool.query<{ words: string }>('select words from cases.step order by id');
  expect(rows.map(({ words }) => words)).toEqual(['words', '—', 'more', '—']);
});
