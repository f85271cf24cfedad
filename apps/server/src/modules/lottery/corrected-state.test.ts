import { afterAll, beforeAll, expect, it } from 'vitest';
import { chaseOf, ticketOf } from './lottery.queries.ts';
import { createLotteryWorld, foreignGame, onFirst } from './testing/lottery-world.ts';
import type { LotteryWorld } from './testing/lottery-world.ts';
import { resultsIn } from './testing/settled-by-three.ts';

// A corrected result that gives a ticket the same money for another reason.

let house: LotteryWorld;
let agree: ReturnType<typeof resultsIn>['agree'];
beforeAll(async () => {
  house = await createLotteryWorld();
  ({ agree } = resultsIn(house));
}, 120_000);
afterAll(() => house.finish());

const gameCode = foreignGame.code;
/** 98 reais come back of a tie in the first two places; five times 19.60 are won by a 7 in the first. */
const wish = {
  gameCode,
  lines: [
    { play: 'three.above', rows: [[0]], multiple: 49 },
    { ...onFirst(7), multiple: 5 },
  ],
};
const tied = '3,3,0';
const won = '7,8,0';

it('a stake that came back is a win of the same sum once the result says so, and the other way round', async () => {
  const player = await house.world.addPlayer();
  const { id, numero } = await house.openIssue(600, -60, foreignGame);
  const bought = await house.buy(player, { ...wish, numero, price: '108.00' });
  if (!('ticket' in bought)) throw new Error(bought.code);
  const look = () => ticketOf(house.deps, player.playerId, bought.ticket.id);
  await house.endSale(id);
  await house.advance();
  await agree(numero, tied);
  await house.advance();
  expect(await look()).toMatchObject({ state: 'RETURNED', prize: '98.00' });
  for (const [result, state] of [
    [won, 'WON'],
    [tied, 'RETURNED'],
  ] as const) {
    await agree(numero, result, 'read in the wrong line');
    await house.advance();
    expect(await look()).toMatchObject({ state, prize: '98.00', correctedFrom: null });
    expect(await house.world.cashOf(player)).toBe(100_000n - 1_000n);
  }
  // Nothing has moved: there is nothing to tell.
  expect(house.told).toEqual([]);
  await house.world.prove();
});

it('a win of the same sum ends the chase that is to end with one', async () => {
  const player = await house.world.addPlayer();
  const first = await house.openIssue(600, -60, foreignGame);
  const issues = [first];
  for (const at of [1, 2]) issues.push(await house.openIssue(600 + at, 599 + at, foreignGame));
  const told = await house.chase(player, {
    ...wish,
    steps: issues.map(({ numero }) => ({ numero, multiple: 1 })),
    price: '324.00',
    stopOnWin: true,
  });
  if (!('chase' in told)) throw new Error(told.code);
  await house.advance();
  await house.endSale(first.id);
  await house.advance();
  await agree(first.numero, tied);
  await house.advance();
  const look = async () => (await chaseOf(house.deps, player.playerId, told.chase.id)).chase;
  expect(await look()).toMatchObject({
    state: 'ACTIVE',
    steps: [{ ticketState: 'RETURNED' }, {}, {}],
  });
  await agree(first.numero, won, 'read in the wrong line');
  await house.advance();
  expect(await look()).toMatchObject({
    state: 'STOPPED',
    stoppedBy: 'win',
    steps: [{ ticketState: 'WON' }, { state: 'RELEASED' }, { state: 'RELEASED' }],
  });
  expect(await house.heldOf(player)).toBe(0n);
});
