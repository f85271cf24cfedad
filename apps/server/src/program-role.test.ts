import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createPool, grantProgramRole, PROGRAM_ROLE } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGrants } from './testing/read-grants.ts';
import type { Granted } from './testing/read-grants.ts';

const grantsFile = new URL('../../../database/grants.sql', import.meta.url);

/** Tables whose rows nobody may change: `select, insert` at most. */
const appendOnly = [
  'agents.invitation',
  'cases.evidence',
  'cases.step',
  'cashier.alarm',
  'cashier.recall',
  'cashier.step',
  'catalogue.arrangement',
  'catalogue.change',
  'compliance.restriction',
  'console.note',
  'wallet.adjustment',
  'identity.block_decision',
  'identity.terms_acceptance',
  'site.terms',
  'ledger.account_names',
  'ledger.account_totals',
  'ledger.batches',
  'ledger.clearances',
  'ledger.day_marks',
  'ledger.keys',
  'ledger.proofs',
  'ledger.proved_accounts',
  'ledger.proved_strands',
  'ledger.resolutions',
  'ledger.signed_heads',
  'ledger.strands',
  'ledger.transfers',
  'lottery.branch',
  'lottery.chain',
  'lottery.game_switch',
  'lottery.prize_table',
  'lottery.result_entry',
  'lottery.ticket_correction',
  'lottery.ticket_entry',
  'lottery.void_entry',
  'messages.told',
  'platform.dead_letter_decision',
  'play.split_part',
  'reconcile.sighting',
  'risk.alert',
  'risk.rule_version',
  'site.change',
  'staff.audit',
  'staff.audit_head',
  'staff.audit_link',
  'staff.audit_proof',
  'studio.move',
  'transfers.step',
  'wallet.movement',
];

let store: TestDatabase;
let program: Pool;
let grants: Map<string, Granted>;
beforeAll(async () => {
  store = await createTestDatabase();
  await grantProgramRole(store.url, { grants: fileURLToPath(grantsFile) });
  program = createPool(store.programUrl, { max: 2 });
  grants = readGrants(await readFile(grantsFile, 'utf8'));
});
afterAll(async () => {
  await program.end();
  await store.drop();
});

const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** Everything in the database that has rights, without the parts of partitioned tables. */
async function relations(): Promise<{ name: string; kind: string }[]> {
  const { rows } = await store.pool.query<{ name: string; kind: string }>(`
    select n.nspname || '.' || c.relname as name, c.relkind::text as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and not c.relispartition
    order by 1`);
  return rows;
}

const refused = (statement: string) =>
  program.query(statement).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const denied = '42501';

test('every table has its line in database/grants.sql, and every line its table', async () => {
  const names = (await relations()).filter(({ kind }) => kind !== 'S').map(({ name }) => name);
  const without = names.filter((name) => !grants.has(name));
  expect(
    without,
    'Add a line for each to database/grants.sql: what the program may do with it',
  ).toEqual([]);
  const known = new Set((await relations()).map(({ name }) => name));
  expect([...grants.keys()].filter((name) => !known.has(name))).toEqual([]);
});

describe('the role of the program', () => {
  test('is the one it works under, and owns nothing', async () => {
    const { rows } = await program.query<Record<string, unknown>>(`
      select current_user as name, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
        (select count(*)::integer from pg_class c where c.relowner = r.oid) as tables,
        (select count(*)::integer from pg_proc p where p.proowner = r.oid) as functions,
        (select count(*)::integer from pg_auth_members m where m.member = r.oid) as memberships,
        has_database_privilege(r.oid, current_database(), 'CREATE, TEMP') as makes
      from pg_roles r where r.rolname = current_user`);
    expect(rows).toEqual([
      {
        name: PROGRAM_ROLE,
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
        tables: 0,
        functions: 0,
        memberships: 0,
        makes: false,
      },
    ]);
    const { rows: schemas } = await store.pool.query(`
      select n.nspname from pg_namespace n
      where has_schema_privilege('${PROGRAM_ROLE}', n.oid, 'CREATE')`);
    expect(schemas).toEqual([]);
  });

  test('may do with each table what its line says, and nothing else', async () => {
    const { rows } = await store.pool.query<{ name: string; rights: string[]; columns: string[] }>(`
      select n.nspname || '.' || c.relname as name,
        array(select lower(p) from unnest(
          '{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER,MAINTAIN}'::text[]) p
          where has_table_privilege('${PROGRAM_ROLE}', c.oid, p)) as rights,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            and has_column_privilege('${PROGRAM_ROLE}', c.oid, a.attnum, 'UPDATE')) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition`);
    for (const { name, rights, columns } of rows) {
      const line = grants.get(name);
      const whole = [...(line?.rights ?? [])].filter((r) => r !== 'update' || !line?.columns);
      expect(new Set(rights), name).toEqual(new Set(whole));
      if (line?.columns) expect(new Set(columns), name).toEqual(line.columns);
      else if (!line?.rights.has('update')) expect(columns, name).toEqual([]);
    }
  });

  test('takes numbers from few sequences and sets none, and reaches no part of a table by itself', async () => {
    const { rows } = await store.pool.query<{ name: string; uses: boolean; sets: boolean }>(`
      select n.nspname || '.' || c.relname as name,
        has_sequence_privilege('${PROGRAM_ROLE}', c.oid, 'USAGE') as uses,
        has_sequence_privilege('${PROGRAM_ROLE}', c.oid, 'UPDATE') as sets
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relkind = 'S'`);
    expect(rows.filter(({ sets }) => sets)).toEqual([]);
    const used = rows.filter(({ uses }) => uses).map(({ name }) => name);
    expect(used.toSorted()).toEqual(['catalogue.game_node_id_seq', 'play.round_seq']);
    const { rows: parts } = await store.pool.query(`
      select c.relname from pg_class c
      where c.relispartition and has_any_column_privilege('${PROGRAM_ROLE}', c.oid,
        'SELECT, INSERT, UPDATE')`);
    expect(parts).toEqual([]);
  });

  test('borrows the rights of the owner by these functions only', async () => {
    const { rows } = await store.pool.query<{ name: string; settings: string[] }>(`
      select n.nspname || '.' || p.proname as name, p.proconfig as settings
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${ours} and p.prosecdef order by 1`);
    expect(rows.map(({ name }) => name)).toEqual([
      'cases.erase_words',
      'console.erase_notes',
      'ledger.close_accounts',
      'ledger.create_partitions',
      'ledger.first_of',
      'ledger.hold_accounts',
      'ledger.lock_accounts',
      'ledger.open_accounts',
      'ledger.post_chains',
      'ledger.prove',
      'ledger.refuse_debits',
      'ledger.tombstone_keys',
      'reports.create_months',
      'reports.drop_builds',
      'staff.chain_line',
      'staff.prove_audit',
    ]);
    for (const { settings } of rows) {
      expect(settings).toEqual(['search_path=pg_catalog, pg_temp']);
    }
  });
});

