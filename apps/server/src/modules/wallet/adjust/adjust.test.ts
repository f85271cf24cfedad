import { memberTransactionsCall } from '@arara/contract';
import type { AdjustmentPreview, StaffMember, TimelineLine } from '@arara/contract';
import { money } from '@arara/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLedger } from '../../../compose/ledger.ts';
import { amountText } from '../../../platform/amounts.ts';
import { giveMoney } from '../../../testing/give-money.ts';
import type { TestStaff } from '../../../testing/staff-member.ts';
import { openDeskProgram } from '../../console/testing/desk-program.ts';
import type { DeskProgram } from '../../console/testing/desk-program.ts';
import { demoAccounts } from '../../identity/index.ts';
import type { Player } from '../../identity/index.ts';

let program: DeskProgram;
let owner: TestStaff;
let second: TestStaff;
let finance: TestStaff;
let support: TestStaff;
let auditor: TestStaff;
let luciana: Player;
beforeAll(async () => {
  program = await openDeskProgram();
  [owner, second, finance, support, auditor] = await Promise.all([
    program.person('owner'),
    program.person('owner'),
    program.person('finance'),
    program.person('support'),
    program.person('auditor'),
  ]);
  luciana = await program.modules.identity.service.demoMember('arara');
  await giveMoney(program, 10_000n);
}, 120_000);
afterAll(() => program.close());

type Value = Record<string, unknown>;
let references = 0;
const subjectOf = (rest: object) => {
  references += 1;
  const account = luciana.accountNumber;
  const reference = `case-${references}`;
  return { account, direction: 'credit', amount: '1.00', class: 'goodwill', reference, ...rest };
};
const propose = (rest: object = {}, who = support, merchant = 'arara') => {
  const body = { kind: 'wallet.adjust', subject: subjectOf(rest), reason: 'said by phone' };
  return program.call<Value>(who, 'decisions', body, merchant);
};
async function proposed(rest: object = {}, who = support): Promise<string> {
  const { value } = await propose(rest, who);
  return String(value['id']);
}
const approve = (id: string, who = finance) =>
  program.call<Value>(who, `decisions/${id}/approve`, {});
const boundAt = (who: TestStaff) => program.call<Value>(who, 'adjustments/bound');
const proposeBound = (amount: string, who = owner) =>
  program.call<Value>(who, 'decisions', {
    kind: 'wallet.bound.change',
    subject: { amount },
    reason: 'the month is over',
  });
async function changeBound(amount: string): Promise<void> {
  const { value } = await proposeBound(amount);
  expect((await approve(String(value['id']), second)).value).toMatchObject({ state: 'EXECUTED' });
}
const at = (rest = '') => `members/${luciana.accountNumber}${rest}`;
const cash = async () => (await program.modules.wallet.balanceOf(luciana.id)).cash;
const textOf = (minor: bigint) => amountText(minor, 'BRL');
const rowsOf = async () =>
  (await program.owner.query('select * from wallet.adjustment where player_id = $1', [luciana.id]))
    .rows.length;

/** The record as the member sees it. */
async function recordOf() {
  const { username, password } = demoAccounts.member;
  const headers = { host: 'localhost', merchant: 'arara', language: 'pt-BR' };
  const signIn = await program.app.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers,
    payload: { username, password },
  });
  const { token } = signIn.json<{ value: { token: string } }>().value;
  const reply = await program.app.inject({
    method: 'GET',
    url: `${memberTransactionsCall.path}?kind=adjustment`,
    headers: { ...headers, authorization: token },
  });
  return reply.json<{ value: { rows: unknown[] } }>().value.rows;
}

