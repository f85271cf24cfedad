import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-board-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

test('a prize of before gets the round and the stakes that it came from; one without a round stays off the board', async () => {
  const files = (await readdir(migrations)).filter(
    (name) => name.endsWith('.sql') && name < '0035',
  );
  for (const name of files) await copyFile(join(migrations, name), join(before, name));
  await migrate(database.url, before);
  await database.pool.query(`
    insert into play.round (
      id, player_id, bet, win, opened_at, vendor_id, bets, wins, state, currency, merchant_id,
      game_code, round_id
    ) values (1, 7, 2000, 60000, now(), 1, 1, 1, 'CLOSED', 'BRL', 'arara', 'g', 'a')`);
  await database.pool.query(`
    insert into play.vendor_tx (vendor_id, state, kind, player_id, round, amount, created_at, tx_id)
    values (1, 'APPLIED', 'WIN', 7, 1, 60000, now(), 't1')`);
  await database.pool.query(`
    insert into play.big_win (
      vendor_id, tx_id, merchant_id, player_id, game_code, amount, currency, at
    ) values (1, 't1', 'arara', 7, 'g', 60000, 'BRL', now()),
      (1, 'gone', 'arara', 7, 'g', 70000, 'BRL', now())`);

  expect(await migrate(database.url, migrations)).toContain('0035-winner-board.sql');
  const { rows } = await database.pool.query(
    'select tx_id, round::int, stake::int, multiple::int from play.big_win order by amount',
  );
  expect(rows).toEqual([
    { tx_id: 't1', round: 1, stake: 2_000, multiple: 3_000 },
    { tx_id: 'gone', round: null, stake: null, multiple: null },
  ]);
});
