import type { Deposit } from '@arara/contract';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { BankError } from '../../ports/bank/index.ts';
import { call } from '../../testing/call-route.ts';
import { runSetLimit } from '../compliance/testing/calls.ts';
import { calmBank, openCashierProgram } from './testing/cashier-program.ts';

const program = await openCashierProgram();
beforeEach(() => program.switches(calmBank));
afterEach(() => program.requireSound());
afterAll(() => program.close());

const player = () => program.openPlayer();
const cancel = (playerId: bigint, id: string, by = program.cashier) =>
  call<Deposit>(by.routes, 'cancelDeposit', playerId, { params: { id } });

/** The charge of a deposit, as the bank has it. */
async function atTheBank(id: string) {
  const { rows } = await program.owner.query<{ txid: string }>(
    'select txid from cashier.deposit where id = $1::uuid',
    [id],
  );
  return program.bank.charge(rows[0]?.txid ?? '');
}

test('an open charge is taken back at the bank, and its limit is free again', async () => {
  const id = await player();
  await runSetLimit(program, id, 'deposit', 'day', 50_00n);
  const made = await program.deposit(id, '50.00');
  const cancelled = await cancel(id, made.id);
  expect(cancelled).toMatchObject({ state: 'CANCELLED', reason: 'player.cancelled' });
  expect(cancelled.timeline.at(-1)).toMatchObject({ note: 'Você cancelou este Pix.' });
  expect((await atTheBank(made.id))?.status).toBe('removed');
  expect(await program.deposit(id, '50.00')).toMatchObject({ state: 'PENDING' });
});

test('a repeat answers the same, and a stranger finds nothing', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  const both = await Promise.all([cancel(id, made.id), cancel(id, made.id)]);
  expect(both.map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
  const again = await cancel(id, made.id);
  expect(again.timeline.map(({ state }) => state)).toEqual(['PENDING', 'CANCELLED']);
  const stranger = await player();
  await expect(cancel(stranger, made.id)).rejects.toMatchObject({ code: 'deposit.not.found' });
});

test('what was paid before we heard of it is credited instead', async () => {
  await program.switches({ webhook: 'off' });
  const id = await player();
  const made = await program.deposit(id, '50.00');
  await program.pay({ brCode: made.brCode });
  expect(await cancel(id, made.id)).toMatchObject({ state: 'PAID', paidAmount: '50.00' });
  expect(await program.cashOf(id)).toBe(5_000n);
});

test('what is paid after all is credited, and says that it came late', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  await cancel(id, made.id);
  await program.pay({ brCode: made.brCode });
  await program.tick();
  const paid = await program.readDeposit(id, made.id);
  expect(paid).toMatchObject({ state: 'PAID', reason: 'payment.late' });
  expect(await program.cashOf(id)).toBe(5_000n);
});

test('paid and cancelled in the same moment, many times: the money is credited once', async () => {
  const id = await player();
  const made = await Promise.all(Array.from({ length: 12 }, () => program.deposit(id, '10.00')));
  await Promise.all(
    made.flatMap(({ id: depositId, brCode }) => [
      cancel(id, depositId),
      program.pay({ brCode }).then(() => program.tick()),
      cancel(id, depositId),
    ]),
  );
  await program.tick();
  await program.cashier.service.sweep();
  const states = await Promise.all(
    made.map(async (one) => (await program.readDeposit(id, one.id)).state),
  );
  expect(states).toEqual(made.map(() => 'PAID'));
  expect(await program.cashOf(id)).toBe(12_000n);
});

test('a bank that cannot be asked leaves the charge open, and the repeat ends it', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  const deaf = program.cashierWith({
    removeCharge: () => Promise.reject(new BankError('unknown', 'no answer')),
  });
  await expect(cancel(id, made.id, deaf)).rejects.toMatchObject({ code: 'bank.unavailable' });
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'PENDING' });
  expect(await cancel(id, made.id)).toMatchObject({ state: 'CANCELLED' });
});

test('killed after the bank took it back: the repeat ends it', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  const killed = program.cashierWith({
    removeCharge: async (txid) => {
      await program.bank.removeCharge(txid);
      throw new Error('killed');
    },
  });
  await expect(cancel(id, made.id, killed)).rejects.toThrow('killed');
  expect(await cancel(id, made.id)).toMatchObject({ state: 'CANCELLED' });
});

test('a bank that says paid and lists no payment yet: the deposit waits for it', async () => {
  await program.switches({ webhook: 'off' });
  const id = await player();
  const made = await program.deposit(id, '50.00');
  const endToEndId = await program.pay({ brCode: made.brCode });
  const slow = program.cashierWith({
    removeCharge: async (txid) => {
      const charge = await program.bank.removeCharge(txid);
      return charge === null ? null : { ...charge, payments: [] };
    },
  });
  expect(await cancel(id, made.id, slow)).toMatchObject({ state: 'PENDING' });
  await program.tell({ pix: [{ endToEndId }] });
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'PAID', reason: null });
  expect(await program.cashOf(id)).toBe(5_000n);
});
