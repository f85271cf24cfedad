import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { calmBank, openCashierHouse } from './testing/cashier-house.ts';

const house = await openCashierHouse();
const { playerByPix: player, settle } = house;
beforeEach(async () => {
  house.planned.length = 0;
  house.told.length = 0;
  await house.switches(calmBank);
});
afterEach(() => house.requireSound());
afterAll(() => house.close());

const toldTo = (id: bigint) =>
  house.told.filter(({ playerId }) => playerId === id).map(({ template }) => template);

test('a deposit that arrived and a withdrawal that was paid are told once each', async () => {
  const id = await player();
  expect(house.told).toEqual([
    { playerId: id, template: 'deposit.paid', amount: '100.00', currency: 'BRL' },
  ]);
  await house.withdraw(id, '60.00');
  expect(toldTo(id)).toEqual(['deposit.paid']);
  await settle();
  await settle();
  expect(house.told.slice(1)).toEqual([
    { playerId: id, template: 'withdrawal.paid', amount: '60.00', currency: 'BRL' },
  ]);
});

test('money that comes back to the balance is told as such, and to nobody else', async () => {
  const [id, other] = [await player(), await player()];
  await house.switches({ payouts: 'refuse' });
  await house.withdraw(id, '60.00');
  await settle();
  expect(toldTo(id)).toEqual(['deposit.paid', 'withdrawal.back']);
  expect(toldTo(other)).toEqual(['deposit.paid']);
});
