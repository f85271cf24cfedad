import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { calmBank, openCashierProgram } from './testing/cashier-program.ts';

const program = await openCashierProgram();
const { playerByPix: player, settle } = program;
beforeEach(async () => {
  program.planned.length = 0;
  program.told.length = 0;
  await program.switches(calmBank);
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

const toldTo = (id: bigint) =>
  program.told.filter(({ playerId }) => playerId === id).map(({ template }) => template);

test('a deposit that arrived and a withdrawal that was paid are told once each', async () => {
  const id = await player();
  expect(program.told).toEqual([
    { playerId: id, template: 'deposit.paid', amount: '100.00', currency: 'BRL' },
  ]);
  await program.withdraw(id, '60.00');
  expect(toldTo(id)).toEqual(['deposit.paid']);
  await settle();
  await settle();
  expect(program.told.slice(1)).toEqual([
    { playerId: id, template: 'withdrawal.paid', amount: '60.00', currency: 'BRL' },
  ]);
});

test('money that comes back to the balance is told as such, and to nobody else', async () => {
  const [id, other] = [await player(), await player()];
  await program.switches({ payouts: 'refuse' });
  await program.withdraw(id, '60.00');
  await settle();
  expect(toldTo(id)).toEqual(['deposit.paid', 'withdrawal.back']);
  expect(toldTo(other)).toEqual(['deposit.paid']);
});
