import { randomUUID } from 'node:crypto';
import type { CaseFile, RiskRuleFile, RiskTrial } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runQueue } from '../../testing/run-queue.ts';
import type { TestStaff } from '../../testing/staff-member.ts';
import { openDeskProgram } from '../console/testing/desk-program.ts';
import type { DeskProgram } from '../console/testing/desk-program.ts';
import type { Player } from '../identity/index.ts';

let program: DeskProgram;
let rita: TestStaff;
let luciana: Player;
beforeAll(async () => {
  program = await openDeskProgram();
  await program.consumers.start();
  rita = await program.person('risk');
  luciana = await program.modules.identity.service.demoMember('arara');
}, 120_000);
afterAll(async () => {
  await program.consumers.stop();
  await program.close();
});

const hourMs = 3_600_000;
const reason = 'agreed with compliance';
const ask = <Value>(path: string, body?: object, who = rita, merchant = 'arara') =>
  program.call<Value>(who, `risk/${path}`, body, merchant);

/** Money that crossed the door, with its news, as the cashier tells it. */
async function move(
  kind: 'deposit' | 'withdrawal',
  { amount, at }: { readonly amount: number; readonly at: Date },
): Promise<string> {
  const id = randomUUID();
  const bankId = id.replaceAll('-', '');
  await program.owner.query(
    kind === 'deposit'
      ? `insert into cashier.deposit (id, merchant_id, player_id, currency, amount, paid_amount, state,
          txid, input_hash, created_at, expires_at, paid_at)
        values ($1, 'arara', $2, 'BRL', $3, $3, 'PAID', $4, '', $5, $5, $5)`
      : `insert into cashier.withdrawal (id, merchant_id, player_id, currency, amount, state,
          payout_id, pix_key_masked, idempotency_key, input_hash, created_at, promised_by)
        values ($1, 'arara', $2, 'BRL', $3, 'PAID', $4, '***', $4, '', $5, $5)`,
    [id, luciana.id, amount, bankId, at],
  );
  await program.kernel.database.transaction((tx) =>
    program.kernel.events.emit(tx, {
      topic: kind,
      audience: `player:${luciana.id}`,
      payload: { id, state: kind === 'deposit' ? 'PAID' : 'REQUESTED', amount: '1.00' },
    }),
  );
  return id;
}

const addRule = (kind: string, params: object, on = true) =>
  ask<RiskRuleFile>('rules', { kind, name: kind, params, severity: 'high', on, reason });

/** A trial of parameters on the past, run as a worker does. */
async function tryOut(kind: string, params: object): Promise<RiskTrial> {
  const { value } = await ask<RiskTrial>('trials', { kind, params, days: 30 });
  await runQueue(program.owner, program.jobs);
  return (await ask<RiskTrial>(`trials/${value.id}`)).value;
}

const alertsOf = async (rule: string) => {
  const { rows } = await program.owner.query<{ window_no: bigint; file_id: bigint }>(
    'select window_no, file_id from risk.alert where rule_id = $1 order by id',
    [rule],
  );
  return rows;
};

test('a rule alarms once for a member and a window, joins the open case, and its trial finds the same', async () => {
  const params = { count: '3', amount: '0.00', hours: '6' };
  const { value: file } = await addRule('deposits.velocity', params);
  const near = await addRule('structuring', {
    bound: '1000.00',
    percent: '10',
    count: '3',
    hours: '6',
  });
  // All within one window of six hours, then one of another.
  const base = Math.floor((Date.now() - 48 * hourMs) / (6 * hourMs)) * 6 * hourMs;
  for (const minutes of [1, 2, 3, 4, 5]) {
    await move('deposit', { amount: 95_000, at: new Date(base + minutes * 60_000) });
  }
  await Promise.all([program.consumers.drain(), program.consumers.drain()]);
  const alerts = await alertsOf(file.rule.id);
  expect(alerts).toHaveLength(1);
  expect(await alertsOf(near.value.rule.id)).toMatchObject([{ file_id: alerts[0]?.file_id }]);
  const { value: found } = await program.call<CaseFile>(rita, `cases/${alerts[0]?.file_id}`);
  expect(found).toMatchObject({ kind: 'alert', severity: 'high', evidence: 2 });
  expect(found.member).toMatchObject({ account: luciana.accountNumber });
  expect(found.evidenceList.map(({ facts }) => facts)).toMatchObject([
    { rule: 'structuring', bound: '1000.00 BRL', count: '3', total: '2850.00 BRL' },
    { rule: 'deposits.velocity', count: '3', total: '2850.00 BRL' },
  ]);
  const trial = await tryOut('deposits.velocity', params);
  expect(trial).toMatchObject({ state: 'DONE', alerts: 1, members: 1, done: 1, all: 1 });
  expect(trial.sample[0]).toMatchObject({ account: luciana.accountNumber, facts: { count: '3' } });
  // A trial alarms nobody.
  expect(await alertsOf(file.rule.id)).toHaveLength(1);
});

