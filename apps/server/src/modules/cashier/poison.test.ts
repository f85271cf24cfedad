import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { BankError } from '../../ports/bank/index.ts';
import { calmBank, openCashierProgram } from './testing/cashier-program.ts';

const program = await openCashierProgram();
const minute = 60_000;
beforeEach(() => program.switches({ ...calmBank, webhook: 'off' }));
afterEach(() => program.requireSound());
afterAll(() => program.close());

const watermark = async () => {
  const { rows } = await program.owner.query<{ at: Date }>(
    "select at from cashier.watermark where name = 'payments'",
  );
  return rows[0]?.at.getTime();
};

test('a charge that the bank cannot answer keeps no other charge from its end', async () => {
  const id = await program.openPlayer();
  const bad = await program.deposit(id, '50.00');
  const other = await program.deposit(await program.openPlayer(), '50.00');
  const { rows } = await program.owner.query<{ txid: string }>(
    'select txid from cashier.deposit where id = $1',
    [bad.id],
  );
  let asked = 0;
  const poisoned = program.cashierWith({
    charge: async (txid) => {
      if (txid !== rows[0]?.txid) return program.bank.charge(txid);
      asked += 1;
      throw new BankError('unknown', 'no answer');
    },
  });
  program.clock.advance(30 * 24 * 60 * minute);
  await poisoned.service.sweep();
  await poisoned.service.sweep();
  const states = await program.owner.query<{ id: string; state: string }>(
    'select id, state from cashier.deposit where id = any($1)',
    [[bad.id, other.id]],
  );
  const stateOf = new Map(states.rows.map((row) => [row.id, row.state]));
  expect(stateOf.get(other.id)).toBe('EXPIRED');
  expect(stateOf.get(bad.id)).toBe('PENDING');
  expect(asked, 'it waits its minute').toBe(1);
  program.clock.advance(2 * minute);
  await program.cashier.service.sweep();
  expect(await program.readDeposit(id, bad.id)).toMatchObject({ state: 'EXPIRED' });
});

test('a Pix that cannot be taken in neither stops the look nor is passed over', async () => {
  const id = await program.openPlayer();
  const made = await program.deposit(id, '50.00');
  await program.pay({ brCode: made.brCode });
  const before = await watermark();
  program.clock.advance(minute);
  await program.whileLedgerDies(() => program.cashier.service.sweep());
  expect(await program.cashOf(id)).toBe(0n);
  expect(await watermark()).toBe(program.clock.now().getTime());
  expect(await watermark()).not.toBe(before);
  // Long past the span that every look covers.
  program.clock.advance(60 * minute);
  await Promise.all(Array.from({ length: 4 }, () => program.cashier.service.sweep()));
  expect(await program.cashOf(id)).toBe(5_000n);
  const { rows } = await program.owner.query('select id from cashier.missed');
  expect(rows).toEqual([]);
});

test('an entry of the bank’s list that nobody can read keeps no other from its credit', async () => {
  const [id, other] = [await program.openPlayer(), await program.openPlayer()];
  const bad = await program.pay({ brCode: (await program.deposit(id, '50.00')).brCode });
  await program.pay({ brCode: (await program.deposit(other, '50.00')).brCode });
  let broken = true;
  const poisoned = program.cashierWith({
    async payments(from, to, page) {
      const list = await program.bank.payments(from, to, page);
      const items = list.items.filter(({ endToEndId }) => endToEndId !== bad);
      return { ...list, items, unreadable: [bad, null] };
    },
    async payment(endToEndId) {
      if (broken && endToEndId === bad) throw new BankError('unknown', 'no sense');
      return program.bank.payment(endToEndId);
    },
  });
  await poisoned.service.sweep();
  expect([await program.cashOf(id), await program.cashOf(other)]).toEqual([0n, 5_000n]);
  broken = false;
  program.clock.advance(2 * minute);
  await poisoned.service.sweep();
  expect(await program.cashOf(id)).toBe(5_000n);
});

