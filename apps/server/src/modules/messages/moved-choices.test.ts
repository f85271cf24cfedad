import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';
import { readChoices } from './notice.repository.ts';

const migrations = fileURLToPath(new URL('../../../../../database/migrations/', import.meta.url));
const moving = '0184-messages.sql';

const database = await createTestDatabase({ migrated: false });
const dir = await mkdtemp(join(tmpdir(), 'arara-choices-'));
afterAll(async () => {
  await database.drop();
  await rm(dir, { recursive: true });
});

const choices = [
  ['entry.mail', false],
  ['deposit.sms', true],
] as const;

test('choices that members made in an earlier release are there in the schema of messages', async () => {
  const before = (await readdir(migrations)).filter((name) => name < moving);
  for (const name of before) await cp(join(migrations, name), join(dir, name));
  await migrate(database.url, dir);
  const { rows } = await database.pool.query<{ id: bigint }>(`
    insert into identity.player (merchant_id, username, username_key, currency, language, created_at)
    values ('arara', 'maria', 'maria', 'BRL', 'pt-BR', now()) returning id`);
  const id = rows[0]?.id ?? 0n;
  for (const [notice, wanted] of choices) {
    await database.pool.query('insert into identity.notice_choice values ($1, $2, $3)', [
      id,
      notice,
      wanted,
    ]);
  }
  expect(await migrate(database.url, migrations)).toContain(moving);
  expect(await readChoices(database.pool, id)).toEqual(new Map(choices));
  const twice = database.pool.query('insert into messages.notice_choice values ($1, $2, true)', [
    id,
    'entry.mail',
  ]);
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  const left = await database.pool.query("select to_regclass('identity.notice_choice') as left");
  expect(left.rows).toEqual([{ left: null }]);
});
