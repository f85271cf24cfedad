import { plays } from '@arara/lottery';
import { fixedClock, minute } from '@arara/testing';
import type { FixedClock } from '@arara/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseNow } from './issue.repository.ts';
import { createOpening } from './opening.ts';
import { openLotteryProgram, onFirst, testGame } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';

/** A tie pays its stake back: nobody but who is told to here buys it. */
const onTie = { play: 'three.tie', rows: [[0]], multiple: 1 };
const tenMinutes = 10 * minute;
const week = 7 * 24 * 60 * minute;

let program: LotteryProgram;
let clock: FixedClock;
let numero = '';
beforeAll(async () => {
  program = await openLotteryProgram();
  clock = fixedClock((await databaseNow(program.owner)).toISOString());
  ({ numero } = await program.openIssue());
}, 120_000);
afterAll(() => program.close());

/** Somebody new buys a ticket of these lines. */
async function someoneBuys(...lines: (typeof onTie)[]) {
  const player = await program.addPlayer();
  const sold = await program.buy(player, { numero, lines, price: `${2 * lines.length}.00` });
  if (!('ticket' in sold)) throw new Error(`refused: ${sold.code}`);
  return { player, ref: sold.ticket.id };
}

describe('the page of a lottery opens with', () => {
  it('the first play type of its prizes while too few members bought any', async () => {
    const opening = createOpening({ database: program.deps.database, clock });
    expect(await opening('arara', testGame)).toBe('three.direct');
    for (let member = 0; member < 4; member += 1) await someoneBuys(onFirst(7));
    clock.advance(tenMinutes);
    expect(await opening('arara', testGame)).toBe('three.direct');
  });

  it('what most members bought, however often one of them buys another, at their house alone', async () => {
    const opening = createOpening({ database: program.deps.database, clock });
    await someoneBuys(onFirst(7), ...Array.from({ length: 20 }, () => onTie));
    const back = [await someoneBuys(onTie), await someoneBuys(onTie), await someoneBuys(onTie)];
    await someoneBuys(onTie);
    for (const { player, ref } of back) await program.cancel(player, ref);
    expect(await opening('arara', testGame)).toBe('three.first');
    expect(await opening('noite-tropical', testGame)).toBe('three.direct');
  });

  it('the same for ten minutes, and what was bought since behind them', async () => {
    const opening = createOpening({ database: program.deps.database, clock });
    expect(await opening('arara', testGame)).toBe('three.first');
    for (let member = 0; member < 4; member += 1) await someoneBuys(onTie);
    clock.advance(tenMinutes - 1);
    expect(await opening('arara', testGame)).toBe('three.first');
    clock.advance(1);
    expect(await opening('arara', testGame)).toBe('three.tie');
  });

  it('nothing that its prizes sell no longer, and nothing that was bought weeks ago', async () => {
    const opening = createOpening({ database: program.deps.database, clock });
    const plays = ['three.above', 'three.direct', 'three.first'];
    const table = { ...testGame.table, plays };
    expect(await opening('arara', { ...testGame, table })).toBe('three.first');
    clock.advance(week);
    expect(await opening('arara', { ...testGame, table })).toBe('three.above');
    expect(await opening('arara', { ...testGame, table: { ...table, plays: [] } })).toBeNull();
  });
});

it('a lottery that nobody has bought opens with the easiest bet of its kind', async () => {
  const opening = createOpening({ database: program.deps.database, clock });
  const sold = [...plays.values()].filter(({ model }) => model.code === 'ssc');
  const table = { ...testGame.table, model: 'ssc', plays: sold.map(({ type }) => type.code) };
  expect(await opening('arara', { code: 'ssc-1m', table })).toBe('ssc.five.sum-sides');
});
