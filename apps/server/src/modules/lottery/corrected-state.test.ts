import { afterAll, beforeAll, expect, it } from 'vitest';
import { chaseOf, ticketOf } from './lottery.queries.ts';
import { openLotteryProgram, foreignGame, onFirst } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';
import { resultsIn } from './testing/settled-by-three.ts';

// A corrected result that gives a ticket the same money for another reason.

let program: LotteryProgram;
let agree: ReturnType<typeof resultsIn>['agree'];
beforeAll(async () => {
  program = await openLotteryProgram();
  ({ agree } = resultsIn(program));
}, 120_000);
afterAll(() => program.close());

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
  const player = await program.addPlayer();
  const { id, numero } = await program.openIssue(600, -60, foreignGame);
  const bought = await program.buy(player, { ...wish, numero, price: '108.00' });
  if (!('ticket' in bought)) throw new Error(bought.code);
  const look = () => ticketOf(program.deps, player.playerId, bought.ticket.id);
  await program.endSale(id);
  await program.advance();
  await agree(numero, tied);
  await program.advance();
  expect(await look()).toMatchObject({ state: 'RETURNED', prize: '98.00' });
  for (const [result, state] of [
    [won, 'WON'],
    [tied, 'RETURNED'],
  ] as const) {
    await agree(numero, result, 'read in the wrong line');
    await program.advance();
    expect(await look()).toMatchObject({ state, prize: '98.00', correctedFrom: null });
    expect(await program.cashOf(player)).toBe(100_000n - 1_000n);
  }
  // Nothing has moved: there is nothing to tell.
  expect(program.told).toEqual([]);
  await program.prove();
});

it('a win of the same sum ends the chase that is to end with one', async () => {
  const player = await program.addPlayer();
  const first = await program.openIssue(600, -60, foreignGame);
  const issues = [first];
  for (const at of [1, 2]) issues.push(await program.openIssue(600 + at, 599 + at, foreignGame));
  const told = await program.chase(player, {
    ...wish,
    steps: issues.map(({ numero }) => ({ numero, multiple: 1 })),
    price: '324.00',
    stopOnWin: true,
  });
  if (!('chase' in told)) throw new Error(told.code);
  await program.advance();
  await program.endSale(first.id);
  await program.advance();
  await agree(first.numero, tied);
  await program.advance();
  const look = async () => (await chaseOf(program.deps, player.playerId, told.chase.id)).chase;
  expect(await look()).toMatchObject({
    state: 'ACTIVE',
    steps: [{ ticketState: 'RETURNED' }, {}, {}],
  });
  await agree(first.numero, won, 'read in the wrong line');
  await program.advance();
  expect(await look()).toMatchObject({
    state: 'STOPPED',
    stoppedBy: 'win',
    steps: [{ ticketState: 'WON' }, { state: 'RELEASED' }, { state: 'RELEASED' }],
  });
  expect(await program.heldOf(player)).toBe(0n);
});
