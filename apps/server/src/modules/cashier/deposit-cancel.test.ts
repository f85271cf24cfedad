import type { Deposit } from '@arara/contract';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { BankError } from '../../ports/bank/index.ts';
import { call } from '../../testing/call-route.ts';
import { runSetLimit } from '../compliance/testing/calls.ts';
import { calmBank, openCashierHouse } from './testing/cashier-house.ts';

const house = await openCashierHouse();
beforeEach(() => house.switches(calmBank));
afterEach(() => house.requireSound());
afterAll(() => house.close());

const player = () => house.openPlayer();
const cancel = (playerId: bigint, id: string, by = house.cashier) =>
  call<Deposit>(by.routes, 'cancelDeposit', playerId, { params: { id } });

/** The charge of a deposit, as the bank has it. */
async function atTheBank(id: string) {
  const { rows } = await house.database.pool.query<{ txid: string }>(
    'select txid from cashier.deposit where id = $1::uuid',
    [id],
  );
  return house.bank.charge(rows[0]?.txid ?? '');
}

test('an open charge is taken back at the bank, and its limit is free again', async () => {
  const id = await player();
  await runSetLimit(house, id, 'deposit', 'day', 50_00n);
  const made = await house.deposit(id, '50.00');
  const cancelled = await cancel(id, made.id);
  expect(cancelled).toMatchObject({ state: 'CANCELLED', reason: 'player.cancelled' });
  expect(cancelled.timeline.at(-1)).toMatchObject({ note: 'Você cancelou este Pix.' });
  expect((await atTheBank(made.id))?.status).toBe('removed');
  expect(await house.deposit(id, '50.00')).toMatchObject({ state: 'PENDING' });
});

test('a repeat answers the same, and a stranger finds nothing', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const both = await Promise.all([cancel(id, made.id), cancel(id, made.id)]);
  expect(both.map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
  const again = await cancel(id, made.id);
  expect(again.timeline.map(({ state }) => state)).toEqual(['PENDING', 'CANCELLED']);
  const stranger = await player();
  await expect(cancel(stranger, made.id)).rejects.toMatchObject({ code: 'deposit.not.found' });
});

test('what was paid before we heard of it is credited instead', async () => {
  await house.switches({ webhook: 'off' });
  const id = await player();
  const made = await house.deposit(id, '50.00');
  await house.pay({ brCode: made.brCode });
  expect(await cancel(id, made.id)).toMatchObject({ state: 'PAID', paidAmount: '50.00' });
  expect(await house.cashOf(id)).toBe(5_000n);
});

test('what is paid after all is credited, and says that it came late', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  await cancel(id, made.id);
  await house.pay({ brCode: made.brCode });
  await house.tick();
  const paid = await house.readDeposit(id, made.id);
  expect(paid).toMatchObject({ state: 'PAID', reason: 'payment.late' });
  expect(await house.cashOf(id)).toBe(5_000n);
});

test('paid and cancelled in the same moment, many times: the money is credited once', async () => {
  const id = await player();
  const made = await Promise.all(Array.from({ length: 12 }, () => house.deposit(id, '10.00')));
  await Promise.all(
    made.flatMap(({ id: depositId, brCode }) => [
      cancel(id, depositId),
      house.pay({ brCode }).then(() => house.tick()),
      cancel(id, depositId),
    ]),
  );
  await house.tick();
  await house.cashier.service.sweep();
  const states = await Promise.all(
    made.map(async (one) => (await house.readDeposit(id, one.id)).state),
  );
  expect(states).toEqual(made.map(() => 'PAID'));
  expect(await house.cashOf(id)).toBe(12_000n);
});

test('a bank that cannot be asked leaves the charge open, and the repeat ends it', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const deaf = house.cashierWith({
    removeCharge: () => Promise.reject(new BankError('unknown', 'no answer')),
  });
  await expect(cancel(id, made.id, deaf)).rejects.toMatchObject({ code: 'bank.unavailable' });
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'PENDING' });
  expect(await cancel(id, made.id)).toMatchObject({ state: 'CANCELLED' });
});

test('killed after the bank took it back: the repeat ends it', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const killed = house.cashierWith({
    removeCharge: async (txid) => {
      await house.bank.removeCharge(txid);
      throw new Error('killed');
    },
  });
  await expect(cancel(id, made.id, killed)).rejects.toThrow('killed');
  expect(await cancel(id, made.id)).toMatchObject({ state: 'CANCELLED' });
});

test('a bank that says paid and lists no payment yet: the deposit waits for it', async () => {
  await house.switches({ webhook: 'off' });
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const endToEndId = await house.pay({ brCode: made.brCode });
  const slow = house.cashierWith({
    removeCharge: async (txid) => {
      const charge = await house.bank.removeCharge(txid);
      return charge === null ? null : { ...charge, payments: [] };
    },
  });
  expect(await cancel(id, made.id, slow)).toMatchObject({ state: 'PENDING' });
  await house.tell({ pix: [{ endToEndId }] });
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'PAID', reason: null });
  expect(await house.cashOf(id)).toBe(5_000n);
});
