import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopChase } from './chase/stop-chase.ts';
import { ticketOf } from './lottery.queries.ts';
import { createLotteryWorld, onFirst } from './testing/lottery-world.ts';
import type { LotteryWorld } from './testing/lottery-world.ts';

let house: LotteryWorld;
beforeAll(async () => {
  house = await createLotteryWorld();
}, 120_000);
afterAll(() => house.finish());

/** Every draw of this one is a tie. */
const tie = { play: 'three.tie', rows: [[0]], multiple: 1 };
const allDigits = onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);

async function drawn(of: { id: bigint }): Promise<void> {
  await house.endSale(of.id);
  await house.advance();
}

it('a ticket whose stake comes back with a tie has won nothing', async () => {
  const player = await house.world.addPlayer();
  const issue = await house.openIssue();
  const { numero } = issue;
  const refOf = (sold: object) => (sold as { ticket: { id: string } }).ticket.id;
  const tied = refOf(await house.buy(player, { numero, lines: [tie] }));
  const both = refOf(await house.buy(player, { numero, lines: [tie, allDigits], price: '22.00' }));
  await drawn(issue);
  const told = (ref: string) => ticketOf(house.deps, player.playerId, ref);
  expect(await told(tied)).toMatchObject({
    state: 'RETURNED',
    prize: '2.00',
    linePrizes: ['2.00'],
  });
  expect(await told(both)).toMatchObject({ state: 'WON', prize: '21.60' });
  expect(await house.world.cashOf(player)).toBe(100_000n - 40n);
  await house.world.prove();
});

it('a tie does not end a chase that ends with a win', async () => {
  const player = await house.world.addPlayer();
  const issues = [await house.openIssue(600), await house.openIssue(601, 600)];
  const [first, second] = issues;
  const steps = issues.map(({ numero }) => ({ numero, multiple: 1 }));
  const ordered = await house.chase(player, {
    lines: [tie],
    steps,
    price: '4.00',
    stopOnWin: true,
  });
  await house.advance();
  await house.endSale(first?.id ?? 0n);
  await house.startSale(second?.id ?? 0n);
  await house.advance();
  await house.advance();
  const { id } = (ordered as { chase: { id: string } }).chase;
  const { chase } = await stopChase(house.deps, player.playerId, id);
  expect(chase.stoppedBy).toBeNull();
  expect(chase.steps.map(({ state }) => state)).toEqual(['BOUGHT', 'BOUGHT']);
});
