import type { PaymentFile, WithdrawalFile } from '@arara/contract';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createTexts } from '../../../platform/texts.ts';
import { call } from '../../../testing/call-route.ts';
import { createCashierDesk } from '../index.ts';
import { calmBank, openCashierProgram, otherCpf } from '../testing/cashier-program.ts';

const program = await openCashierProgram();
const { playerByPix: player } = program;
const minute = 60_000;
const since = new Date(program.clock.now().getTime() - 40 * 24 * 60 * minute);
const desk = createCashierDesk({
  ...program,
  texts: createTexts(),
  timeZoneOf: async () => 'America/Sao_Paulo',
  members: {
    maskedNames: async (ids) => new Map(ids.map((id) => [id, 'ma***a'])),
    playerOf: async () => ({ createdAt: since, rankLevel: 2, passwordChangedAt: null }),
    idNumberSince: async () => since,
    devicesOf: async () => [
      { device: 'Firefox', country: 'BR', first: since, last: since, signIns: 41 },
    ],
  },
  rounds: { roundOf: async () => null },
  decisions: { openAbout: async () => null },
});

beforeEach(async () => {
  program.planned.length = 0;
  await program.switches(calmBank);
  await program.owner.query('update cashier.setting set review_above = 1000');
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

const reader: ReadonlySet<string> = new Set(['ledger:proof:read:all']);
const at = (merchant: string, permissions = reader) => ({
  caller: { merchant, language: 'pt-BR', staff: { id: 1n, brands: ['arara'], permissions } },
});
const fileOf = (id: string, merchant = 'arara', permissions = reader) =>
  call<WithdrawalFile>(desk.routes, 'staffWithdrawal', 0n, {
    params: { id },
    ...at(merchant, permissions),
  });
const listOf = (query: object = { state: 'review' }, merchant = 'arara') =>
  call<{ withdrawals: { id: string }[]; nextCursor: string | null }>(
    desk.routes,
    'staffWithdrawals',
    0n,
    { query, ...at(merchant) },
  );
/** Cents, so that sums can be compared. */
const cents = (text: string) => BigInt(text.replace('.', ''));

test('the money of a withdrawal adds up to the balance that it found, to the cent', async () => {
  const id = await player('100.00');
  await program.stake(id, 3_333n);
  await program.prize(id, 12_345n);
  await program.stake(id, 1n);
  const { id: asked } = await program.withdraw(id, '150.00');
  const { money, prizes, about } = await fileOf(asked);
  const sum = money.sources.reduce((total, { amount }) => total + cents(amount), 0n);
  expect(cents(money.opening) + sum).toBe(cents(money.balance));
  expect(money).toMatchObject({ opening: '0.00', balance: '190.11', whole: true });
  expect(money.sources.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
    { kind: 'deposit', count: 1, amount: '100.00' },
    { kind: 'stake', count: 2, amount: '-33.34' },
    { kind: 'win', count: 1, amount: '123.45' },
  ]);
  expect(prizes).toMatchObject([{ amount: '123.45' }]);
  expect(about).toMatchObject({ available: '40.11', held: '150.00', rank: 2 });
});

test('the story begins where the balance was near zero last', async () => {
  const id = await player('50.00');
  await program.stake(id, 4_950n);
  await program.prize(id, 20_000n);
  const { id: asked } = await program.withdraw(id, '200.00');
  const { money } = await fileOf(asked);
  expect(money).toMatchObject({ opening: '0.50', balance: '200.50', whole: true });
  expect(money.sources).toEqual([{ kind: 'win', count: 1, amount: '200.00' }]);
});

test('a debt that the request paid first is no part of the money', async () => {
  const id = await player('80.00');
  const endToEndId = (
    await program.owner.query<{ id: string }>(
      'select end_to_end_id as id from cashier.deposit where player_id = $1',
      [id],
    )
  ).rows[0]?.id as string;
  await program.stake(id, 7_000n);
  await program.recall(endToEndId, '30.00');
  await program.tick();
  await program.prize(id, 10_000n);
  const { id: asked } = await program.withdraw(id, '60.00');
  const { money } = await fileOf(asked);
  const sum = money.sources.reduce((total, { amount }) => total + cents(amount), 0n);
  expect(cents(money.opening) + sum).toBe(cents(money.balance));
});

test('payments go on after one that was decided meanwhile', async () => {
  const { rows: put } = await program.owner.query<{ id: string }>(
    `insert into cashier.payment (end_to_end_id, deposit_id, amount, currency, payer, state, reason,
      refund_id, paid_at, seen_at, changed_at)
     select 'E' || n, null, 100, 'BRL', 'unknown', 'HELD', 'payment.unmatched', 'R' || n, now(), now(),
      '2026-01-01T00:00:00.123Z'::timestamptz + n * interval '1 millisecond'
     from generate_series(101, 152) n returning end_to_end_id as id`,
  );
  const list = (cursor?: string) =>
    call<{ payments: { id: string }[]; nextCursor: string | null }>(
      desk.routes,
      'staffPayments',
      0n,
      {
        query: { state: 'held', cursor },
        ...at('arara'),
      },
    );
  const first = await list();
  expect(first.payments).toHaveLength(50);
  await program.owner.query(
    `update cashier.payment set state = 'REFUNDED', changed_at = now() where end_to_end_id = 'E150'`,
  );
  const rest = await list(first.nextCursor ?? '');
  expect(rest.payments.map(({ id }) => id)).toEqual(['E151', 'E152']);
  await expect(list('E150')).rejects.toMatchObject({ code: 'request.invalid' });
  await program.owner.query(`delete from cashier.payment where end_to_end_id = any ($1)`, [
    put.map(({ id }) => id),
  ]);
});

test('the consequence that is told is the one that comes', async () => {
  const id = await player('100.00');
  const { id: asked } = await program.withdraw(id, '60.00');
  const { consequence, reasons, signals } = await fileOf(asked);
  expect(reasons).toEqual([{ code: 'review.amount', text: expect.stringContaining('limite') }]);
  expect(signals[0]).toMatchObject({ code: 'review.amount', speaks: 'against', stopped: true });
  expect(signals.map(({ code }) => code)).toContain('device.known');
  const told = consequence?.approve;
  expect(cents(told?.custody ?? '0') - cents(told?.custodyAfter ?? '0')).toBe(6_000n);
  expect(cents(told?.obligations ?? '0') - cents(told?.obligationsAfter ?? '0')).toBe(6_000n);
  expect(cents(told?.custody ?? '')).toBe(await program.atBank());
  expect(consequence?.refuse.custodyAfter).toBe(told?.custody);
  expect(consequence?.refuse.obligationsAfter).toBe(told?.obligations);
  // The sums of all brands are not for a person of one.
  const change = { custodyChange: '-60.00', obligationsChange: '-60.00' };
  expect(told).toMatchObject(change);
  const none = { custody: null, custodyAfter: null, obligations: null, obligationsAfter: null };
  const finance = new Set(['ledger:proof:read:own-brand']);
  expect((await fileOf(asked, 'arara', finance)).consequence?.approve).toEqual({
    ...none,
    ...change,
  });
  await program.byHand.approveWithdrawal({ id: asked, merchant: 'arara', by: 'ana and rui' });
  await program.settle();
  expect(await program.atBank()).toBe(cents(told?.custodyAfter ?? ''));
  const after = await fileOf(asked);
  expect(after).toMatchObject({ state: 'PAID', consequence: null });
  program.clock.advance(minute);
  const next = await program.withdraw(id, '20.00');
  const file = await fileOf(next.id);
  expect(file.consequence?.approve.obligations).toBe(told?.obligationsAfter);
  expect(file.earlier).toMatchObject([{ id: asked, state: 'PAID', decidedBy: 'ana and rui' }]);
});

test('the queue has the oldest first, a brand has nothing of another, and an unknown id is not found', async () => {
  const ids: string[] = [];
  for (let asked = 0; asked < 3; asked += 1) {
    program.clock.advance(minute);
    ids.push((await program.withdraw(await player(), '60.00')).id);
  }
  const listed = (await listOf()).withdrawals.map((row) => row.id);
  expect(listed.slice(-3)).toEqual(ids);
  expect((await listOf({ state: 'review', cursor: listed[0] })).withdrawals[0]?.id).toBe(listed[1]);
  expect((await listOf(undefined, 'noite-tropical')).withdrawals).toEqual([]);
  const [one = ''] = ids;
  await expect(fileOf(one, 'noite-tropical')).rejects.toMatchObject({
    code: 'withdrawal.not.found',
  });
  await expect(fileOf('1')).rejects.toMatchObject({ code: 'withdrawal.not.found' });
  await expect(listOf({ state: 'review', cursor: '1' })).rejects.toMatchObject({
    code: 'request.invalid',
  });
  const [queue] = await desk.service.queues('arara');
  expect(queue).toMatchObject({ name: 'withdrawals', count: listed.length });
  expect((await desk.service.queues('noite-tropical'))[0]).toMatchObject({
    count: 0,
    oldest: null,
  });
});

test('a payout without an answer for five minutes is unknown', async () => {
  const id = await player();
  await program.owner.query('update cashier.setting set review_above = 2000000');
  await program.switches({ ...calmBank, payouts: 'slow' });
  const { id: asked } = await program.withdraw(id, '60.00');
  await program.runJobs();
  await program.owner.query(
    `update cashier.withdrawal set state = 'SENDING', sent_at = $2 where id = $1`,
    [asked, program.clock.now()],
  );
  expect((await listOf({ state: 'unknown' })).withdrawals).toEqual([]);
  program.clock.advance(6 * minute);
  expect((await listOf({ state: 'unknown' })).withdrawals).toMatchObject([{ id: asked }]);
});

test('a held Pix tells what each word would do; nobody is credited with another CPF’s money', async () => {
  const id = await program.openPlayer();
  await program.switches({ ...calmBank, payer: 'hidden' });
  const { brCode } = await program.deposit(id, '40.00');
  const endToEndId = await program.pay({ brCode, payerCpf: otherCpf });
  await program.tick();
  const fileOfPayment = (merchant = 'arara', permissions = reader) =>
    call<PaymentFile>(desk.routes, 'staffPayment', 0n, {
      params: { id: endToEndId },
      ...at(merchant, permissions),
    });
  const file = await fileOfPayment();
  expect(file).toMatchObject({ state: 'HELD', amount: '40.00', payer: 'unknown' });
  const { release, refund } = file.consequence ?? {};
  // Held money is owed already, to whoever paid.
  expect(release?.obligationsAfter).toBe(release?.obligations);
  expect(cents(refund?.custody ?? '') - cents(refund?.custodyAfter ?? '')).toBe(4_000n);
  await expect(fileOfPayment('noite-tropical')).rejects.toMatchObject({
    code: 'payment.not.found',
  });
  await program.owner.query(`update cashier.payment set payer = 'other' where end_to_end_id = $1`, [
    endToEndId,
  ]);
  expect((await fileOfPayment()).consequence?.release).toBeNull();
  expect((await fileOfPayment('arara', new Set())).consequence?.refund).toMatchObject({
    custody: null,
    custodyAfter: null,
    custodyChange: '-40.00',
  });
});
