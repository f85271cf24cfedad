import { bookOf, findBook } from '@arara/game-kit';
import { describe, expect, test } from 'vitest';
import { BLANK, slots } from '../src/index.ts';
import type { Grid, SlotBook, SlotDefinition } from '../src/index.ts';
import { openHall } from './testing/hall.ts';

const gridOf = (book: SlotBook): Grid => {
  const seen = book.events.findLast((event) => 'grid' in event);
  if (seen === undefined || !('grid' in seen)) throw new Error('a book without a grid');
  return seen.grid;
};
/** The amounts that lines, ways, groups and scatters of an event paid by the book, one by one. */
const amountsOf = (event: SlotBook['events'][number]): number[] => {
  if (event.type === 'scatterWin' || event.type === 'bombs') return [event.amount];
  if (event.type === 'collect' || event.type === 'holdWin') return [event.amount];
  return 'wins' in event ? event.wins.map(({ amount }) => amount) : [];
};
const hasFeature = ({ events }: { events: readonly { type: string }[] }) =>
  events.some(({ type }) => type === 'freeSpinsEnd' || type === 'fullScreen' || type === 'gather');

function booksOf(slot: SlotDefinition): SlotBook[] {
  const plain = Array.from({ length: 30 }, (_, n) => bookOf(slot, 'base', String(n)));
  const rare = findBook(slot, 'base', hasFeature);
  return rare === undefined ? plain : [...plain, rare];
}

const isWord = (each: string) => !each.startsWith('sound');

describe.each(slots.all)('$code', (slot) => {
  const modes = slot.bets.modes;

  test('the story ends on the grid of its book, everything in its place', async () => {
    const hall = openHall(slot.title);
    for (const book of booksOf(slot)) {
      await hall.play(book, 100);
      expect(hall.grid()).toEqual(gridOf(book));
      expect(hall.outOfPlace()).toEqual([]);
    }
  });

  test('a story for who wants nothing to move shows each grid in its place', async () => {
    const [moving, still] = [openHall(slot.title), openHall(slot.title)];
    for (const book of booksOf(slot)) {
      await still.playStill(book, 100);
      expect(still.grid()).toEqual(gridOf(book));
      expect(still.outOfPlace()).toEqual([]);
      await moving.play(book, 100);
    }
    expect([moving.hasMoved, still.hasMoved]).toEqual([true, false]);
    expect(still.told.filter(isWord)).toEqual(moving.told.filter(isWord));
  });

  test('only symbols of the title ever turn by', async () => {
    const hall = openHall(slot.title);
    for (const book of booksOf(slot).slice(0, 5)) await hall.play(book, 100);
    const own = new Set(slot.title.symbols.map(({ id }) => id));
    if (['respin', 'hold', 'variable'].includes(slot.title.maths.model)) own.add(BLANK);
    if (slot.title.maths.model === 'anywhere')
      for (const bomb of Object.keys(slot.title.maths.bombs)) own.add(bomb);
    expect([...hall.seen].filter((symbol) => !own.has(symbol))).toEqual([]);
    expect(hall.seen.size).toBeGreaterThan(own.size / 2);
  });

  test('a hurried story tells the same', async () => {
    const [calm, hurried] = [openHall(slot.title), openHall(slot.title)];
    const [book] = booksOf(slot).slice(-1);
    if (book === undefined) throw new Error('no book');
    await calm.play(book, 100);
    await hurried.play(book, 100, { hurry: true });
    expect(hurried.grid()).toEqual(calm.grid());
    expect(hurried.told.filter(isWord)).toEqual(calm.told.filter(isWord));
    // Columns that come down in one frame of the hurry are heard in any order.
    expect(hurried.told.toSorted()).toEqual(calm.told.toSorted());
    expect(hurried.timeMs).toBeLessThan(calm.timeMs / 3);
  });

  test('each win is told with what it paid, and the last total is what the book pays', async () => {
    const hall = openHall(slot.title);
    for (const book of booksOf(slot)) {
      hall.told.length = 0;
      await hall.play(book, 100);
      const alone = hall.told.filter((one) => /^win (?!several)/.test(one));
      const paid = new Set(book.events.flatMap(amountsOf).map(String));
      expect(alone.filter((one) => !paid.has(one.split(' ')[2] ?? ''))).toEqual([]);
      const totals = hall.told
        .filter((one) => one.startsWith('win '))
        .map((one) => one.split(' ')[4]);
      if (totals.length > 0 && !book.events.some(({ type }) => type === 'winCap'))
        expect(totals.at(-1)).toBe(String(book.payoutMultiplier));
    }
  });

  test('a round that the server refuses leaves what stood there before', async () => {
    const hall = openHall(slot.title);
    const [book] = booksOf(slot);
    if (book === undefined) throw new Error('no book');
    await hall.play(book, 100);
    await hall.refuse();
    expect(hall.grid()).toEqual(gridOf(book));
    expect(hall.outOfPlace()).toEqual([]);
  });

  test.each(modes)('what does not bring back its cost is not celebrated: $code', async (mode) => {
    const hall = openHall(slot.title);
    for (let n = 0; n < 40; n += 1) {
      const book = bookOf(slot, mode.code, String(n));
      hall.told.length = 0;
      await hall.play(book, mode.cost);
      const isGain = book.payoutMultiplier > mode.cost;
      expect(hall.told.filter((one) => one.startsWith('sound win')).length > 0).toBe(isGain);
      expect(hall.told.filter((one) => one.endsWith(' gain')).length > 0).toBe(isGain);
      const end = hall.told.findLast((one) => one.startsWith('final'));
      expect(end).toMatch(isGain ? /^final .* [1-5]$/ : /^final .* 0$/);
    }
  });
});
