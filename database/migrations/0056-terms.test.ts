import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-terms-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

const name = '0056-terms.sql';
const day = '2026-03-01T12:00:00.000Z';

/** An account as a program of before opens it. */
const open = (username: string, version: string | null, at: string | null, address: string) => `
  insert into identity.player (merchant_id, username, username_key, currency, language, terms_version,
    terms_agreed_at, registered_from, created_at)
  values ('arara', '${username}', '${username}', 'BRL', 'pt-BR', ${version === null ? 'null' : `'${version}'`},
    ${at === null ? 'null' : `'${at}'`}, '{"address": "${address}"}', '${day}')`;

test('agreements of before are kept as they were given, and who registers agrees whichever program runs', async () => {
  const { pool } = database;
  const files = (await readdir(migrations)).filter((one) => one.endsWith('.sql') && one < name);
  for (const one of files) await copyFile(join(migrations, one), join(before, one));
  await migrate(database.url, before);
  const later = '2026-04-01T12:00:00.000Z';
  await pool.query(open('maria', '3', later, '192.0.2.1'));
  await pool.query(open('joao', '2024-a', null, '192.0.2.2'));
  await pool.query(open('guest', null, null, '192.0.2.3'));
  await copyFile(join(migrations, name), join(before, name));
  expect(await migrate(database.url, before)).toEqual([name]);
  await pool.query(open('ana', '2', later, '192.0.2.4'));
  await pool.query(open('trial', null, null, '192.0.2.5'));
  const { rows } = await pool.query(`
    select p.username, a.version, a.at, a.address from identity.terms_acceptance a
    join identity.player p on p.id = a.player_id order by p.id`);
  expect(rows).toEqual([
    { username: 'maria', version: 3, at: new Date(later), address: '192.0.2.1' },
    { username: 'joao', version: 1, at: new Date(day), address: '192.0.2.2' },
    { username: 'ana', version: 2, at: new Date(later), address: '192.0.2.4' },
  ]);
  for (const change of [
    'update identity.terms_acceptance set version = 9',
    'delete from identity.terms_acceptance',
  ]) {
    await expect(pool.query(change)).rejects.toMatchObject({ code: '55000' });
  }
});
