import { addDays, dayIn, startOfDay } from '@arara/calendar';
import type { CaseFile, ReconcileFile } from '@arara/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { createCases } from '../cases/index.ts';
import { calmBank, openCashierProgram } from '../cashier/testing/cashier-program.ts';
import { compareDay } from './commands/compare-day.ts';
import type { ReconcileDeps } from './reconcile.deps.ts';
import { reconcileRoutes } from './reconcile.routes.ts';

const zone = 'America/Sao_Paulo';
const program = await openCashierProgram();
const staff = { record: async () => undefined, colleagues: async () => [] };
const desk = { member: async () => null, named: async () => new Map() };
const cases = createCases({ ...program, staff, identity: { desk } });
const mismatches: Awaited<ReturnType<ReconcileDeps['play']['mismatches']>> = [];
const purse: Awaited<ReturnType<ReconcileDeps['transfers']['reconcileSpan']>>[number][] = [];
const spans: { readonly from: Date; readonly until: Date }[] = [];
let reached = true;
const deps: ReconcileDeps = {
  ...program,
  jobs: { enqueue: async () => undefined },
  cashier: program.cashier.service,
  transfers: {
    purseVendors: async () => ['porto'],
    reconcileSpan: async (_vendor, span) => {
      spans.push(span);
      return purse;
    },
    find: async () => null,
  },
  play: { mismatches: async () => mismatches },
  cases: cases.service,
  staff,
  bank: {
    statement: (...asked) =>
      reached ? program.bank.statement(...asked) : Promise.reject(new Error('out of reach')),
  },
  zones: async () => new Map([['arara', zone]]),
  timeZoneOf: async () => zone,
  currency: 'BRL',
};
const routes = reconcileRoutes(deps);
const today = dayIn(zone, program.clock.now());
const tomorrow = addDays(today, 1);

beforeEach(() => program.switches(calmBank));
afterAll(() => program.close());

const readers = new Set(['ledger:proof:read:all']);
const asStaff = (merchant: string, permissions: ReadonlySet<string> = readers) => ({
  caller: {
    merchant,
    language: 'en',
    staff: { id: 1n, email: 'a', brands: ['arara'], permissions },
  },
});
async function compare(day = today, merchant = 'arara'): Promise<ReconcileFile> {
  await compareDay(deps, merchant, day);
  const input = { params: { day }, ...asStaff(merchant) };
  return call(routes, 'staffReconcileDay', 0n, input);
}
const partOf = (file: ReconcileFile, part: string) => file.parts.find((one) => one.part === part);
const caseOf = (id: string) =>
  call<CaseFile>(cases.routes, 'staffCase', 0n, { params: { id }, ...asStaff('arara') });
const open = ({ differences }: ReconcileFile) =>
  differences
    .filter(({ resolvedAt }) => resolvedAt === null)
    .map(({ part, class: kind }) => `${part} ${kind}`)
    .toSorted();

let paid = '';

test('deposits, a payout, its return, a refund and a recall agree to the cent', async () => {
  const id = await program.playerByPix('100.00');
  await program.playerByPix('60.00');
  await program.withdraw(id, '40.00');
  await program.settle();
  await program.app.inject({ method: 'POST', url: '/sandbox/bank/return', payload: {} });
  // The second payment of one charge goes back.
  const twice = await program.openPlayer();
  const { brCode } = await program.deposit(twice, '30.00');
  paid = await program.pay({ brCode });
  await program.tick();
  await program.pay({ brCode });
  await program.tick();
  await program.settle();
  await program.recall(paid, '10.00');
  await program.tick();
  await program.requireBankSound();
  const file = await compare();
  expect(open(file)).toEqual([]);
  expect(partOf(file, 'bank')).toMatchObject({ state: 'agrees' });
  expect(partOf(file, 'bank')?.compared).toBeGreaterThanOrEqual(7);
  expect(file.custody).toMatchObject({ bank: '140.00', ledger: '140.00', unexplained: '0.00' });
});