describe('an adjustment', () => {
  test('is shown before, moved by two people, and told in the record and the story', async () => {
    const preview = await program.call<AdjustmentPreview>(
      support,
      at('/adjustment?direction=credit&amount=12.50'),
    );
    expect(preview.value).toMatchObject({ before: '100.00', after: '112.50', covered: true });
    const id = await proposed({ amount: '12.50' });
    expect(await cash()).toBe(10_000n);
    expect((await approve(id)).value).toMatchObject({ state: 'EXECUTED' });
    expect(await cash()).toBe(11_250n);
    const { wallet } = program.modules;
    expect(await wallet.houseAccount('house:adjustment:goodwill', 'BRL')).toBeGreaterThan(0n);
    const { value } = await program.call<StaffMember>(owner, at());
    expect(value.figures.lifetime).toMatchObject({
      deposits: '0.00',
      ggr: '0.00',
      bonusCost: '12.50',
      ngr: '-12.50',
      adjusted: '12.50',
    });
    const story = await program.call<{ lines: TimelineLine[] }>(
      owner,
      at('/timeline?kinds=adjustment'),
    );
    expect(story.value.lines).toMatchObject([
      { id, what: 'goodwill', title: 'case-1', amount: '12.50', reason: 'said by phone' },
    ]);
    const [latest] = await recordOf();
    const label = 'Cortesia da casa';
    expect(latest).toMatchObject({ amount: '12.50', balanceAfter: '112.50', label });
  });

  test('that is repeated or approved by several at once moves money once', async () => {
    const before = await cash();
    const id = await proposed({ amount: '3.00', class: 'correction' });
    const eva = await program.person('owner');
    const replies = await Promise.all(
      [finance, eva, owner, finance].map((who) => approve(id, who)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await approve(id)).toMatchObject({ errorCode: 'decision.state' });
    expect(await cash()).toBe(before + 300n);
  });

  test('of one reference is open once', async () => {
    const id = await proposed({ reference: 'twice' });
    expect(await propose({ reference: 'twice' })).toMatchObject({ errorCode: 'decision.open' });
    await program.call(support, `decisions/${id}/withdraw`, {});
  });

  test('whose process died after the approval is made once by the job', async () => {
    const before = await cash();
    const id = await proposed({ amount: '2.00' });
    await program.owner.query(
      `update decisions.decision set state = 'APPROVED', decided_by = $2, decider = $3,
         decided_at = now(), retry_at = now() - interval '1 minute' where id = $1`,
      [id, finance.actor.id, finance.email],
    );
    const jobs = program.modules.decisions.jobs ?? [];
    const run = () => jobs.find(({ name }) => name === 'decisions.execute')?.run({});
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await cash()).toBe(before + 200n);
  });
});

describe('a debit', () => {
  test('above the cash is refused, also of what is held', async () => {
    const { cash: from, held: to } = await program.modules.wallet.accountsOf(luciana.id);
    const ledger = openLedger(program.kernel);
    const hold = { debit: from, credit: to, amount: money(2_000n, 'BRL'), reference: 'test' };
    await ledger.post({ key: 'held', transfers: [{ ...hold, code: 'withdrawal' }] });
    await ledger.close();
    const left = await cash();
    expect(await propose({ direction: 'debit', amount: textOf(left + 1n) })).toMatchObject({
      status: 409,
      errorCode: 'adjustment.exceeds',
    });
    expect(await program.modules.wallet.balanceOf(luciana.id)).toMatchObject({
      cash: left,
      held: 2_000n,
    });
  });

  test('that the cash no longer covers is refused at the approval, and shows what changed', async () => {
    const all = await cash();
    const amount = textOf(all - 100n);
    const id = await proposed({ direction: 'debit', class: 'fee', amount });
    const other = await proposed({ direction: 'debit', class: 'chargeback', amount });
    expect((await approve(id)).value).toMatchObject({ state: 'EXECUTED' });
    const reply = await approve(other);
    expect(reply).toMatchObject({
      errorCode: 'decision.facts.changed',
      value: { facts: { covered: 'yes' }, factsNow: { covered: 'no' } },
    });
    expect(await cash()).toBe(100n);
  });

  test('of two at once takes no balance below zero', async () => {
    await approve(await proposed({ amount: '10.00', class: 'correction' }));
    const amount = textOf(await cash());
    const ids = await Promise.all(
      [1, 2].map(() => proposed({ direction: 'debit', class: 'correction', amount })),
    );
    await Promise.all(ids.map((id) => approve(id)));
    expect(await cash()).toBe(0n);
  });
});

