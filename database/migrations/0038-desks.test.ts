import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const before = await mkdtemp(join(tmpdir(), 'arara-before-desks-'));
const database = await createTestDatabase({ migrated: false });
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

/** A transfer of round 1 in a batch of its own on strand 5. */
const transfer = (instant: string, code: number, amount: number) => `
  insert into ledger.transfers (id, debit_account_id, credit_account_id, amount, released, debit_after,
    credit_after, debit_previous_id, credit_previous_id, pending_id, code, kind, chain_key, reference)
  values (ledger.id_at('${instant}') | (5::bigint << 12), 1, 2, ${amount}, 0, 1, 1, 0, 0, 0, ${code}, 1,
    '${instant}', 'round:1')`;

test('what was counted before has its quarters of an hour; what was not is left to the projector', async () => {
  const files = (await readdir(migrations)).filter(
    (name) => name.endsWith('.sql') && name < '0038',
  );
  for (const name of files) await copyFile(join(migrations, name), join(before, name));
  await migrate(database.url, before);
  const { pool } = database;
  await pool.query(`
    insert into play.vendor (code) values ('acme');
    insert into play.round (id, player_id, bet, win, opened_at, vendor_id, bets, wins, state, currency,
      merchant_id, game_code, round_id, first_stake)
    select 1, 7, 0, 0, '2026-11-20T10:07:00Z', id, 1, 1, 'OPEN', 'BRL', 'arara', 'dado', 'r',
      ledger.id_at('2026-11-20T10:07:00Z') | (5::bigint << 12)
    from play.vendor where code = 'acme';
    insert into reports.title (vendor, game_code) values ('acme', 'dado');
    select ledger.create_partitions(1, '2026-11-01T00:00:00Z');`);
  await pool.query(transfer('2026-11-20T10:07:00Z', 100, 500));
  await pool.query(transfer('2026-11-20T10:14:59Z', 30, 200));
  await pool.query(transfer('2026-11-20T10:15:00Z', 30, 40));
  await pool.query(transfer('2026-11-20T11:00:00Z', 30, 9_000));
  // A counter of before is at work: the file waits until it is done.
  const counter = await pool.connect();
  await counter.query('begin; select id from reports.build where live for no key update');
  const migrating = migrate(database.url, migrations);
  const waiters = async () =>
    (
      await pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
    ).rowCount;
  await expect.poll(waiters, { timeout: 20_000 }).toBe(1);
  await counter.query(`
    insert into reports.mark (build, strand, batch_id)
    select id, 5, ledger.id_at('2026-11-20T10:15:00Z') | (5::bigint << 12) from reports.build;
    commit`);
  counter.release();

  expect(await migrating).toContain('0038-desks.sql');
  const { rows } = await pool.query(
    `select quarter, rounds::int, stakes::int, prizes::int, merchant_id as merchant
     from reports.play_quarter order by quarter`,
  );
  const merchant = 'arara';
  expect(rows).toEqual([
    { quarter: new Date('2026-11-20T10:00:00Z'), rounds: 1, stakes: 500, prizes: 200, merchant },
    { quarter: new Date('2026-11-20T10:15:00Z'), rounds: 0, stakes: 0, prizes: 40, merchant },
  ]);
});
