import type { CaseFile, CaseLine } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestStaff } from '../../testing/staff-member.ts';
import { openDeskProgram } from '../console/testing/desk-program.ts';
import type { DeskProgram } from '../console/testing/desk-program.ts';
import type { Player } from '../identity/index.ts';

let program: DeskProgram;
let rita: TestStaff;
let rui: TestStaff;
let auditor: TestStaff;
let luciana: Player;
beforeAll(async () => {
  program = await openDeskProgram();
  rita = await program.person('risk');
  rui = await program.person('support');
  auditor = await program.person('auditor');
  luciana = await program.modules.identity.service.demoMember('arara');
}, 120_000);
afterAll(() => program.close());

const reason = 'looks like two people';
const ask = (path: string, body?: object, who = rita, merchant = 'arara') =>
  program.call<CaseFile>(who, `cases${path}`, body, merchant);
const list = (query: string, who = rita) =>
  program.call<{ cases: CaseLine[]; nextCursor: string | null }>(who, `cases${query}`);
const idsOf = async (query: string) => (await list(query)).value.cases.map(({ id }) => id);

/** A finding of the program about a subject, in a transaction of its own. */
const report = (subject: string, ref: string, severity: 'low' | 'high' = 'low') =>
  program.kernel.database.transaction((tx) =>
    program.modules.cases.service.report(tx, {
      merchant: 'arara',
      kind: 'alert',
      subject,
      playerId: null,
      severity,
      evidence: { kind: 'deposits.velocity', ref, facts: { count: '7' } },
    }),
  );

test('findings about one subject are one case, however many at once, and each speaks once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, at) => report('member:900001', `rule:1:${at % 4}`)),
  );
  expect(new Set(ids).size).toBe(1);
  const { value } = await ask(`/${ids[0]}`);
  expect(value).toMatchObject({ state: 'OPEN', severity: 'low', evidence: 4, owner: null });
  expect(value.story.map(({ act }) => act).toSorted()).toEqual([
    'joined',
    'joined',
    'joined',
    'opened',
  ]);
  await report('member:900001', 'rule:2:1', 'high');
  expect((await ask(`/${ids[0]}`)).value).toMatchObject({ severity: 'high', evidence: 5 });
});

test('a case is taken once, handed over, commented, closed by its owner, and opened again', async () => {
  const opened = await ask('', { member: luciana.accountNumber, severity: 'medium', reason });
  expect(opened.value).toMatchObject({
    kind: 'report',
    subject: `member:${luciana.accountNumber}`,
    member: { account: luciana.accountNumber },
  });
  const { id } = opened.value;
  const again = await ask('', { member: luciana.accountNumber, severity: 'low', reason }, rui);
  expect(again.value).toMatchObject({ id, severity: 'medium' });

  const taken = await Promise.all([rita, rui].map((who) => ask(`/${id}/take`, {}, who)));
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [owner, other] = taken[0]?.status === 200 ? [rita, rui] : [rui, rita];
  const close = { outcome: 'unfounded', reason };
  expect(await ask(`/${id}/close`, close, other)).toMatchObject({ errorCode: 'case.owner' });
  expect(await ask(`/${id}/hand`, { to: auditor.email, reason }, owner)).toMatchObject({
    errorCode: 'case.colleague.unknown',
  });
  expect(await ask(`/${id}/hand`, { to: other.email, reason }, owner)).toMatchObject({
    value: { owner: other.email, state: 'TAKEN' },
  });
  const text = '<img src=x onerror=alert(1)> & "quoted"';
  expect((await ask(`/${id}/comments`, { text }, owner)).value.story.at(-1)).toMatchObject({
    act: 'said',
    words: text,
    by: owner.email,
  });
  expect(await ask(`/${id}/close`, close, other)).toMatchObject({
    value: { state: 'CLOSED', outcome: 'unfounded' },
  });
  expect(await ask(`/${id}/close`, close, other)).toMatchObject({ errorCode: 'case.state' });
  expect(await ask(`/${id}/reopen`, { reason })).toMatchObject({
    value: { state: 'TAKEN', owner: rita.email, outcome: null },
  });
  await ask(`/${id}/close`, close);
  const newer = await ask('', { member: luciana.accountNumber, severity: 'low', reason });
  expect(newer.value.id).not.toBe(id);
  expect(await ask(`/${id}/reopen`, { reason })).toMatchObject({ errorCode: 'case.newer' });
  const { rows } = await program.owner.query<{ action: string; detail: object }>(
    'select action, detail from staff.audit where subject = $1 order by id',
    [`case:${id}`],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'case.opened',
    'case.said',
    'case.taken',
    'case.handed',
    'case.said',
    'case.closed',
    'case.reopened',
    'case.closed',
  ]);
  expect(rows[3]?.detail).toMatchObject({
    reason,
    before: { owner: owner.email },
    after: { owner: other.email },
  });
});

test('the list is filtered and walked; the queue counts what nobody works on', async () => {
  const made = [];
  for (const at of Array.from({ length: 52 }).keys())
    made.push(await report(`member:91${at}`, 'r'));
  const first = (await list('?kind=alert')).value;
  expect(first.cases[0]).toMatchObject({ severity: 'high' });
  const rest = await idsOf(`?kind=alert&cursor=${first.nextCursor}`);
  const all = [...first.cases.map(({ id }) => id), ...rest];
  expect(new Set(all).size).toBe(made.length + 1);
  expect(all).toHaveLength(made.length + 1);
  const mine = String(made[0]);
  await ask(`/${mine}/take`, {});
  expect(await idsOf('?owner=me')).toEqual([mine]);
  expect(await idsOf('?owner=nobody&kind=alert')).not.toContain(mine);
  expect(await idsOf('?age=day')).toEqual([]);
  await program.owner.query(
    `update cases.file set opened_at = opened_at - interval '2 days' where id = $1`,
    [mine],
  );
  expect(await idsOf('?age=day')).toEqual([mine]);
  expect(await idsOf(`?member=${luciana.accountNumber}`)).toHaveLength(1);
  expect((await list('?cursor=x')).errorCode).toBe('request.invalid');
  const queues = await program.call<{ queues: { name: string; count: number }[] }>(rita, 'queues');
  const waiting = Number(
    (await program.owner.query(`select from cases.file where state = 'OPEN'`)).rowCount,
  );
  expect(queues.value.queues.find(({ name }) => name === 'cases')).toMatchObject({
    count: waiting,
  });
});

test('another brand’s case does not exist, and who may only read changes nothing', async () => {
  const id = await report('member:900002', 'r');
  const nina = await program.person('risk', 'noite-tropical');
  const acts = [
    ['/take', {}],
    ['/hand', { to: rita.email, reason }],
    ['/comments', { text: 'hello' }],
    ['/close', { outcome: 'confirmed', reason }],
    ['/reopen', { reason }],
  ] as const;
  for (const [act, body] of acts) {
    expect(await ask(`/${id}${act}`, body, auditor)).toMatchObject({
      errorCode: 'permission.denied',
    });
    for (const path of [`/${id}${act}`, `/999999${act}`, `/x${act}`]) {
      expect(await ask(path, body, nina, 'noite-tropical')).toMatchObject({
        status: 404,
        errorCode: 'case.not.found',
      });
    }
  }
  expect(await ask(`/${id}`, undefined, nina, 'noite-tropical')).toMatchObject({ status: 404 });
  expect((await ask(`/${id}`)).value.story).toHaveLength(1);
});
