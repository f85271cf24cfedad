import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { calmBank, openCashierHouse, otherCpf } from './testing/cashier-house.ts';

const house = await openCashierHouse();
const { playerByPix: player, settle, heldBy: held } = house;
const minute = 60_000;
beforeEach(async () => {
  house.planned.length = 0;
  await house.switches(calmBank);
});
afterEach(() => house.requireSound());
afterAll(() => house.close());

/** Somebody changes a balance at the database, and changes it back after `work`. */
async function tampered<T>(work: () => Promise<T>): Promise<T> {
  const change = (by: number) =>
    house.database.pool.query(
      `update ledger.account_totals set credits_posted = credits_posted + $1
       where account_id = (select id from ledger.account_names where address = 'world' and currency = 'BRL')`,
      [by],
    );
  await change(1);
  try {
    return await work();
  } finally {
    await change(-1);
  }
}

const unsoundProof = () => tampered(() => house.ledger.prove());

async function clear(proof: bigint): Promise<void> {
  const cleared = await house.ledger.clearProof({
    proof,
    reason: 'found and put back',
    by: 'ana',
    ranBy: null,
  });
  expect(cleared).toBe(true);
}

test('an unsound proof keeps a withdrawal from the bank until it is cleared; then it is paid once', async () => {
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  const { id: proof, sound } = await unsoundProof();
  expect(sound).toBe(false);
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'APPROVED' });
  expect(await held(id)).toBe(6_000n);
  // A later proof that is sound answers nothing: somebody has to look at the one before.
  expect((await house.ledger.prove()).sound).toBe(true);
  house.clock.advance(minute);
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'APPROVED' });
  await clear(proof);
  house.clock.advance(minute);
  await house.runAtOnce('cashier.payout', { withdrawalId: asked.id }, 5);
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 4_000n, held: 0n });
});

test('a payout that the bank has is followed to its end, and one that it never saw is not sent again', async () => {
  await house.switches({ payouts: 'slow' });
  const [taken, lost] = [await player(), await player()];
  const first = await house.withdraw(taken, '60.00');
  await house.runJobs();
  await house.switches({ payouts: 'lost' });
  const second = await house.withdraw(lost, '60.00');
  await house.runJobs();
  expect(await house.readWithdrawal(lost, second.id)).toMatchObject({ state: 'SENDING' });
  const { id: proof } = await unsoundProof();
  await house.switches({ payouts: 'pay' });
  house.clock.advance(3 * minute);
  await settle();
  expect(await house.readWithdrawal(taken, first.id)).toMatchObject({ state: 'PAID' });
  expect(await house.readWithdrawal(lost, second.id)).toMatchObject({ state: 'SENDING' });
  await clear(proof);
  house.clock.advance(3 * minute);
  await settle();
  expect(await house.readWithdrawal(lost, second.id)).toMatchObject({ state: 'PAID' });
});

test('a Pix that goes back waits as well', async () => {
  const id = await house.openPlayer();
  const { brCode } = await house.deposit(id, '50.00');
  const endToEndId = await house.pay({ brCode, payerCpf: otherCpf });
  await house.tick();
  const { id: proof } = await unsoundProof();
  const stateOf = async () => {
    const { rows } = await house.database.pool.query<{ state: string }>(
      'select state from cashier.payment where end_to_end_id = $1',
      [endToEndId],
    );
    return rows[0]?.state;
  };
  await settle();
  expect(await stateOf()).toBe('REFUNDING');
  await clear(proof);
  house.clock.advance(minute);
  await settle();
  expect(await stateOf()).toBe('REFUNDED');
});
