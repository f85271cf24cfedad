import { findBook } from '@arara/game-kit';
import { propertyRuns } from '@arara/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anywhereHigh } from '../../maths/anywhere-high.ts';
import { anywhereMedium } from '../../maths/anywhere-medium.ts';
import { createBooks } from '../falls/books.ts';
import { sizePays } from '../falls/pays.ts';
import type { SlotBook, SlotEvent } from '../events.ts';
import type { AnywhereMaths } from '../maths.ts';
import { slots } from '../slots.ts';
import { bombsAddUp } from '../testing/check-bombs.ts';
import { bombsOf, winsAnywhere } from './wins.ts';

const maths: AnywhereMaths = {
  ...anywhereMedium,
  columns: 4,
  rows: 4,
  paytable: { a: { 8: 50, 10: 100 }, b: { 8: 20, 10: 40 } },
};
/** Drawn as it is seen; turned into columns. */
const seen = (...rows: string[]) =>
  [...Array(4).keys()].map((x) => rows.map((row) => row.charAt(x)));
const wins = (...rows: string[]) => winsAnywhere(sizePays(maths), seen(...rows));

describe('a symbol pays wherever it stands', () => {
  test('corners and edges count as cells side by side do', () => {
    expect(wins('a.a.', '.a.a', 'a.a.', '.a.a')).toMatchObject({
      type: 'anywhereWins',
      wins: [{ symbol: 'a', count: 8, amount: 50 }],
      amount: 50,
    });
  });

  test.each([
    [7, null],
    [8, 50],
    [9, 50],
    [10, 100],
    [16, 100],
  ])('%i of them pay %s', (count, amount) => {
    const cells = 'a'.repeat(count).padEnd(16, '.');
    const rows = [0, 4, 8, 12].map((from) => cells.slice(from, from + 4));
    expect(wins(...rows)?.amount ?? null).toBe(amount);
  });

  test('two symbols pay together, and each names all of its cells', () => {
    const both = wins('abab', 'abab', 'abab', 'abab');
    expect(both?.amount).toBe(70);
    expect(both?.wins.map(({ symbol, cells }) => [symbol, cells.length])).toEqual([
      ['a', 8],
      ['b', 8],
    ]);
  });
});

test('bombs are found with their values, column by column', () => {
  const grid = [
    ['a', 'bomb5'],
    ['bomb2', 'bomb10'],
  ];
  expect(bombsOf(anywhereMedium, grid)).toEqual([
    { cell: [0, 1], value: 5 },
    { cell: [1, 0], value: 2 },
    { cell: [1, 1], value: 10 },
  ]);
});

describe.each([
  ['medium', anywhereMedium],
  ['high', anywhereHigh],
])('books of %s', (_, model) => {
  const play = createBooks(model, 'laws');

  test('bombs stay to the end of their spin, and only a win wakes them', () => {
    fc.assert(
      fc.property(fc.nat({ max: model.books - 1 }), (number) => {
        const { events } = play(number);
        expect(bombsAddUp(model, events)).toBe(true);
        for (const event of events) {
          if (event.type !== 'cascade') continue;
          const gone = event.removed.length;
          expect(event.added.flat()).toHaveLength(gone);
        }
      }),
      propertyRuns(200),
    );
  });
});

describe('the law of bombs refuses', () => {
  const slot = slots.all.find(({ title }) => title.maths === anywhereHigh);
  const book = slot && findBook(slot, 'base', keepsBombs);
  const tampered: [string, (event: SlotEvent) => SlotEvent][] = [
    [
      'a multiplier that forgets what was kept',
      (event) =>
        event.type === 'bombs' && event.bombs.length === 0 ? { ...event, multiplier: 1 } : event,
    ],
    [
      'a bomb of another value',
      (event) =>
        event.type === 'bombs'
          ? { ...event, bombs: event.bombs.map((bomb) => ({ ...bomb, value: 3 })) }
          : event,
    ],
    [
      'a symbol that pays and is not told',
      (event) => (event.type === 'anywhereWins' ? { ...event, wins: event.wins.slice(1) } : event),
    ],
  ];

  test.each(tampered)('%s', (_, change) => {
    const events = book?.events ?? [];
    expect(bombsAddUp(anywhereHigh, events)).toBe(true);
    expect(bombsAddUp(anywhereHigh, events.map(change))).toBe(false);
  });
});

/** A spin of the free ones is multiplied by bombs of earlier ones alone. */
function keepsBombs({ events }: SlotBook): boolean {
  return events.some((event) => event.type === 'bombs' && event.bombs.length === 0);
}
