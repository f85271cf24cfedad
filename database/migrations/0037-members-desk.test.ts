import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-members-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

test('members of before are found by their names, and roles keep what they had', async () => {
  const files = (await readdir(migrations)).filter(
    (name) => name.endsWith('.sql') && name < '0037',
  );
  for (const name of files) await copyFile(join(migrations, name), join(before, name));
  await migrate(database.url, before);
  const { pool } = database;
  await pool.query(`
    insert into identity.player (
      merchant_id, username, username_key, payee_name, nickname, currency, language, created_at
    ) values ('arara', 'Ana', 'ana', 'Antônia d''Ávila', 'Tonha', 'BRL', 'pt-BR', now()),
      ('arara', 'rui', 'rui', null, null, 'BRL', 'pt-BR', now())`);
  const permissions = `select role, permission from staff.role_permission order by 1, 2`;
  const { rows: had } = await pool.query(permissions);

  expect(await migrate(database.url, migrations)).toContain('0037-members-desk.sql');
  const found = async (merchant: string, words: string) => {
    const { rows } = await pool.query<{ username: string }>(
      `select username from identity.player
        where identity.name_words(merchant_id, coalesce(payee_name, '') || ' ' || coalesce(nickname, ''))
          @@ identity.name_query($1, $2)`,
      [merchant, words],
    );
    return rows.map(({ username }) => username);
  };
  expect(await found('arara', 'AVILA anton')).toEqual(['Ana']);
  expect(await found('arara', 'tonh')).toEqual(['Ana']);
  expect(await found('noite-tropical', 'avila')).toEqual([]);
  expect(await found('arara', `'\\ & |`)).toEqual([]);
  const { rows: has } = await pool.query(permissions);
  expect(has).toEqual(expect.arrayContaining(had));
});
