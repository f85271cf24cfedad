import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';

interface Applied {
  readonly name: string;
  readonly checksum: string;
}

const migrations = fileURLToPath(new URL('./', import.meta.url));
const { commit, upTo, files } = JSON.parse(
  await readFile(new URL('earlier.json', import.meta.url), 'utf8'),
) as { commit: string; upTo: string; files: Record<string, string> };
const names = Object.keys(files);

const database = await createTestDatabase();
afterAll(() => database.drop());

const readList = async () =>
  (
    await database.pool.query<Applied>(
      'select name, checksum from public.migration order by name collate "C"',
    )
  ).rows;

const today = await readList();
const folded = today.filter(({ name }) => name <= upTo);

/** Gives the database the list that it would have from before the first release. */
beforeEach(async () => {
  await database.pool.query('delete from public.migration');
  await database.pool.query(
    `insert into public.migration (name, checksum)
     select name, checksum from unnest($1::text[], $2::text[]) as f (name, checksum)`,
    [names, names.map((name) => files[name])],
  );
  await database.pool.query(
    `insert into public.migration (name, checksum)
     select name, checksum from unnest($1::text[], $2::text[]) as f (name, checksum)`,
    [
      today.slice(folded.length).map(({ name }) => name),
      today.slice(folded.length).map(({ checksum }) => checksum),
    ],
  );
});

test('the files of the first release have one number after another', () => {
  const numbers = folded.map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(folded.map((_, place) => place + 1));
  expect(folded.at(-1)?.name).toBe(upTo);
});

test('a database of before the first release is accepted as one that has its files', async () => {
  expect(await migrate(database.url, migrations)).toEqual([]);
  expect(await readList()).toEqual(today);
  expect(await migrate(database.url, migrations)).toEqual([]);
});

test.each([names[0], names[31], names.at(-1)])(
  'one without %s is refused, and the message says which program adds it',
  async (name) => {
    await database.pool.query('delete from public.migration where name = $1', [name]);
    const before = await readList();
    const start = migrate(database.url, migrations);
    await expect(start).rejects.toThrow(`first missing one is ${name}`);
    await expect(start).rejects.toThrow(`Start the program of commit ${commit}`);
    expect(await readList()).toEqual(before);
  },
);

test('one whose file was edited before it was applied is refused', async () => {
  await database.pool.query(`update public.migration set checksum = 'x' where name = $1`, [
    names[5],
  ]);
  await expect(migrate(database.url, migrations)).rejects.toThrow(`${names[5]} was changed`);
});

test('a round of before is opened by its first stake, as one of today that names it', async () => {
  await database.pool.query(`
    insert into play.round (
      id, player_id, bet, win, opened_at, vendor_id, bets, wins, state, currency, merchant_id, game_code, round_id,
      first_stake
    ) values (1, 7, 30, 0, now(), 1, 2, 0, 'OPEN', 'BRL', 'arara', 'g', 'a', null),
      (2, 7, 0, 5, now(), 1, 0, 1, 'OPEN', 'BRL', 'arara', 'g', 'b', null),
      (3, 7, 9, 0, now(), 1, 1, 0, 'OPEN', 'BRL', 'arara', 'g', 'c', 104)`);
  await database.pool.query(`
    insert into play.vendor_tx (
      vendor_id, state, kind, player_id, round, amount, wallet_tx_id, created_at, tx_id
    ) values (1, 'APPLIED', 'BET', 7, 1, 10, 102, now(), 't1'),
      (1, 'APPLIED', 'BET', 7, 1, 20, 101, now(), 't2'),
      (1, 'APPLIED', 'WIN', 7, 2, 5, 103, now(), 't3')`);
  const { rows } = await database.pool.query(
    'select id::int, opened_by::int from play.counted_round order by id',
  );
  expect(rows).toEqual([
    { id: 1, opened_by: 101 },
    { id: 2, opened_by: null },
    { id: 3, opened_by: 104 },
  ]);
});
