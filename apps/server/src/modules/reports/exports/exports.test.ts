import type { ReportExport, ReportView } from '@arara/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff } from '../../../testing/staff-member.ts';
import { createTestProgram } from '../../../testing/test-program.ts';
import type { TestProgram } from '../../../testing/test-program.ts';
import { createCsv } from './csv.ts';
import { createXlsx } from './xlsx.ts';

let program: TestProgram;
/** Tokens: owner and finance here, owner elsewhere, and a person who reads figures and nobody's name. */
let owner = '';
let finance = '';
let elsewhere = '';
let narrow = '';
/** A session whose second step was proved long ago. */
let stale = '';

const members = 12_000;

beforeAll(async () => {
  program = await createTestProgram();
  const pool = program.owner;
  await pool.query(`
    insert into staff.role (code) values ('figures');
    insert into staff.role_permission (role, permission) values
      ('figures', 'reports:figures:read:own-brand'), ('figures', 'reports:export:make:own-brand'),
      ('figures', 'members:member:read:own-brand')`);
  const kit = { staff: program.modules.staff.service, clock: program.kernel.clock };
  const at = async (role: string, brand: string, email: string) =>
    (await signedInStaff(kit, { roles: [role], brands: [brand], email: `${email}@arara.example` }))
      .token;
  owner = await at('owner', 'arara', 'olga');
  finance = await at('finance', 'arara', 'fred');
  elsewhere = await at('owner', 'noite-tropical', 'nina');
  narrow = await at('figures', 'arara', 'fabio');
  stale = await at('owner', 'arara', 'sonia');
  await pool.query(`
    update staff.session set proven_at = proven_at - interval '10 minutes'
    where staff_id = (select id from staff.account where email = 'sonia@arara.example')`);
  await pool.query(`
    insert into identity.player (merchant_id, username, username_key, payee_name, email, currency, language, created_at)
    select 'arara', 'p' || n, 'p' || n, case when n = 1 then '=cmd|calc' else 'Pessoa ' || n end,
      'p' || n || '@arara.example', 'BRL', 'pt-BR', now()
    from generate_series(1, ${members}) n;
    insert into reports.title (vendor, game_code, game_type) values ('studio', 'ouro-da-mata', 'RNG')
      on conflict do nothing;
    select reports.create_months(id, current_date - 2, current_date) from reports.build where live;
    insert into reports.play_day (build, day, player_id, title_id, rounds, stakes, prizes, stakes_returned,
      prizes_returned, last_transfer_id, merchant_id, currency)
    select b.id, current_date - 1, p.id, t.id, 1, 100, p.id % 7, 0, 0, 1, 'arara', 'BRL'
    from reports.build b, reports.title t, identity.player p
    where b.live and t.game_code = 'ouro-da-mata' and p.username ~ '^p[0-9]+$'`);
}, 180_000);
afterAll(() => program.close());

interface Answer<Value> {
  readonly code: string | null;
  readonly value: Value;
}

