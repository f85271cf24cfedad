import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopChase } from './chase/stop-chase.ts';
import { ticketOf } from './lottery.queries.ts';
import { openLotteryProgram, onFirst } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

/** Every draw of this one is a tie. */
const tie = { play: 'three.tie', rows: [[0]], multiple: 1 };
const allDigits = onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);

async function drawn(of: { id: bigint }): Promise<void> {
  await program.endSale(of.id);
  await program.advance();
}

it('a ticket whose stake comes back with a tie has won nothing', async () => {
  const player = await program.addPlayer();
  const issue = await program.openIssue();
  const { numero } = issue;
  const refOf = (sold: object) => (sold as { ticket: { id: string } }).ticket.id;
  const tied = refOf(await program.buy(player, { numero, lines: [tie] }));
  const both = refOf(
    await program.buy(player, { numero, lines: [tie, allDigits], price: '22.00' }),
  );
  await drawn(issue);
  const told = (ref: string) => ticketOf(program.deps, player.playerId, ref);
  expect(await told(tied)).toMatchObject({
    state: 'RETURNED',
    prize: '2.00',
    linePrizes: ['2.00'],
  });
  expect(await told(both)).toMatchObject({ state: 'WON', prize: '21.60' });
  expect(await program.cashOf(player)).toBe(100_000n - 40n);
  await program.prove();
});

it('a tie does not end a chase that ends with a win', async () => {
  const player = await program.addPlayer();
  const issues = [await program.openIssue(600), await program.openIssue(601, 600)];
  const [first, second] = issues;
  const steps = issues.map(({ numero }) => ({ numero, multiple: 1 }));
  const ordered = await program.chase(player, {
    lines: [tie],
    steps,
    price: '4.00',
    stopOnWin: true,
  });
  await program.advance();
  await program.endSale(first?.id ?? 0n);
  await program.startSale(second?.id ?? 0n);
  await program.advance();
  await program.advance();
  const { id } = (ordered as { chase: { id: string } }).chase;
  const { chase } = await stopChase(program.deps, player.playerId, id);
  expect(chase.stoppedBy).toBeNull();
  expect(chase.steps.map(({ state }) => state)).toEqual(['BOUGHT', 'BOUGHT']);
});
