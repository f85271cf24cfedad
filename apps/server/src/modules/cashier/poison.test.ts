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

test('an entry of the bank’s list that nobody can read keeps no other from its credit', async () => {
  const [id, other] = [await house.openPlayer(), await house.openPlayer()];
  const bad = await house.pay({ brCode: (await house.deposit(id, '50.00')).brCode });
  await house.pay({ brCode: (await house.deposit(other, '50.00')).brCode });
  let broken = true;
  const poisoned = house.cashierWith({
    async payments(from, to, page) {
      const list = await house.bank.payments(from, to, page);
      const items = list.items.filter(({ endToEndId }) => endToEndId !== bad);
      return { ...list, items, unreadable: [bad, null] };
    },
    async payment(endToEndId) {
      if (broken && endToEndId === bad) throw new BankError('unknown', 'no sense');
      return house.bank.payment(endToEndId);
    },
  });
  await poisoned.service.sweep();
  expect([await house.cashOf(id), await house.cashOf(other)]).toEqual([0n, 5_000n]);
  broken = false;
  house.clock.advance(2 * minute);
  await poisoned.service.sweep();
  expect(await house.cashOf(id)).toBe(5_000n);
});

test('an hour of the list with an entry without an id is read until all of it makes sense', async () => {
  const id = await house.openPlayer();
  const bad = await house.pay({ brCode: (await house.deposit(id, '50.00')).brCode });
  let broken = true;
  const poisoned = house.cashierWith({
    // The list is the only way to hear of it.
    charge: () => Promise.reject(new BankError('unknown', 'no answer')),
    async payments(from, to, page) {
      const list = await house.bank.payments(from, to, page);
      const items = list.items.filter(({ endToEndId }) => !broken || endToEndId !== bad);
      return { ...list, items, unreadable: items.length < list.items.length ? [null] : [] };
    },
  });
  await poisoned.service.sweep();
  // Long past the span that every look covers, and tried in vain meanwhile.
  for (let hour = 0; hour < 3; hour += 1) {
    house.clock.advance(60 * minute);
    await poisoned.service.sweep();
  }
  expect(await house.cashOf(id)).toBe(0n);
  const waitingHours = async () =>
    (await house.database.pool.query("select from cashier.missed where kind = 'hour.payments'"))
      .rowCount;
  expect(await waitingHours()).toBeGreaterThan(0);
  broken = false;
  house.clock.advance(60 * minute);
  await poisoned.service.sweep();
  expect(await house.cashOf(id)).toBe(5_000n);
  expect(await waitingHours()).toBe(0);
});

test('a payout that came back and is listed without an id is looked for until it is found', async () => {
  const player = await house.openPlayer();
  await house.pay({ brCode: (await house.deposit(player, '80.00')).brCode });
  await house.cashier.service.sweep();
  const { id } = await house.withdraw(player, '60.00');
  for (let round = 0; round < 3; round += 1) {
    await house.runJobs(house.cashier, true);
    await house.tick();
  }
  expect(await house.readWithdrawal(player, id)).toMatchObject({ state: 'PAID' });
  const { rows } = await house.database.pool.query<{ id: string }>(
    'select payout_id as id from cashier.withdrawal where id = $1',
    [id],
  );
  await house.app.inject({ method: 'POST', url: '/sandbox/bank/return', payload: rows[0] ?? {} });
  const poisoned = house.cashierWith({
    returnedPayouts: async () => ({ items: [], unreadable: [null] }),
  });
  await poisoned.service.sweep();
  house.clock.advance(5 * 60 * minute);
  await poisoned.service.sweep();
  expect(await house.readWithdrawal(player, id)).toMatchObject({ state: 'PAID' });
  house.clock.advance(2 * 60 * minute);
  await house.cashier.service.sweep();
  expect(await house.readWithdrawal(player, id)).toMatchObject({ state: 'RETURNED' });
});

test('an alarm that cannot be raised keeps no other from being raised', async () => {
  await house.switches({ payouts: 'lost' });
  const [first, second] = [await waiting(), await waiting()];
  const { pool } = house.database;
  await pool.query(`
    create function cashier.refuse_alarm() returns trigger language plpgsql as
      $$ begin if new.withdrawal_id = tg_argv[0]::uuid then raise 'no'; end if; return new; end $$;
    create trigger refuse before insert on cashier.alarm
      for each row execute function cashier.refuse_alarm('${first}')`);
  house.clock.advance(60 * minute);
  await house.cashier.service.sweep();
  expect(await alarmsOf(first, second)).toEqual([second]);
  await pool.query('drop trigger refuse on cashier.alarm');
  await house.cashier.service.sweep();
  expect(await alarmsOf(first, second)).toEqual([first, second].sort());
});

async function waiting(): Promise<string> {
  const id = await house.openPlayer();
  await house.pay({ brCode: (await house.deposit(id, '80.00')).brCode });
  await house.cashier.service.sweep();
  return (await house.withdraw(id, '60.00')).id;
}

async function alarmsOf(...ids: string[]): Promise<string[]> {
  const { rows } = await house.database.pool.query<{ id: string }>(
    'select withdrawal_id as id from cashier.alarm where withdrawal_id = any($1) order by 1',
    [ids],
  );
  return rows.map(({ id }) => id);
}
