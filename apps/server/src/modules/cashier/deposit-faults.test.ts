import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { BankError } from '../../ports/bank/index.ts';
import { call } from '../../testing/call-route.ts';
import { runSetLimit } from '../compliance/testing/calls.ts';
import { calmBank, openApp, openCashierHouse, webhookAddress } from './testing/cashier-house.ts';

const house = await openCashierHouse();
const minute = 60_000;
beforeEach(() => house.switches(calmBank));
afterEach(() => house.requireSound());
afterAll(() => house.close());

const player = () => house.openPlayer();

test('a bank that is down is told, leaves no deposit open, and frees the key', async () => {
  await house.switches({ charges: 'down' });
  const id = await player();
  await runSetLimit(house, id, 'deposit', 'day', 60_00n);
  const key = randomUUID();
  await expect(house.deposit(id, '50.00', key)).rejects.toMatchObject({ code: 'bank.unavailable' });
  await house.switches({ charges: 'open' });
  expect(await house.deposit(id, '50.00', key)).toMatchObject({ state: 'PENDING' });
});

test('killed between writing and asking the bank: the repeat asks for the same charge', async () => {
  const id = await player();
  const key = randomUUID();
  const killed = house.cashierWith({ createCharge: () => Promise.reject(new Error('killed')) });
  await expect(house.deposit(id, '50.00', key, killed)).rejects.toThrow('killed');
  const made = await house.deposit(id, '50.00', key);
  expect(made.brCode).not.toBe('');
  expect(await call(house.cashier.routes, 'deposits', id)).toMatchObject({
    deposits: [{ id: made.id }],
  });
});

test('killed after the bank made the charge: the repeat gets its code', async () => {
  const id = await player();
  const key = randomUUID();
  const killed = house.cashierWith({
    createCharge: async (charge) => {
      await house.bank.createCharge(charge);
      throw new Error('killed');
    },
  });
  await expect(house.deposit(id, '50.00', key, killed)).rejects.toThrow('killed');
  const made = await house.deposit(id, '50.00', key);
  await house.pay({ brCode: made.brCode });
  await house.tick();
  expect(await house.cashOf(id)).toBe(5_000n);
});

test('an attempt that was killed and never repeated is given up, its limit freed', async () => {
  const id = await player();
  await runSetLimit(house, id, 'deposit', 'day', 50_00n);
  const killed = house.cashierWith({ createCharge: () => Promise.reject(new Error('killed')) });
  await expect(house.deposit(id, '50.00', randomUUID(), killed)).rejects.toThrow('killed');
  await expect(house.deposit(id, '50.00')).rejects.toMatchObject({ code: 'deposit.limit.reached' });
  house.clock.advance(16 * minute);
  await house.cashier.service.sweep();
  expect(await house.deposit(id, '50.00')).toMatchObject({ state: 'PENDING' });
});

test('killed while taking a payment in: nothing is half done, the next look credits', async () => {
  await house.switches({ webhook: 'off' });
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const endToEndId = await house.pay({ brCode: made.brCode });
  const body = { pix: [{ endToEndId }] };
  await house.whileLedgerDies(async () => expect(await house.tell(body)).toBe(500));
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'PENDING' });
  expect(await house.tell(body)).toBe(200);
  expect(await house.cashOf(id)).toBe(5_000n);
});

test('a bank that cannot be asked makes the webhook come again', async () => {
  const endToEndId = 'E9999901020261121000011111111111';
  const deaf = house.cashierWith({
    payment: () => Promise.reject(new BankError('unknown', 'no answer')),
  });
  const app = await openApp();
  for (const plugin of deaf.plugins ?? []) await app.register(async (scope) => plugin(scope));
  const answer = await app.inject({
    method: 'POST',
    url: webhookAddress,
    payload: { pix: [{ endToEndId }] },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ success: false, errorCode: 'bank.unavailable' });
  await app.close();
});

test('what the bank holds is what the ledger says', async () => {
  for (let round = 0; round < 3; round += 1) {
    await house.cashier.service.sweep();
    await house.runJobs(house.cashier, true);
    await house.tick();
  }
  expect(await house.atBank()).toBe(await house.moneyAtBank());
});
