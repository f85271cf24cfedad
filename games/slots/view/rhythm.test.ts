import { findBook } from '@arara/game-kit';
import { expect, test } from 'vitest';
import { BLANK, slots } from '../src/index.ts';
import type { SlotBook, SlotDefinition } from '../src/index.ts';
import type { Trace } from './board.ts';
import { firstValues } from './grid.ts';
import { openHall } from './testing/hall.ts';

function slotOf(code: string): SlotDefinition {
  const slot = slots.currents.find((each) => each.code === code);
  if (slot === undefined) throw new Error(code);
  return slot;
}

function bookWith(slot: SlotDefinition, has: (book: SlotBook) => boolean): SlotBook {
  const book = findBook(slot, 'base', has);
  if (book === undefined) throw new Error('no such book');
  return book;
}

const isBase = ({ events }: SlotBook) => !events.some(({ type }) => type === 'freeSpinsAwarded');

test.each(['ouro-da-mata', 'fortuna-da-arara', 'capivara-zen'])(
  'every combination of %s is marked, all of them first, then each alone',
  async (code) => {
    const slot = slotOf(code);
    const book = bookWith(
      slot,
      (each) =>
        isBase(each) && each.events.some((event) => 'wins' in event && event.wins.length > 2),
    );
    const hall = openHall(slot.title);
    const marks: number[][] = [];
    const { trace } = hall.board;
    hall.board.trace = (list: readonly Trace[], drawn?: number) => {
      const now = list.map(({ index }) => index);
      if (String(marks.at(-1)) !== String(now)) marks.push(now);
      trace(list, drawn);
    };
    await hall.play(book, 100);
    const first = book.events.find((event) => 'wins' in event && event.wins.length > 2);
    const count = first !== undefined && 'wins' in first ? first.wins.length : 0;
    const all = Array.from({ length: count }, (_, n) => n);
    const at = marks.findIndex((now) => String(now) === String(all));
    expect(marks.slice(at, at + count + 2)).toEqual([all, ...all.map((n) => [n]), all]);
  },
);

test('columns hold their breath one by one, each longer than the one before, in the light', async () => {
  const slot = slotOf('ouro-da-mata');
  const book = bookWith(
    slot,
    (each) =>
      isBase(each) &&
      each.events.some((event) => event.type === 'reveal' && event.tension.length > 2),
  );
  const hall = openHall(slot.title);
  const lights: { column: number | null; at: number }[] = [];
  const { light } = hall.board;
  hall.board.light = (column) => {
    lights.push({ column, at: hall.timeMs });
    light(column);
  };
  await hall.play(book, 0);
  const lit = lights.filter(({ column }) => column !== null);
  const columns = lit.map(({ column }) => column ?? 0);
  expect(columns).toEqual(columns.toSorted((a, b) => a - b));
  const waits = lit.slice(1).map(({ at }, index) => at - (lit[index]?.at ?? 0));
  expect(waits).toEqual([...new Set(waits)].toSorted((a, b) => a - b));
  expect(lights.at(-1)?.column).toBeNull();
  expect(hall.told.filter((one) => one === 'sound act tension')).toHaveLength(lit.length);
});

test('somebody jumps before the respins open, and the last cells are lit while all hold their breath', async () => {
  const slot = slotOf('boi-estrelado');
  const book = bookWith(slot, ({ events }) =>
    events.some(
      (event) =>
        event.type === 'respin' && event.grid.flat().filter((one) => one === BLANK).length === 1,
    ),
  );
  const hall = openHall(slot.title);
  const breaths: number[] = [];
  const { highlight } = hall.board;
  hall.board.highlight = (places) => {
    if (hall.told.at(-1) === 'sound tension') breaths.push(places.length);
    highlight(places);
  };
  await hall.play(book, 100);
  const acts = hall.told.filter((one) => /^(sound leap|respins|held)/.test(one));
  expect(acts.slice(0, 3)).toEqual([
    'sound leap charge',
    expect.stringMatching(/^respins /),
    'held 1/9',
  ]);
  expect(breaths).toContain(1);
});

test('ways are counted as columns land, the tallest opens before the next comes, and free spins open the whole board', async () => {
  const slot = slotOf('pororoca');
  const book = bookWith(slot, ({ events }) => {
    const spins = events.filter((event) => event.type === 'reveal');
    const last = spins.at(-1);
    const seven = last?.type === 'reveal' ? last.grid.findIndex(({ length }) => length === 7) : -1;
    return spins.length > 1 && seven >= 0 && seven < 5;
  });
  const hall = openHall(slot.title);
  const signs: string[] = [];
  const heights = new Set<string>();
  hall.watch(() => {
    const text = hall.board.sign()?.text ?? '';
    if (signs.at(-1) !== text) signs.push(text);
    heights.add([0, 1, 2, 3, 4, 5].map(hall.board.rowsOf).join(''));
  });
  await hall.play(book, 100);
  expect(heights).toContain('777777');
  expect(signs).toContain('ways.most 117649');
  const reveal = book.events.findLast((event) => event.type === 'reveal');
  const grid = reveal?.type === 'reveal' ? reveal.grid : [];
  const ways = grid.reduce((product, { length }) => product * length, 1);
  expect(signs.at(-1)).toBe(`ways ${ways}`);
  // Behind the last feature spin's breath each column is heard once, in its order, a seven's opening before the next.
  const heard = hall.told.slice(hall.told.lastIndexOf('sound act look'));
  const sounds = heard.filter((one) => /^sound (stop|open)/.test(one)).map((one) => one.slice(6));
  expect(sounds).toEqual(
    grid.flatMap(({ length }, column) =>
      length === 7 ? [`stop ${column}`, `open ${column}`] : [`stop ${column}`],
    ),
  );
});