let sent = 0;
async function ask<Value>(
  path: string,
  { token = owner, merchant = 'arara', method = 'GET', body }: Ask = {},
): Promise<Answer<Value>> {
  sent += 1;
  const reply = await program.app.inject({
    method: body === undefined ? method : 'POST',
    url: `/api/staff/reports/${path}`,
    remoteAddress: `10.4.0.${sent & 255}`,
    headers: { host: 'localhost', merchant, authorization: token },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { errorCode = null, value } = reply.json();
  return { code: errorCode, value };
}

interface Ask {
  readonly token?: string;
  readonly merchant?: string;
  readonly method?: 'GET' | 'DELETE';
  readonly body?: object;
}

const order = (body: object, of: Ask = {}) =>
  ask<ReportExport>('exports', { ...of, body: { report: 'members', format: 'csv', ...body } });

/** Runs the job of an export as the job runner would. */
const work = async (id: string) =>
  program.modules.reportTables.jobs?.find(({ name }) => name === 'reports.export')?.run({ id });

const mine = async (id: string, token = owner) =>
  (await ask<{ exports: ReportExport[] }>('exports', { token })).value.exports.find(
    (one) => one.id === id,
  );

const open = (id: string, of: Ask = {}) =>
  ask<{ address: string; name: string }>(`exports/${id}/open`, { ...of, body: {} });

const download = (address: string) =>
  program.app.inject({ method: 'GET', url: address, headers: { host: 'localhost' } });

/** The file of an export that its owner has made and fetches. */
async function fileOf(body: object): Promise<Buffer> {
  const { value, code } = await order(body);
  expect(code).toBeNull();
  await work(value.id);
  expect(await mine(value.id)).toMatchObject({ state: 'READY' });
  return (await download((await open(value.id)).value.address)).rawPayload;
}

const audit = async (action: string) =>
  (
    await program.owner.query<{ actor: string; detail: Record<string, unknown> }>(
      'select actor, detail from staff.audit where action = $1 order by id',
      [action],
    )
  ).rows;

test('a file has every row, in its order, and is fetched once by who asked', async () => {
  const { value } = await order({ sort: 'prizes.descending' });
  expect(value).toMatchObject({ state: 'WAITING', rows: 0, personal: false });
  expect((await open(value.id)).code).toBe('report.file.not.ready');
  await work(value.id);
  expect(await mine(value.id)).toMatchObject({
    state: 'READY',
    rows: members,
    rowsExpected: members,
  });
  for (const person of [{ token: finance }, { token: elsewhere, merchant: 'noite-tropical' }])
    expect((await open(value.id, person)).code).toBe('report.file.not.found');
  expect(await mine(value.id, finance)).toBeUndefined();

  const { address, name } = (await open(value.id)).value;
  expect(name).toMatch(/^arara-members-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const reply = await download(address);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
  const lines = reply.body.split('\r\n');
  expect(lines).toHaveLength(members + 2);
  expect(lines[0]).toContain('Conta,Membro');
  expect(lines[0]).not.toContain('E-mail');
  expect(lines[1]).toContain(',1.00,0.06,0.94,');
  expect(reply.body).not.toContain('Pessoa');
  expect((await download(address)).statusCode).toBe(404);
  expect((await download(`${address}x`)).statusCode).toBe(404);
  expect(await audit('report.exported')).toMatchObject([
    { actor: 'olga@arara.example', detail: { report: 'members', personal: false } },
  ]);
  expect(await audit('report.downloaded')).toHaveLength(1);
});

test('names and contacts need their own right and a reason, and no text is a formula', async () => {
  const wish = { personal: true, reason: 'pedido do auditor' };
  expect((await order(wish, { token: narrow })).code).toBe('permission.denied');
  expect((await order({ personal: true })).code).toBe('report.file.reason');
  expect((await order(wish, { token: stale })).code).toBe('staff.proof.stale');
  expect((await order({ ...wish, report: 'play' })).code).toBe('permission.denied');
  const text = (await fileOf(wish)).toString();
  expect(text).toContain('Pessoa 2,p2@arara.example');
  expect(text).toContain(",'=cmd|calc,");
  expect((await audit('report.exported')).at(-1)).toMatchObject({ detail: wish });
});

test('a workbook says the same', async () => {
  const parts = unzipSync(await fileOf({ format: 'xlsx', sort: 'prizes.descending' }));
  const sheet = Buffer.from(parts['xl/worksheets/sheet1.xml'] ?? []).toString();
  expect(sheet.match(/<row>/g)).toHaveLength(members + 1);
  expect(sheet).toContain('<c s="2"><v>0.06</v></c>');
  expect(Object.keys(parts)).toContain('xl/workbook.xml');
});

test('an export that was killed half way begins anew, and no half of it is served', async () => {
  const { value } = await order({});
  // As a process leaves it that ended in the middle of its second part.
  await program.owner.query(
    `update reports.export set state = 'RUNNING', attempt = 1, rows = 5000, bytes = 4 where id = $1`,
    [value.id],
  );
  await program.owner.query(
    `insert into reports.export_part values ($1, 1, 0, 'half'), ($1, 1, 1, 'more')`,
    [value.id],
  );
  expect((await open(value.id)).code).toBe('report.file.not.ready');
  // Two processes take it over at once: one of them gives way.
  await Promise.all([work(value.id), work(value.id)]);
  expect(await mine(value.id)).toMatchObject({ state: 'READY', rows: members });
  const { body } = await download((await open(value.id)).value.address);
  expect(body.split('\r\n')).toHaveLength(members + 2);
  expect(body).not.toContain('half');
  await work(value.id);
  expect(await mine(value.id)).toMatchObject({ state: 'READY', rows: members });
});

test('rights that are taken away in the meantime end an export, and a day later it is gone', async () => {
  const { value } = await order({}, { token: narrow });
  await program.owner.query(
    `delete from staff.role_permission where role = 'figures' and permission ~ '^members:'`,
  );
  await work(value.id);
  expect(await mine(value.id, narrow)).toMatchObject({ state: 'FAILED', rows: 0 });
  expect((await open(value.id, { token: narrow })).code).toBe('permission.denied');
  await program.owner.query(`update reports.export set expires_at = now() where id = $1`, [
    value.id,
  ]);
  expect((await open(value.id, { token: narrow })).code).toBe('report.file.not.found');
  const forget = program.modules.reportTables.jobs?.find(({ name }) => name.endsWith('forget'));
  await forget?.run({});
  const { rows } = await program.owner.query('select from reports.export where id = $1', [
    value.id,
  ]);
  expect(rows).toEqual([]);
});

test('of many at once three are taken', async () => {
  const codes = await Promise.all(
    Array.from({ length: 5 }, async () => (await order({}, { token: finance })).code),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(3);
  expect(new Set(codes)).toEqual(new Set([null, 'report.file.too.many']));
});

test('views are kept under a name, shared within the brand, and dropped by their owner', async () => {
  const views = async (of: Ask = {}) =>
    (await ask<{ views: ReportView[] }>('views', of)).value.views.map(({ name, own }) => [
      name,
      own,
    ]);
  const keep = (body: object, of: Ask = {}) => ask<ReportView>('views', { ...of, body });
  const view = { name: 'Slots da semana', search: 'report=play&by=game&type=RNG', shared: false };
  expect((await keep(view)).value).toMatchObject({ ...view, own: true, by: 'olga@arara.example' });
  expect(await views({ token: finance })).toEqual([]);
  const { value } = await keep({ ...view, shared: true });
  expect(await views({ token: finance })).toEqual([['Slots da semana', false]]);
  expect(await views({ token: elsewhere, merchant: 'noite-tropical' })).toEqual([]);
  expect((await keep(view, { token: narrow })).code).toBe('permission.denied');
  expect((await keep({ ...view, search: 'a="><script>' })).code).toBe('request.invalid');
  const drop = (token: string) => ask(`views/${value.id}`, { token, method: 'DELETE' });
  expect((await drop(finance)).code).toBe('report.view.not.found');
  expect((await drop(owner)).code).toBeNull();
  expect(await views()).toEqual([]);
  expect((await audit('view.kept')).length + (await audit('view.dropped')).length).toBe(3);
});

test('texts of a file are quoted, and a full sheet is followed by another', () => {
  const columns = [
    { title: 'a', kind: 'text' },
    { title: 'b', kind: 'money' },
  ] as const;
  const csv = createCsv(columns);
  const text = Buffer.from(
    csv.write([
      ['=1+1', '-2.00'],
      ['@x', null],
      ['he said "no", twice\n', '1.00'],
    ]),
  );
  expect(text.toString()).toBe(
    `\uFEFFa,b\r\n'=1+1,-2.00\r\n'@x,\r\n"he said ""no"", twice\n",1.00\r\n`,
  );
  const book = createXlsx(columns, 'a/b', 3);
  const pieces = [
    book.write([
      ['<b>', '1.00'],
      ['\u0001&', '2.00'],
      ['three', '3.00'],
    ]),
    book.end(),
  ];
  const parts = unzipSync(Buffer.concat(pieces));
  const sheet = (n: number) => Buffer.from(parts[`xl/worksheets/sheet${n}.xml`] ?? []).toString();
  expect(sheet(1)).toContain('&lt;b&gt;');
  expect(sheet(1)).toContain('>&amp;</t>');
  expect(sheet(1)).not.toContain('three');
  expect(sheet(2)).toContain('three');
});
