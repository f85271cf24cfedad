import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { BankError } from '../../ports/bank/index.ts';
import { call } from '../../testing/call-route.ts';
import { runSetLimit } from '../compliance/testing/calls.ts';
import { calmBank, openCashierProgram, webhookAddress } from './testing/cashier-program.ts';
import { createTestHttp } from '../../testing/test-http.ts';

const program = await openCashierProgram();
const minute = 60_000;
beforeEach(() => program.switches(calmBank));
afterEach(() => program.requireSound());
afterAll(() => program.close());

const player = () => program.openPlayer();

test('a bank that is down is told, leaves no deposit open, and frees the key', async () => {
  await program.switches({ charges: 'down' });
  const id = await player();
  await runSetLimit(program, id, 'deposit', 'day', 60_00n);
  const key = randomUUID();
  await expect(program.deposit(id, '50.00', key)).rejects.toMatchObject({
    code: 'bank.unavailable',
  });
  await program.switches({ charges: 'open' });
  expect(await program.deposit(id, '50.00', key)).toMatchObject({ state: 'PENDING' });
});

test('killed between writing and asking the bank: the repeat asks for the same charge', async () => {
  const id = await player();
  const key = randomUUID();
  const killed = program.cashierWith({ createCharge: () => Promise.reject(new Error('killed')) });
  await expect(program.deposit(id, '50.00', key, killed)).rejects.toThrow('killed');
  const made = await program.deposit(id, '50.00', key);
  expect(made.brCode).not.toBe('');
  expect(await call(program.cashier.routes, 'deposits', id)).toMatchObject({
    deposits: [{ id: made.id }],
  });
});

test('killed after the bank made the charge: the repeat gets its code', async () => {
  const id = await player();
  const key = randomUUID();
  const killed = program.cashierWith({
    createCharge: async (charge) => {
      await program.bank.createCharge(charge);
      throw new Error('killed');
    },
  });
  await expect(program.deposit(id, '50.00', key, killed)).rejects.toThrow('killed');
  const made = await program.deposit(id, '50.00', key);
  await program.pay({ brCode: made.brCode });
  await program.tick();
  expect(await program.cashOf(id)).toBe(5_000n);
});

test('an attempt that was killed and never repeated is given up, its limit freed', async () => {
  const id = await player();
  await runSetLimit(program, id, 'deposit', 'day', 50_00n);
  const killed = program.cashierWith({ createCharge: () => Promise.reject(new Error('killed')) });
  await expect(program.deposit(id, '50.00', randomUUID(), killed)).rejects.toThrow('killed');
  await expect(program.deposit(id, '50.00')).rejects.toMatchObject({
    code: 'deposit.limit.reached',
  });
  program.clock.advance(16 * minute);
  await program.cashier.service.sweep();
  expect(await program.deposit(id, '50.00')).toMatchObject({ state: 'PENDING' });
});

test('killed while taking a payment in: nothing is half done, the next look credits', async () => {
  await program.switches({ webhook: 'off' });
  const id = await player();
  const made = await program.deposit(id, '50.00');
  const endToEndId = await program.pay({ brCode: made.brCode });
  const body = { pix: [{ endToEndId }] };
  await program.whileLedgerDies(async () => expect(await program.tell(body)).toBe(500));
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'PENDING' });
  expect(await program.tell(body)).toBe(200);
  expect(await program.cashOf(id)).toBe(5_000n);
});

test('a bank that cannot be asked makes the webhook come again', async () => {
  const endToEndId = 'E9999901020261121000011111111111';
  const deaf = program.cashierWith({
    payment: () => Promise.reject(new BankError('unknown', 'no answer')),
  });
  const app = await createTestHttp(program);
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
    await program.cashier.service.sweep();
    await program.runJobs(program.cashier, true);
    await program.tick();
  }
  expect(await program.atBank()).toBe(await program.moneyAtBank());
});
