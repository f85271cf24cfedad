import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { calmBank, openCashierProgram, otherCpf } from './testing/cashier-program.ts';

const program = await openCashierProgram();
const { playerByPix: player, settle, heldBy: held } = program;
const minute = 60_000;
beforeEach(async () => {
  program.planned.length = 0;
  await program.switches(calmBank);
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

/** Somebody changes a balance at the database, and changes it back after `work`. */
async function tampered<T>(work: () => Promise<T>): Promise<T> {
  const change = (by: number) =>
    program.owner.query(
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

const unsoundProof = () => tampered(() => program.ledger.prove());

async function clear(proof: bigint): Promise<void> {
  const cleared = await program.ledger.clearProof({
    proof,
    reason: 'found and put back',
    by: 'ana',
    ranBy: null,
  });
  expect(cleared).toBe(true);
}

test('an unsound proof keeps a withdrawal from the bank until it is cleared; then it is paid once', async () => {
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  const { id: proof, sound } = await unsoundProof();
  expect(sound).toBe(false);
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'APPROVED' });
  expect(await held(id)).toBe(6_000n);
  // A later proof that is sound answers nothing: somebody has to look at the one before.
  expect((await program.ledger.prove()).sound).toBe(true);
  program.clock.advance(minute);
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'APPROVED' });
  await clear(proof);
  program.clock.advance(minute);
  await program.runAtOnce('cashier.payout', { withdrawalId: asked.id }, 5);
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
  expect(await program.wallet.balanceOf(id)).toMatchObject({ cash: 4_000n, held: 0n });
});

test('a payout that the bank has is followed to its end, and one that it never saw is not sent again', async () => {
  await program.switches({ payouts: 'slow' });
  const [taken, lost] = [await player(), await player()];
  const first = await program.withdraw(taken, '60.00');
  await program.runJobs();
  await program.switches({ payouts: 'lost' });
  const second = await program.withdraw(lost, '60.00');
  await program.runJobs();
  expect(await program.readWithdrawal(lost, second.id)).toMatchObject({ state: 'SENDING' });
  const { id: proof } = await unsoundProof();
  await program.switches({ payouts: 'pay' });
  program.clock.advance(3 * minute);
  await settle();
  expect(await program.readWithdrawal(taken, first.id)).toMatchObject({ state: 'PAID' });
  expect(await program.readWithdrawal(lost, second.id)).toMatchObject({ state: 'SENDING' });
  await clear(proof);
  program.clock.advance(3 * minute);
  await settle();
  expect(await program.readWithdrawal(lost, second.id)).toMatchObject({ state: 'PAID' });
});

test('a Pix that goes back waits as well', async () => {
  const id = await program.openPlayer();
  const { brCode } = await program.deposit(id, '50.00');
  const endToEndId = await program.pay({ brCode, payerCpf: otherCpf });
  await program.tick();
  const { id: proof } = await unsoundProof();
  const stateOf = async () => {
    const { rows } = await program.owner.query<{ state: string }>(
      'select state from cashier.payment where end_to_end_id = $1',
      [endToEndId],
    );
    return rows[0]?.state;
  };
  await settle();
  expect(await stateOf()).toBe('REFUNDING');
  await clear(proof);
  program.clock.advance(minute);
  await settle();
  expect(await stateOf()).toBe('REFUNDED');
});