test('money that is asked back unplayed, and the time of a move is its own', async () => {
  const params = { amount: '100.00', percent: '50', hours: '24' };
  const { value } = await addRule('deposit.unplayed', params);
  const at = new Date(Date.now() - 10 * 24 * hourMs);
  await move('deposit', { amount: 50_000, at });
  await move('withdrawal', { amount: 40_000, at: new Date(at.getTime() + hourMs) });
  await program.consumers.drain();
  expect(await alertsOf(value.rule.id)).toHaveLength(1);
  expect((await tryOut('deposit.unplayed', params)).alerts).toBe(1);
  const lately = { ...params, amount: '100000.00' };
  expect((await tryOut('deposit.unplayed', lately)).alerts).toBe(0);
});

test('a change names the version that was seen, keeps its reason, and a rule that is off hears nothing', async () => {
  const params = { count: '2', amount: '0.00', hours: '1' };
  const { value } = await addRule('withdrawals.velocity', params, false);
  const at = (minutes: number) => new Date(Date.now() - 72 * hourMs + minutes * 60_000);
  for (const minutes of [0, 1]) await move('withdrawal', { amount: 100, at: at(minutes) });
  await program.consumers.drain();
  expect(await alertsOf(value.rule.id)).toEqual([]);
  const { id } = value.rule;
  const change = { name: 'fast money', params, severity: 'low', on: true, reason, version: 1 };
  const both = await Promise.all([1, 2].map(() => ask<RiskRuleFile>(`rules/${id}`, change)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { value: now } = await ask<RiskRuleFile>(`rules/${id}`);
  expect(now).toMatchObject({ rule: { version: 2, on: true, name: 'fast money' } });
  expect(now.versions.map(({ version, reason: why }) => [version, why])).toEqual([
    [2, reason],
    [1, reason],
  ]);
  const { rows } = await program.owner.query<{ detail: object }>(
    `select detail from staff.audit where subject = $1 and action = 'risk.rule.changed'`,
    [`rule:${id}`],
  );
  expect(rows).toMatchObject([{ detail: { reason, before: { on: false }, after: { on: true } } }]);
});

test.each([
  ['a parameter is missing', { count: '3', hours: '6' }],
  ['one is no number', { count: 'x', amount: '0.00', hours: '6' }],
  ['one is out of its bounds', { count: '3', amount: '0.00', hours: '99999' }],
  ['one is unknown', { count: '3', amount: '0.00', hours: '6', owner: '1' }],
  ['an amount has three decimals', { count: '3', amount: '0.001', hours: '6' }],
])('a rule is refused where %s', async (_case, params) => {
  expect(await addRule('deposits.velocity', params)).toMatchObject({
    status: 422,
    errorCode: 'rule.params',
  });
  expect(await ask('trials', { kind: 'deposits.velocity', params, days: 7 })).toMatchObject({
    errorCode: 'rule.params',
  });
});

test('one trial at a time; another brand’s rules do not exist; who may not change does not', async () => {
  const params = { count: '3', hours: '24' };
  const wish = { kind: 'refunds', params, days: 7 };
  const both = await Promise.all([1, 2].map(() => ask<RiskTrial>('trials', wish)));
  expect(both.map(({ errorCode }) => errorCode ?? 'ok').toSorted()).toEqual([
    'ok',
    'trial.running',
  ]);
  const id = both.find(({ status }) => status === 200)?.value.id;
  await runQueue(program.owner, program.jobs);
  const { value } = await addRule('refunds', params);
  const nina = await program.person('risk', 'noite-tropical');
  const [rule, other] = [`rules/${value.rule.id}`, 'noite-tropical'];
  const change = { name: 'x', params, severity: 'low', on: false, reason, version: 1 };
  for (const [path, body, code] of [
    [rule, undefined, 'rule.not.found'],
    [rule, change, 'rule.not.found'],
    [`trials/${id}`, undefined, 'trial.not.found'],
    ['rules/x', undefined, 'rule.not.found'],
  ] as const) {
    expect(await ask(path, body, nina, other)).toMatchObject({ status: 404, errorCode: code });
  }
  const finance = await program.person('finance');
  expect(await ask(rule, change, finance)).toMatchObject({ errorCode: 'permission.denied' });
  expect((await ask(rule, undefined, finance)).status).toBe(200);
});