test('each class of difference is found, opens a case, joins it the next day, and is resolved', async () => {
  const { owner } = program;
  const row = (text: string, values: unknown[] = []) => owner.query(text, values);
  const { rows: payments } = await row(
    `select end_to_end_id as id from sandbox.payment where amount in (10000, 6000) order by amount`,
  );
  const [changedId, lostId] = payments.map(({ id }) => String(id));
  const lost = await row('select * from sandbox.payment where end_to_end_id = $1', [lostId]);
  await row('delete from sandbox.payment where end_to_end_id = $1', [lostId]);
  await row('update sandbox.payment set amount = 6100 where end_to_end_id = $1', [changedId]);
  const stranger = `E${'9'.repeat(31)}`;
  await row(
    `insert into sandbox.payment (end_to_end_id, txid, key, amount, paid_at)
    values ($1, 'stranger', 'key', 777, $2)`,
    [stranger, program.clock.now()],
  );
  const first = await compare();
  expect(open(first)).toEqual(['bank changed', 'bank ours', 'bank theirs', 'custody changed']);
  expect(first.custody).toMatchObject({ ledger: '140.00', unexplained: '-91.23' });
  const theirs = first.differences.find((one) => one.class === 'theirs');
  expect(theirs).toMatchObject({ ref: `pix:${stranger}`, theirs: { amount: '7.77 BRL' } });
  expect(first.differences.find((one) => one.ref === `pix:${changedId}`)).toMatchObject({
    ours: { amount: '60.00 BRL' },
    theirs: { amount: '61.00 BRL' },
  });
  // Repeated and by several at once: nothing is told twice.
  await Promise.all([1, 2, 3].map(() => compareDay(deps, 'arara', today)));
  const { rows: counted } = await row(
    `select (select count(*)::integer from cases.file) as cases,
      (select count(*)::integer from reconcile.difference) as differences`,
  );
  expect(counted).toEqual([{ cases: 4, differences: 4 }]);

  const second = await compare(tomorrow);
  expect(open(second)).toEqual(open(first));
  expect(second.differences.map(({ caseId }) => caseId).toSorted()).toEqual(
    first.differences.map(({ caseId }) => caseId).toSorted(),
  );
  expect(
    (await caseOf(theirs?.caseId ?? '')).evidenceList.map(({ facts }) => facts['day']),
  ).toEqual([tomorrow, today]);

  await row('delete from sandbox.payment where end_to_end_id = $1', [stranger]);
  await row('update sandbox.payment set amount = 6000 where end_to_end_id = $1', [changedId]);
  await row(
    'insert into sandbox.payment select * from jsonb_populate_record(null::sandbox.payment, $1)',
    [
      JSON.stringify(lost.rows[0], (_key, value) =>
        typeof value === 'bigint' ? Number(value) : value,
      ),
    ],
  );
  const third = await compare(tomorrow);
  expect(open(third)).toEqual([]);
  expect((await caseOf(theirs?.caseId ?? '')).story.at(-1)).toMatchObject({
    act: 'resolved',
    by: null,
    facts: { day: tomorrow },
  });
  expect((await caseOf(theirs?.caseId ?? '')).state).toBe('OPEN');
});

test('a payout that the bank has sent and the house has not heard of is a state that differs', async () => {
  const id = await program.playerByPix('20.00');
  const { id: asked } = await program.withdraw(id, '20.00');
  await program.runJobs();
  // The bank tells nobody, and the house does not ask.
  await program.owner.query(
    `update sandbox.payout set status = 'REALIZADO', settled_at = now(), settle_at = null
     where id = (select payout_id from cashier.withdrawal where id = $1)`,
    [asked],
  );
  const file = await compare();
  expect(file.differences.find((one) => one.ref === `withdrawal:${asked}:end`)).toMatchObject({
    class: 'changed',
    ours: { state: 'SENDING' },
    theirs: { amount: '-20.00 BRL' },
  });
  await program.settle();
  const { rows } = await program.owner.query(`select state from cashier.withdrawal where id = $1`, [
    asked,
  ]);
  expect(rows).toEqual([{ state: 'PAID' }]);
  expect(open(await compare())).toEqual([]);
});

test('vendors and purses have their say; a side that does not answer resolves nothing', async () => {
  mismatches.push({
    id: 5n,
    vendor: 'porto',
    gameCode: 'roda',
    currency: 'BRL',
    bet: 100n,
    win: 0n,
    finalBet: 100n,
    finalWin: 900n,
    openedAt: program.clock.now(),
  });
  purse.push({
    vendor: 'porto',
    reference: 'T1',
    kind: 'extra',
    ours: null,
    theirs: { amount: '5' },
  });
  const found = ['purses theirs', 'vendors changed'];
  expect(open(await compare())).toEqual(found);
  reached = false;
  purse.length = 0;
  const file = await compare();
  expect(partOf(file, 'bank')).toMatchObject({ state: 'unreached' });
  expect(open(file)).toEqual(['vendors changed']);
  mismatches.length = 0;
  reached = true;
  expect(open(await compare())).toEqual([]);
});

test('a brand sees nothing of another’s money, and sums are told to those who may know them', async () => {
  const { rows } = await program.owner.query<{ id: string }>(
    'select end_to_end_id as id from sandbox.payment where amount = 10000',
  );
  await program.owner.query('update sandbox.payment set amount = 9000 where end_to_end_id = $1', [
    rows[0]?.id,
  ]);
  expect((await compare(today, 'manhattan')).differences.map(({ part }) => part)).toEqual([
    'custody',
  ]);
  const asked = { params: { day: today }, ...asStaff('arara', new Set()) };
  const { custody } = await call<ReconcileFile>(routes, 'staffReconcileDay', 0n, asked);
  expect(custody).toMatchObject({ bank: null, ledger: null, cover: null });
  expect(custody?.unexplained).toBe('0.00');
  for (const day of [addDays(today, 1), today, addDays(today, -60)]) {
    const input = { params: { day }, ...asStaff('arara') };
    await expect(call(routes, 'compareDay', 0n, input)).rejects.toMatchObject({
      code: 'reconcile.day',
    });
  }
});

test('what is open from long ago is looked for as far back as it lies, and days are those of the brand', async () => {
  const stranger = `E${'8'.repeat(31)}`;
  await program.owner.query(
    `insert into sandbox.payment (end_to_end_id, txid, key, amount, paid_at) values ($1, 'old', 'key', 999, $2)`,
    [stranger, program.clock.now()],
  );
  const isThere = ({ differences }: ReconcileFile) =>
    differences.some(({ ref, resolvedAt }) => ref === `pix:${stranger}` && resolvedAt === null);
  expect(isThere(await compare())).toBe(true);
  const later = addDays(today, 45);
  const file = await compare(later);
  expect(isThere(file)).toBe(true);
  expect(file.custody?.asOf).toBe(program.clock.now().toISOString());
  expect(spans).toContainEqual({
    from: startOfDay(zone, later),
    until: startOfDay(zone, addDays(later, 1)),
  });
});