test('bombs come down last, and their values fly into one multiplier before the win grows', async () => {
  const slot = slotOf('doces-da-joaninha');
  const book = bookWith(
    slot,
    (each) =>
      isBase(each) && each.events.some((event) => event.type === 'bombs' && event.bombs.length > 1),
  );
  const hall = openHall(slot.title);
  const sums: string[] = [];
  const { fly } = hall.board;
  hall.board.fly = (list) => {
    const last = list.at(-1)?.text;
    if (last !== undefined && sums.at(-1) !== last) sums.push(last);
    fly(list);
  };
  await hall.play(book, 100);
  const struck = book.events.find((event) => event.type === 'bombs');
  const values = struck?.type === 'bombs' ? struck.bombs.map(({ value }) => value) : [];
  expect(sums[0]).toBe(`×${values[0]}`);
  expect(sums.at(-1)).toBe(`×${struck?.type === 'bombs' ? struck.multiplier : 0}`);
  expect(hall.board.flights()).toEqual([]);
  expect(hall.board.jolt()).toBe(0);
  const acts = hall.told.filter((one) => /^(bombs|sound blow|win bombs)/.test(one));
  expect(acts.slice(0, values.length)).toEqual(values.map(() => 'sound blow'));
  expect(acts.slice(-3)).toEqual([
    expect.stringMatching(/^bombs /),
    'sound blow',
    expect.stringMatching(/^win bombs /),
  ]);
});

const isFull = (event: SlotBook['events'][number]) => event.type === 'holdWin' && event.grand > 0;

test('values are struck onto coins, fly to the collect symbol, and in the end all of them into the sum', async () => {
  const slot = slotOf('mangue-dourado');
  const book = bookWith(slot, ({ events }) => events.some(({ type }) => type === 'gather'));
  const hall = openHall(slot.title);
  let most = 0;
  hall.watch(() => {
    most = Math.max(most, hall.board.flights().length);
  });
  await hall.play(book, 100);
  expect(most).toBeGreaterThan(2);
  expect(hall.board.flights()).toEqual([]);
  expect(hall.board.called()).toBeNull();
  const acts = hall.told.filter((one) => /^(sound leap|hold|left|sum|gathered)/.test(one));
  expect(acts.slice(0, 2)).toEqual(['sound leap sidle', expect.stringMatching(/^hold \d+$/)]);
  const sums = acts.filter((one) => one.startsWith('sum ')).map((one) => Number(one.slice(4)));
  const steps = sums.slice(1).map((sum, index) => sum - (sums[index] ?? 0));
  // Nothing of the sum is seen before the end, and the largest value comes last.
  expect(acts.indexOf('sum 0')).toBeGreaterThan(
    acts.findLastIndex((one) => /^(left|gathered)/.test(one)),
  );
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  const won = book.events.find((event) => event.type === 'holdWin');
  expect(won?.type === 'holdWin' ? won.amount : 0).toBe(sums.at(-1));
});

test('what stands on coins is there again when the game is opened, and after a refusal', async () => {
  const slot = slotOf('castanha-da-cutia');
  const book = bookWith(
    slot,
    ({ events }) => events.some(({ type }) => type === 'gather') && !events.some(isFull),
  );
  const hall = openHall(slot.title);
  const worths = () =>
    hall.grid().map((column, x) => column.map((_, y) => hall.board.cellAt([x, y]).worth));
  await hall.play(book, 100);
  const seen = worths();
  const values = firstValues(book);
  expect(seen).toEqual(seen.map((column, x) => column.map((_, y) => values[x]?.[y] ?? 0)));
  expect(seen.flat().filter((worth) => worth > 0).length).toBeGreaterThan(5);
  await hall.refuse();
  expect(worths()).toEqual(seen);
});

test('columns start one after the other', async () => {
  const hall = openHall(slotOf('boto-encantado').title);
  const blurred: number[] = [];
  const cells = () => [0, 1, 2, 3, 4].map((column) => hall.board.cellAt([column, 1]));
  const { timeMs } = hall;
  hall.watch(() => {
    blurred.push(cells().filter(({ blur }) => blur).length);
  });
  await hall.refuse();
  const first = blurred.slice(0, 40);
  expect(hall.timeMs).toBeGreaterThan(timeMs);
  expect(first).toEqual(first.toSorted((a, b) => a - b));
  expect(new Set(first).size).toBeGreaterThan(3);
});
