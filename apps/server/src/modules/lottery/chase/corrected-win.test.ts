import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPlayer } from '../../play/testing/play-program.ts';
import { chaseOf } from '../lottery.queries.ts';
import { openLotteryProgram, foreignGame, onFirst } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { resultsIn } from '../testing/settled-by-three.ts';

// A chase that is to end with its first win, where a result turns out to have been another one.

let program: LotteryProgram;
let agree: ReturnType<typeof resultsIn>['agree'];
beforeAll(async () => {
  program = await openLotteryProgram();
  ({ agree } = resultsIn(program));
}, 120_000);
afterAll(() => program.close());

const gameCode = foreignGame.code;
type Sold = Awaited<ReturnType<LotteryProgram['openIssue']>>;

/** A chase on the first digit 3 over four issues, whose first one was drawn; the second ticket is bought. */
async function afterFirstDraw(result: string, wish: object = {}) {
  const player = await program.addPlayer();
  const issues = [await program.openIssue(600, -60, foreignGame)];
  for (let at = 1; at < 4; at += 1) {
    issues.push(await program.openIssue(600 + at, 599 + at, foreignGame));
  }
  const [first, second, third] = issues as [Sold, Sold, Sold, Sold];
  const told = await program.chase(player, {
    gameCode,
    lines: [onFirst(3)],
    steps: issues.map(({ numero }) => ({ numero, multiple: 1 })),
    price: '8.00',
    stopOnWin: true,
    ...wish,
  });
  if (!('chase' in told)) throw new Error(told.code);
  await program.advance();
  await program.endSale(first.id);
  await program.startSale(second.id);
  await program.advance();
  await agree(first.numero, result);
  await program.advance();
  await program.advance();
  const look = async () => (await chaseOf(program.deps, player.playerId, told.chase.id)).chase;
  return { player, first, second, third, look };
}

const states = (...all: string[]) => all.map((state) => ({ state }));

async function moneyOf(player: TestPlayer): Promise<[bigint, bigint]> {
  return [await program.cashOf(player), await program.heldOf(player)];
}

it('ends with a win that a correction brings, keeps what it bought since, and gives the rest back at once', async () => {
  const { player, first, second, look } = await afterFirstDraw('7,0,0');
  expect(await look()).toMatchObject({ steps: states('BOUGHT', 'BOUGHT', 'WAITING', 'WAITING') });
  await agree(first.numero, '3,0,0', 'read in the wrong line');
  await program.advance();
  expect(await look()).toMatchObject({
    state: 'STOPPED',
    stoppedBy: 'win',
    steps: [
      { state: 'BOUGHT', ticketState: 'WON' },
      { state: 'BOUGHT', ticketState: 'ACCEPTED' },
      { state: 'RELEASED', reason: 'win' },
      { state: 'RELEASED', reason: 'win' },
    ],
  });
  expect(await moneyOf(player)).toEqual([100_000n - 400n + 1_960n, 0n]);
  // The ticket that was bought after it takes part in its draw.
  await program.endSale(second.id);
  await program.advance();
  await agree(second.numero, '3,1,1');
  await program.advance();
  expect(await moneyOf(player)).toEqual([100_000n - 400n + 2n * 1_960n, 0n]);
  await program.prove();
});

it('goes on where it is not to end with a win', async () => {
  const { player, first, look } = await afterFirstDraw('7,0,0', { stopOnWin: false });
  await agree(first.numero, '3,0,0', 'read in the wrong line');
  await program.advance();
  expect(await look()).toMatchObject({ state: 'ACTIVE', stoppedBy: null });
  expect((await moneyOf(player))[1]).toBe(400n);
});

it('stays ended where a correction takes the win away that ended it', async () => {
  const { player, first, look } = await afterFirstDraw('3,0,0');
  const ended = { state: 'STOPPED', stoppedBy: 'win' };
  expect(await look()).toMatchObject(ended);
  await agree(first.numero, '7,0,0', 'read in the wrong line');
  await program.advance();
  await program.advance();
  expect(await look()).toMatchObject({
    ...ended,
    steps: [{ ticketState: 'LOST' }, ...states('RELEASED', 'RELEASED', 'RELEASED')],
  });
  expect(await moneyOf(player)).toEqual([100_000n - 200n, 0n]);
});

it('buys no more where a process died after the prizes of a correction, and is ended by the next', async () => {
  const { first, second, third, look } = await afterFirstDraw('7,0,0');
  await agree(first.numero, '3,0,0', 'read in the wrong line');
  const accountsOf = () => Promise.reject(new Error('the process died'));
  const dying = { ...program.deps, wallet: { ...program.deps.wallet, accountsOf } };
  await program.advance(dying);
  expect(await look()).toMatchObject({ state: 'ACTIVE', steps: { 0: { ticketState: 'WON' } } });
  await program.endSale(second.id);
  await program.advance(dying);
  await agree(second.numero, '7,1,1');
  await program.advance(dying);
  await program.startSale(third.id);
  await program.advance();
  expect(await look()).toMatchObject({
    state: 'STOPPED',
    stoppedBy: 'win',
    steps: states('BOUGHT', 'BOUGHT', 'RELEASED', 'RELEASED'),
  });
});