test('an hour of the list with an entry without an id is read until all of it makes sense', async () => {
  const id = await program.openPlayer();
  const bad = await program.pay({ brCode: (await program.deposit(id, '50.00')).brCode });
  let broken = true;
  const poisoned = program.cashierWith({
    // The list is the only way to hear of it.
    charge: () => Promise.reject(new BankError('unknown', 'no answer')),
    async payments(from, to, page) {
      const list = await program.bank.payments(from, to, page);
      const items = list.items.filter(({ endToEndId }) => !broken || endToEndId !== bad);
      return { ...list, items, unreadable: items.length < list.items.length ? [null] : [] };
    },
  });
  await poisoned.service.sweep();
  // Long past the span that every look covers, and tried in vain meanwhile.
  for (let hour = 0; hour < 3; hour += 1) {
    program.clock.advance(60 * minute);
    await poisoned.service.sweep();
  }
  expect(await program.cashOf(id)).toBe(0n);
  const waitingHours = async () =>
    (await program.owner.query("select from cashier.missed where kind = 'hour.payments'")).rowCount;
  expect(await waitingHours()).toBeGreaterThan(0);
  broken = false;
  program.clock.advance(60 * minute);
  await poisoned.service.sweep();
  expect(await program.cashOf(id)).toBe(5_000n);
  expect(await waitingHours()).toBe(0);
});

test('a payout that came back and is listed without an id is looked for until it is found', async () => {
  const player = await program.openPlayer();
  await program.pay({ brCode: (await program.deposit(player, '80.00')).brCode });
  await program.cashier.service.sweep();
  const { id } = await program.withdraw(player, '60.00');
  for (let round = 0; round < 3; round += 1) {
    await program.runJobs(program.cashier, true);
    await program.tick();
  }
  expect(await program.readWithdrawal(player, id)).toMatchObject({ state: 'PAID' });
  const { rows } = await program.owner.query<{ id: string }>(
    'select payout_id as id from cashier.withdrawal where id = $1',
    [id],
  );
  await program.app.inject({ method: 'POST', url: '/sandbox/bank/return', payload: rows[0] ?? {} });
  const poisoned = program.cashierWith({
    returnedPayouts: async () => ({ items: [], unreadable: [null] }),
  });
  await poisoned.service.sweep();
  program.clock.advance(5 * 60 * minute);
  await poisoned.service.sweep();
  expect(await program.readWithdrawal(player, id)).toMatchObject({ state: 'PAID' });
  program.clock.advance(2 * 60 * minute);
  await program.cashier.service.sweep();
  expect(await program.readWithdrawal(player, id)).toMatchObject({ state: 'RETURNED' });
});

test('an alarm that cannot be raised keeps no other from being raised', async () => {
  await program.switches({ payouts: 'lost' });
  const [first, second] = [await waiting(), await waiting()];
  const { owner } = program;
  await owner.query(`
    create function cashier.refuse_alarm() returns trigger language plpgsql as
      $$ begin if new.withdrawal_id = tg_argv[0]::uuid then raise 'no'; end if; return new; end $$;
    create trigger refuse before insert on cashier.alarm
      for each row execute function cashier.refuse_alarm('${first}')`);
  program.clock.advance(60 * minute);
  await program.cashier.service.sweep();
  expect(await alarmsOf(first, second)).toEqual([second]);
  await owner.query('drop trigger refuse on cashier.alarm');
  await program.cashier.service.sweep();
  expect(await alarmsOf(first, second)).toEqual([first, second].sort());
});

async function waiting(): Promise<string> {
  const id = await program.openPlayer();
  await program.pay({ brCode: (await program.deposit(id, '80.00')).brCode });
  await program.cashier.service.sweep();
  return (await program.withdraw(id, '60.00')).id;
}

async function alarmsOf(...ids: string[]): Promise<string[]> {
  const { rows } = await program.owner.query<{ id: string }>(
    'select withdrawal_id as id from cashier.alarm where withdrawal_id = any($1) order by 1',
    [ids],
  );
  return rows.map(({ id }) => id);
}