describe('the wrong person', () => {
  test('moves nothing', async () => {
    const before = await cash();
    const count = await rowsOf();
    const elsewhere = await program.person('owner', 'noite-tropical');
    expect(await propose({}, auditor)).toMatchObject({ errorCode: 'permission.denied' });
    expect(await propose({}, elsewhere, 'noite-tropical')).toMatchObject({
      errorCode: 'decision.nothing.left',
    });
    for (const account of [`0${luciana.accountNumber}`, String(luciana.id)]) {
      expect(await propose({ account })).toMatchObject({ errorCode: 'decision.nothing.left' });
    }
    const id = await proposed({}, finance);
    expect(await approve(id, finance)).toMatchObject({ errorCode: 'decision.same.person' });
    expect(await approve(id, support)).toMatchObject({ errorCode: 'permission.denied' });
    const path = `decisions/${id}/approve`;
    expect(await program.call(elsewhere, path, {}, 'noite-tropical')).toMatchObject({
      errorCode: 'decision.not.found',
    });
    expect(await cash()).toBe(before);
    expect(await rowsOf()).toBe(count);
  });

  test('stays below the bound of the brand; others may go above it', async () => {
    expect(await propose({ amount: '500.01' })).toMatchObject({
      status: 403,
      errorCode: 'adjustment.bound',
    });
    const id = await proposed({ amount: '500.01' }, finance);
    await changeBound('600.00');
    expect((await propose({ amount: '600.00' })).status).toBe(200);
    await changeBound('500.00');
    expect((await approve(id, owner)).value).toMatchObject({ state: 'EXECUTED' });
  });

  test('has a bound that two owners change, that others read, and that is of one brand', async () => {
    expect((await boundAt(auditor)).value).toEqual({
      currency: 'BRL',
      bound: '500.00',
      people: expect.arrayContaining([owner.email, finance.email]) as unknown,
    });
    expect(await boundAt(support)).toMatchObject({ errorCode: 'permission.denied' });
    for (const who of [finance, support, auditor])
      expect((await proposeBound('1.00', who)).errorCode, who.email).toBe('permission.denied');
    for (const amount of ['-1.00', '1', 'x'])
      expect((await proposeBound(amount)).errorCode, amount).toBe('request.invalid');
    expect(await proposeBound('500.00')).toMatchObject({ errorCode: 'decision.nothing.left' });
    const { value } = await proposeBound('0.00');
    const id = String(value['id']);
    expect(value['facts']).toEqual({ boundBefore: '500.00 BRL', boundAfter: '0.00 BRL' });
    expect(await proposeBound('7.00')).toMatchObject({ errorCode: 'decision.open' });
    expect(await approve(id, owner)).toMatchObject({ errorCode: 'decision.same.person' });
    expect(await approve(id, finance)).toMatchObject({ errorCode: 'permission.denied' });
    // Somebody else has changed it since: the facts are other ones.
    await program.owner.query(
      `update wallet.adjustment_bound set amount = 1 where merchant_id = 'arara'`,
    );
    expect(await approve(id, second)).toMatchObject({ errorCode: 'decision.facts.changed' });
    await program.call(owner, `decisions/${id}/withdraw`, {});
    await changeBound('0.00');
    expect(await propose({ amount: '0.01' })).toMatchObject({ errorCode: 'adjustment.bound' });
    const elsewhere = await program.person('owner', 'noite-tropical');
    const other = await program.call<Value>(
      elsewhere,
      'adjustments/bound',
      undefined,
      'noite-tropical',
    );
    expect(other.value).toMatchObject({ bound: '500.00' });
    await changeBound('500.00');
    const { rows } = await program.owner.query<{ actor: string; detail: object }>(
      `select actor, detail from staff.audit where action = 'wallet.bound.changed' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      actor: second.email,
      detail: { proposedBy: owner.email, before: { bound: '0.00' }, after: { bound: '500.00' } },
    });
  });

  test.each([
    { amount: '0.00' },
    { amount: '-1.00' },
    { amount: '1e3' },
    { class: 'gift' },
    { direction: 'up' },
    { reference: ' ' },
    { account: 'luciana' },
    { amount: '1.005' },
  ])('is told of a subject of another shape: %o', async (rest) => {
    const { errorCode } = await propose(rest);
    expect(['request.invalid', 'decision.nothing.left']).toContain(errorCode);
  });
});

test('the ledger proves with all of it', async () => {
  const { rows } = await program.owner.query<{ sum: string }>(
    `select sum(credits_posted - debits_posted)::text as sum from ledger.accounts
      where currency = 'BRL'`,
  );
  expect(rows).toEqual([{ sum: '0' }]);
});
