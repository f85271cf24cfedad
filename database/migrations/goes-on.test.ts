import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('./', import.meta.url));
const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
const { upTo, goesOn, files } = JSON.parse(await read('earlier.json')) as {
  upTo: string;
  goesOn: string;
  files: Record<string, string>;
};
const statements = await read(goesOn);

const database = await createTestDatabase();
afterAll(() => database.drop());

/** Everything of the rooms that the file touches, as PostgreSQL itself writes it. */
async function readRooms(): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ name: string; text: string }>(`
    with room as (select oid, nspname from pg_namespace where nspname in ('ledger', 'play', 'reports'))
    select 'function ' || p.oid::regprocedure as name, pg_get_functiondef(p.oid) as text
    from pg_proc p join room r on r.oid = p.pronamespace
    union all
    select 'view ' || c.oid::regclass, pg_get_viewdef(c.oid)
    from pg_class c join room r on r.oid = c.relnamespace where c.relkind = 'v'
    union all
    select 'index ' || c.oid::regclass, pg_get_indexdef(c.oid)
    from pg_class c join room r on r.oid = c.relnamespace where c.relkind in ('i', 'I')
    union all
    select 'rule ' || c.conrelid::regclass || ' ' || c.conname, pg_get_constraintdef(c.oid)
    from pg_constraint c join room r on r.oid = c.connamespace where c.conrelid <> 0
    union all
    select 'columns ' || c.oid::regclass, string_agg(
      concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull), ', ' order by a.attnum)
    from pg_class c join room r on r.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p', 'v', 'c') group by c.oid`);
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}

/** Gives the database the list of before the first release; files that came after it stay applied. */
async function markAsEarlier(): Promise<void> {
  await database.pool.query('delete from public.migration where name <= $1', [upTo]);
  await database.pool.query(
    `insert into public.migration (name, checksum)
     select name, checksum from unnest($1::text[], $2::text[]) as f (name, checksum)`,
    [Object.keys(files), Object.values(files)],
  );
}

/** The functions that the file makes whole get another body, and those that it changes the text of before. */
async function undoFunctions(): Promise<void> {
  const made = [...statements.matchAll(/^create or replace function (\S+)\(/gm)].map(([, n]) => n);
  expect(made).toContain('ledger.post_plain');
  for (const name of made) {
    await database.pool.query(`
      do $$ begin
        perform set_config('check_function_bodies', 'off', true);
        execute regexp_replace(
          regexp_replace(pg_get_functiondef('${name}'::regproc), '\\n SET [^\\n]*', '', 'g'),
          'AS \\$function\\$.*', 'AS ''of before''');
      end $$`);
  }
  await database.pool.query(`
    drop function ledger.take_strand(bigint);
    alter type ledger.taken_strand add attribute ids bigint[];
    create function ledger.take_strand(above bigint, items integer, stride integer)
    returns ledger.taken_strand language plpgsql as 'begin return null; end'`);
  await rewrite('ledger.post_evaluated', [
    ['ledger.take_strand(book.newest_id)', 'ledger.take_strand(book.newest_id, 0, 1)'],
  ]);
  await rewrite('play.post_batch', [
    ['round_id, split, first_stake\n', 'round_id, split\n'],
    [/gave\[i\],\n    case when action_counts\[i\] = 1\n.*?\n      \) end\n/s, 'gave[i]\n'],
  ]);
}

async function rewrite(name: string, changes: readonly (readonly [string | RegExp, string])[]) {
  const { rows } = await database.pool.query<{ text: string }>(
    'select pg_get_functiondef($1::regproc) as text',
    [name],
  );
  let text = rows[0]?.text ?? '';
  for (const [now, before] of changes) {
    const changed = text.replace(now, before);
    expect(changed).not.toBe(text);
    text = changed;
  }
  await database.pool.query(text);
}

/** Columns, views, rules and indexes as they were. */
async function undoTables(): Promise<void> {
  await database.pool.query(`
    drop view reports.played, reports.moved, play.counted_round;
    alter table play.round drop column first_stake;
    create view play.counted_round as
    select r.id, r.player_id, r.merchant_id, r.vendor_id, r.game_code, r.currency, (
      select min(t.wallet_tx_id) from play.vendor_tx t where t.round = r.id and t.kind = 'BET'
    ) as opened_by
    from play.round r;
    create view reports.played as
    select t.id, r.merchant_id, r.player_id, r.vendor_id, r.game_code, r.currency,
      case when t.code = 100 and t.id = r.opened_by then 1 else 0 end as rounds,
      case when t.code = 100 then t.amount else 0 end as stakes,
      case when t.code in (30, 31) then t.amount else 0 end as prizes,
      case when t.code = 40 then t.amount else 0 end as stakes_returned,
      case when t.code = 41 then t.amount else 0 end as prizes_returned
    from ledger.transfers t
    join play.counted_round r on 'round:' || r.id = t.reference
    where t.code in (30, 31, 40, 41, 100) and r.currency <> 'FUN';
    alter table ledger.strands add constraint strands_strand_check check (strand between 0 and 1023);
    drop index ledger.batches_strand_idx;
    create index batches_strand_idx on ledger.batches (ledger.strand_of(id), id)`);
}

test('a database of before gets every function, view, index and rule of today, and a second run changes none', async () => {
  const today = await readRooms();
  await undoFunctions();
  await undoTables();
  const before = await readRooms();
  const changed = Object.keys({ ...today, ...before }).filter((n) => today[n] !== before[n]);
  expect(changed).toEqual(
    expect.arrayContaining([
      'function ledger.next_batch_id(smallint,bigint)',
      expect.stringMatching('^function ledger.post_evaluated'),
      expect.stringMatching('^function play.post_batch'),
      'function ledger.check_heads()',
      'columns ledger.taken_strand',
      'columns play.round',
      'index ledger.batches_strand_idx',
      'rule ledger.strands strands_strand_check',
      'view play.counted_round',
      'view reports.moved',
      'view reports.played',
    ]),
  );
  for (const run of ['first', 'second']) {
    await markAsEarlier();
    expect(await migrate(database.url, migrations), run).toEqual([]);
    expect(await readRooms(), run).toEqual(today);
  }
});
