import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-chain-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

test('lines of before are chained in the order in which they were written, and prove', async () => {
  const files = (await readdir(migrations)).filter(
    (name) => name.endsWith('.sql') && name < '0039',
  );
  for (const name of files) await copyFile(join(migrations, name), join(before, name));
  await migrate(database.url, before);
  await database.pool.query(`
    insert into staff.audit (at, actor, merchant_id, action, subject) values
      (now(), 'ana', 'arara', 'a.b', 's1'), (now(), 'ana', null, 'a.b', 's2'),
      (now(), 'ana', 'arara', 'a.b', 's3'), (now(), 'ana', 'second', 'a.b', 's4')`);

  expect(await migrate(database.url, migrations)).toContain('0039-audit-chain.sql');
  await database.pool.query(`
    insert into staff.audit (at, actor, merchant_id, action, subject)
    values (now(), 'ana', 'arara', 'a.b', 's5')`);
  const { rows } = await database.pool.query<{ subject: string; place: string }>(`
    select a.subject, l.chain || ' ' || l.place as place
    from staff.audit_link l join staff.audit a on a.id = l.line_id order by a.id`);
  expect(rows.map(({ subject, place }) => [subject, place])).toEqual([
    ['s1', 'arara 1'],
    ['s2', ' 1'],
    ['s3', 'arara 2'],
    ['s4', 'second 1'],
    ['s5', 'arara 3'],
  ]);
  const client = await database.pool.connect();
  await client.query('begin isolation level repeatable read');
  const proofs = await client.query('select sound, body from staff.prove_audit()');
  await client.query('commit');
  client.release();
  expect(proofs.rows).toMatchObject([{ sound: true, body: { lines: 5, whole: true } }]);
});
