import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { BankError } from '../../ports/bank/index.ts';
import { calmBank, openCashierHouse } from './testing/cashier-house.ts';

const house = await openCashierHouse();
const minute = 60_000;
beforeEach(() => house.switches({ ...calmBank, webhook: 'off' }));
afterEach(() => house.requireSound());
afterAll(() => house.close());

const watermark = async () => {
  const { rows } = await house.database.pool.query<{ at: Date }>(
    "select at from cashier.watermark where name = 'payments'",
  );
  return rows[0]?.at.getTime();
};

test('a charge that the bank cannot answer keeps no other charge from its end', async () => {
  const id = await house.openPlayer();
  const bad = await house.deposit(id, '50.00');
  const other = await house.deposit(await house.openPlayer(), '50.00');
  const { rows } = await house.database.pool.query<{ txid: string }>(
    'select txid from cashier.deposit where id = $1',
    [bad.id],
  );
  let asked = 0;
  const poisoned = house.cashierWith({
    charge: async (txid) => {
      if (txid !== rows[0]?.txid) return house.bank.charge(txid);
      asked += 1;
      throw new BankError('unknown', 'no answer');
    },
  });
  house.clock.advance(30 * 24 * 60 * minute);
  await poisoned.service.sweep();
  await poisoned.service.sweep();
  const states = await house.database.pool.query<{ id: string; state: string }>(
    'select id, state from cashier.deposit where id = any($1)',
    [[bad.id, other.id]],
  );
  const stateOf = new Map(states.rows.map((row) => [row.id, row.state]));
  expect(stateOf.get(other.id)).toBe('EXPIRED');
  expect(stateOf.get(bad.id)).toBe('PENDING');
  expect(asked, 'it waits its minute').toBe(1);
  house.clock.advance(2 * minute);
  await house.cashier.service.sweep();
  expect(await house.readDeposit(id, bad.id)).toMatchObject({ state: 'EXPIRED' });
});

test('a Pix that cannot be taken in neither stops the look nor is passed over', async () => {
  const id = await house.openPlayer();
  const made = await house.deposit(id, '50.00');
  await house.pay({ brCode: made.brCode });
  const before = await watermark();
  house.clock.advance(minute);
  await house.whileLedgerDies(() => house.cashier.service.sweep());
  expect(await house.cashOf(id)).toBe(0n);
  expect(await watermark()).toBe(house.clock.now().getTime());
  expect(await watermark()).not.toBe(before);
  // Long past the span that every look covers.
  house.clock.advance(60 * minute);
  await Promise.all(Array.from({ length: 4 }, () => house.cashier.service.sweep()));
  expect(await house.cashOf(id)).toBe(5_000n);
  const { rows } = await house.database.pool.query('select id from cashier.missed');
  expect(rows).toEqual([]);
});