describe('an append-only table', () => {
  test.each(appendOnly)('%s is not changed by the program, whatever it tries', async (name) => {
    const line = grants.get(name);
    expect([...(line?.rights ?? ['no line'])].filter((r) => r !== 'select')).toEqual(
      line?.rights.has('insert') ? ['insert'] : [],
    );
    const { rows } = await store.pool.query<{ column: string; trigger: string | null }>(
      `select a.attname as column, (
         select t.tgname from pg_trigger t where t.tgrelid = a.attrelid and not t.tgisinternal limit 1
       ) as trigger
       from pg_attribute a
       where a.attrelid = $1::regclass and a.attnum > 0 and a.attidentity = ''
       order by a.attnum limit 1`,
      [name],
    );
    const [{ column, trigger } = { column: '', trigger: null }] = rows;
    const attempts = [
      `update ${name} set ${column} = ${column}`,
      `delete from ${name}`,
      `truncate ${name} cascade`,
      `select from ${name} for update`,
      `alter table ${name} disable trigger all`,
      `alter table ${name} add column more text`,
      `alter table ${name} owner to ${PROGRAM_ROLE}`,
      `drop table ${name} cascade`,
      ...(trigger === null ? [] : [`drop trigger ${trigger} on ${name}`]),
      `create trigger ours before insert on ${name} execute function lottery.refuse_change()`,
      `create index on ${name} (${column})`,
    ];
    // Answered by a warning where the role has any right at all.
    await refused(`grant all on ${name} to ${PROGRAM_ROLE}`);
    for (const attempt of attempts) expect(await refused(attempt), attempt).toBe(denied);
  });

  test('and neither are months, sequences, functions, roles and settings', async () => {
    const { rows } = await store.pool.query<{ month: string }>(`
      select max(relname) as month from pg_class where relname like 'transfers_2%' and relkind = 'r'`);
    const attempts = [
      `update ledger.${rows[0]?.month} set amount = 1`,
      `drop table ledger.${rows[0]?.month}`,
      `alter table ledger.transfers detach partition ledger.${rows[0]?.month}`,
      `select setval('play.round_seq', 1)`,
      `alter sequence play.round_seq restart`,
      `select setval('ledger.account_names_id_seq', 1)`,
      `insert into ledger.transfers default values`,
      `insert into ledger.proofs default values`,
      `create or replace function ledger.day_of(id bigint) returns integer language sql as 'select 1'`,
      `alter function ledger.post_chains security invoker`,
      `create table public.own (id bigint)`,
      `create temporary table own (id bigint)`,
      `create schema own`,
      `create role other superuser`,
      `alter role ${PROGRAM_ROLE} superuser`,
      `set session_replication_role = replica`,
      `copy ledger.transfers to program 'true'`,
    ];
    for (const attempt of attempts) expect(await refused(attempt), attempt).toBe(denied);
  });

  test('an id of an account beside a member stays what it is', async () => {
    for (const attempt of [
      'update wallet.player set cash = cash',
      'update compliance.player set cash_account = cash_account',
      'update compliance.budget set account_id = account_id',
    ]) {
      expect(await refused(attempt), attempt).toBe(denied);
    }
  });

  test('a staff account keeps its name, and a session its person', async () => {
    for (const attempt of [
      'update staff.account set email = email',
      'update staff.session set staff_id = staff_id',
      'update staff.session set token_hash = token_hash',
      'update staff.session set expires_at = expires_at',
    ]) {
      expect(await refused(attempt), attempt).toBe(denied);
    }
  });

  test('RESET ROLE gives the rights of the login not back', async () => {
    const client = await program.connect();
    await client.query('reset role');
    const { rows } = await client.query<{ name: string }>('select current_user as name');
    client.release();
    expect(rows).toEqual([{ name: PROGRAM_ROLE }]);
  });
});
