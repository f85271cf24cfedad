import { fastWords, streamOf } from '@arara/fairness';
import { expect, test } from 'vitest';
import { holdMedium } from '../../maths/hold-medium.ts';
import type { SlotBook, SlotEvent } from '../events.ts';
import type { HoldMaths } from '../maths.ts';
import { createHold } from './play-hold.ts';

type Told<T extends SlotEvent['type']> = Extract<SlotEvent, { type: T }>;

const eventsOf = <T extends SlotEvent['type']>(book: SlotBook, type: T): Told<T>[] =>
  book.events.filter((event): event is Told<T> => event.type === type);

/** Maths of one symbol a column, so that every spin shows the same; coins are worth one stake. */
function mathsOf(columns: readonly string[], cells: HoldMaths['hold']['cells']): HoldMaths {
  const strips = columns.map((symbol) => `${symbol} ${symbol} ${symbol}`);
  const hold = { ...holdMedium.hold, cells, values: { 100: 1 } };
  return { ...holdMedium, strips, hold };
}

const blank = { coin: 0, collect: 0, blank: 1 };
const play = (maths: HoldMaths) => createHold(maths)('base', streamOf(fastWords('coins')));
/** One collect symbol in view: its strip has it once, and is turned until it shows. */
const withCollect = (maths: HoldMaths): SlotBook => {
  const strips = maths.strips.with(4, 'low1 collect low2');
  return play({ ...maths, strips });
};

test('coins without a collect symbol pay nothing', () => {
  const book = play(mathsOf(['coin', 'low1', 'low2', 'low3', 'low4'], blank));
  expect(eventsOf(book, 'coins')[0]?.coins).toHaveLength(3);
  expect(book.payoutMultiplier).toBe(0);
});

test('a collect symbol pays the sum of coins too few to open anything', () => {
  const book = withCollect(mathsOf(['coin', 'low1', 'low2', 'low3', 'low4'], blank));
  expect(eventsOf(book, 'collect')).toMatchObject([{ symbol: 'coin', amount: 300 }]);
  expect(book.payoutMultiplier).toBe(300);
});

test('enough coins stay, and three respins without anything new end the feature', () => {
  const book = play(mathsOf(['coin', 'coin', 'low1', 'low2', 'low3'], blank));
  expect(eventsOf(book, 'holdRespin').map(({ left }) => left)).toEqual([2, 1, 0]);
  expect(eventsOf(book, 'holdEnd')).toMatchObject([{ respins: 3, held: 6, amount: 600 }]);
});

test('a collect symbol that is in view as the feature opens stays, and doubles what is held', () => {
  const book = withCollect(mathsOf(['coin', 'coin', 'low1', 'low2', 'low3'], blank));
  expect(eventsOf(book, 'collect')).toEqual([]);
  expect(eventsOf(book, 'gather')).toMatchObject([{ value: 600 }]);
  expect(eventsOf(book, 'holdEnd')).toMatchObject([{ held: 7, amount: 1200 }]);
});

test('each further collect symbol gathers what those before it hold', () => {
  const maths = mathsOf(['coin', 'coin', 'coin', 'coin', 'low1'], {
    coin: 0,
    collect: 1,
    blank: 0,
  });
  const book = play(maths);
  expect(eventsOf(book, 'gather').map(({ value }) => value)).toEqual([1200, 2400, 4800]);
  // All cells are filled: the grand prize comes with it.
  expect(eventsOf(book, 'holdWin')).toMatchObject([{ grand: 100000, amount: 9600 + 100000 }]);
});

test('no respin is played once the cap is reached', () => {
  const maths = { ...mathsOf(['coin', 'coin', 'low1', 'low2', 'low3'], blank), winCap: 500 };
  const book = play(maths);
  expect(eventsOf(book, 'holdRespin')).toEqual([]);
  expect(eventsOf(book, 'winCap')).toMatchObject([{ cut: 100 }]);
  expect(eventsOf(book, 'holdEnd')).toMatchObject([{ respins: 0, amount: 500 }]);
});
