import { sql } from '@arara/postgres';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { waitersOf } from '../../testing/waiters.ts';
import { calmBank, openCashierProgram } from './testing/cashier-program.ts';

const program = await openCashierProgram();
const { playerByPix: player, settle, heldBy: held } = program;
const byAna = (id: string) => ({ id, merchant: 'arara', by: 'ana' });
beforeEach(async () => {
  program.planned.length = 0;
  await program.switches(calmBank);
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

test('an account that is blocked before the bank hears of its payout waits for a person', async () => {
  const id = await player('30000.00');
  const asked = await program.withdraw(id, '20000.01');
  await program.byHand.approveWithdrawal(byAna(asked.id));
  program.marked.set(id, program.clock.now());
  await settle();
  const stopped = await program.readWithdrawal(id, asked.id);
  expect(stopped).toMatchObject({ state: 'REVIEW', reason: 'review.account' });
  expect(stopped.timeline.map(({ state }) => state)).not.toContain('SENDING');
  expect(await held(id)).toBe(2_000_001n);
  await program.byHand.approveWithdrawal(byAna(asked.id));
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test('a person who let a block pass has not let the next one pass', async () => {
  const id = await player();
  program.marked.set(id, program.clock.now());
  const asked = await program.withdraw(id, '60.00');
  expect(asked).toMatchObject({ state: 'REVIEW', reason: 'review.account' });
  await program.byHand.approveWithdrawal(byAna(asked.id));
  program.clock.advance(1_000);
  program.marked.set(id, program.clock.now());
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REVIEW' });
  await program.byHand.approveWithdrawal(byAna(asked.id));
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test('a block that lands while the payout takes its turn stops it', async () => {
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  const turn = await program.database.transaction(async (tx) => {
    await tx.query(sql`select from cashier.withdrawal where id = ${asked.id}::uuid for update`);
    const running = program.runJobs();
    await expect.poll(() => waitersOf(tx), { timeout: 10_000 }).toBe(1);
    program.marked.set(id, program.clock.now());
    return { running };
  });
  await turn.running;
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({
    state: 'REVIEW',
    reason: 'review.account',
  });
  expect(await held(id)).toBe(6_000n);
});

test('an account that is blocked before its automatic payout gets the money back if refused', async () => {
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  program.marked.set(id, program.clock.now());
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REVIEW' });
  await program.byHand.refuseWithdrawal(byAna(asked.id));
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REFUSED' });
  expect(await program.wallet.balanceOf(id)).toMatchObject({ cash: 10_000n, held: 0n });
});
