import { readChoices, type Book, type Choices, type InstantGame } from '@arara/game-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dice } from './dice/dice.ts';
import { keno } from './keno/keno.ts';
import { limbo } from './limbo/limbo.ts';
import { plinko, tables as plinkoTables } from './plinko/plinko.ts';
import { scratchCards } from './scratch/scratch.ts';
import { createStream } from '@arara/fairness';
import { scripted } from './testing/scripted.ts';
import { layoutOf, groupsOf, RISKS, SIZES } from './wheel/segments.ts';
import { tables as wheelTables, wheel } from './wheel/wheel.ts';

const base = (choices: Record<string, string | number>): Choices => ({ mode: 'base', ...choices });
const stream = (nonce: number) =>
  createStream({ serverSeed: '5a'.repeat(32), clientSeed: 'arara', nonce });

/** Plays with given words, all of which the game must draw. */
function playWith(
  game: InstantGame,
  choices: Record<string, string | number>,
  ...words: number[]
): Book {
  const random = scripted(...words);
  const book = game.play(base(choices), random);
  expect(random.left()).toBe(0);
  return book;
}

describe('dice', () => {
  test.each([
    { side: 'under', target: 200, roll: 199, pays: 4950 },
    { side: 'under', target: 200, roll: 200, pays: 0 },
    { side: 'over', target: 200, roll: 200, pays: 101 },
    { side: 'over', target: 200, roll: 199, pays: 0 },
    { side: 'under', target: 9800, roll: 9799, pays: 101 },
    { side: 'under', target: 9800, roll: 9800, pays: 0 },
    { side: 'over', target: 9800, roll: 9800, pays: 4950 },
    { side: 'over', target: 9800, roll: 9799, pays: 0 },
    { side: 'over', target: 5000, roll: 5000, pays: 198 },
    { side: 'under', target: 5000, roll: 5000, pays: 0 },
    { side: 'over', target: 5000, roll: 9999, pays: 198 },
    { side: 'under', target: 5000, roll: 0, pays: 198 },
  ])('$side $target, a roll of $roll pays $pays', ({ side, target, roll, pays }) => {
    const book = playWith(dice, { side, target }, roll);
    expect(book).toEqual({
      payoutMultiplier: pays,
      events: [
        { type: 'rolled', roll, won: pays > 0 },
        { type: 'final', amount: pays },
      ],
    });
  });

  test('of both sides of a target exactly one wins, whatever the roll', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 9800 }), fc.nat(9999), (target, roll) => {
        const paid = ['over', 'under'].filter(
          (side) => playWith(dice, { side, target }, roll).payoutMultiplier > 0,
        );
        expect(paid).toHaveLength(1);
      }),
    );
  });

  test.each([{ target: 199 }, { target: 9801 }, { target: 50.5 }, { side: 'on' }])(
    'refuses %j',
    (choices) => {
      expect(readChoices(dice.choices, choices).ok).toBe(false);
    },
  );
});

describe('limbo', () => {
  const [HIGH, LOW] = [2 ** 21 - 1, 2 ** 32 - 1];

  test('goes no further than the cap, which is a target like any other', () => {
    // The largest of the 53-bit numbers, of two words: the first one holds the upper 21 bits.
    const book = playWith(limbo, { target: 1_000_000 }, HIGH, LOW);
    expect(book).toMatchObject({ payoutMultiplier: 1_000_000 });
    expect(book.events[0]).toEqual({ type: 'reached', multiplier: 1_000_000, won: true });
  });

  test('reaches 1.00 at least, and no target then', () => {
    const book = playWith(limbo, { target: 101 }, 0, 0);
    expect(book.events[0]).toEqual({ type: 'reached', multiplier: 100, won: false });
    expect(book.payoutMultiplier).toBe(0);
  });

  test('is won at the very target', () => {
    // u = 1/2: floor(99 / (1 - 1/2)) is 198.
    const half = [2 ** 20, 0] as const;
    expect(playWith(limbo, { target: 198 }, ...half).payoutMultiplier).toBe(198);
    expect(playWith(limbo, { target: 199 }, ...half).payoutMultiplier).toBe(0);
  });

  test.each([100, 1_000_001])('refuses the target %i', (target) => {
    expect(readChoices(limbo.choices, { target })).toEqual({ ok: false, field: 'target' });
  });
});

describe('plinko', () => {
  test('counts the ways to the right', () => {
    const book = playWith(plinko, { rows: 8, risk: 'low' }, 1, 0, 1, 1, 0, 0, 0, 1);
    expect(book.events[0]).toEqual({ type: 'fell', path: [1, 0, 1, 1, 0, 0, 0, 1], place: 4 });
    expect(book.payoutMultiplier).toBe(plinkoTables.low['8']?.[4]);
  });

  test('pays the same on both sides, and more the further out', () => {
    for (const table of Object.values(plinkoTables).flatMap((rows) => Object.values(rows))) {
      expect(table).toEqual(table.toReversed());
      const half = table.slice(Math.floor(table.length / 2));
      expect(half).toEqual([...half].sort((a, b) => a - b));
    }
    expect(playWith(plinko, { rows: 16, risk: 'high' }, ...new Array<number>(16).fill(0))).toEqual(
      expect.objectContaining({ payoutMultiplier: 164_953 }),
    );
  });
});

describe('wheel', () => {
  test.each(RISKS.flatMap((risk) => SIZES.map((size) => ({ risk, size }))))(
    '$size segments at $risk: each group has its segments',
    ({ risk, size }) => {
      const layout = layoutOf(size, risk);
      expect(layout).toHaveLength(size);
      for (const [group, { segments }] of groupsOf(size, risk).entries()) {
        expect(layout.filter((each) => each === group)).toHaveLength(segments);
      }
      const table = wheelTables[risk]?.[String(size)] ?? [];
      for (const segment of [0, 1, size - 1]) {
        const book = playWith(wheel, { segments: String(size), risk }, segment);
        expect(book.payoutMultiplier).toBe(table[segment]);
      }
    },
  );
});

describe('keno', () => {
  const all = '1 2 3 4 5 6 7 8 9 10';
  const ten = (nonce: number) => {
    const event = keno.play(base({ picks: '1', risk: 'low' }), stream(nonce)).events[0];
    return event?.type === 'drawn' ? event.numbers : [];
  };

  test('draws ten different numbers of forty, the same for everybody', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      expect(new Set(ten(nonce)).size).toBe(10);
      for (const number of ten(nonce)) expect(number >= 1 && number <= 40).toBe(true);
      expect(keno.play(base({ picks: all, risk: 'high' }), stream(nonce)).events[0]).toMatchObject({
        numbers: ten(nonce),
      });
    }
  });

  test('ten of ten pays the most that any original pays', () => {
    const picks = [...ten(7)].sort((a, b) => a - b).join(' ');
    const book = keno.play(base({ picks, risk: 'high' }), stream(7));
    expect(book.payoutMultiplier).toBe(1_000_000);
    expect(book.events[0]).toMatchObject({ hits: 10 });
  });

  test.each(['', '0', '41', '1 1', '2 1', '01', '1  2', '1,2', ' 1', `${all} 11`, 5])(
    'refuses the picks %j',
    (picks) => {
      expect(readChoices(keno.choices, { picks })).toEqual({ ok: false, field: 'picks' });
    },
  );

  test('asks for picks, since no numbers are better than others', () => {
    expect(readChoices(keno.choices, {})).toEqual({ ok: false, field: 'picks' });
    expect(readChoices(keno.choices, { picks: '3 40' })).toMatchObject({ ok: true });
  });
});

describe.each(scratchCards)('$code', (card) => {
  test('shows three of the winning symbol and no other three; a blank has none', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const { events, payoutMultiplier } = card.play(base({}), stream(nonce));
      const [event] = events;
      if (event?.type !== 'card') throw new Error('no card');
      expect(event.fields).toHaveLength(9);
      const counts = Map.groupBy(event.fields, (symbol) => symbol);
      const threes = [...counts].filter(([, fields]) => fields.length >= 3);
      expect(threes.map(([symbol, fields]) => [symbol, fields.length])).toEqual(
        event.won === null ? [] : [[event.won, 3]],
      );
      expect(payoutMultiplier > 0).toBe(event.won !== null);
    }
  });

  test('pays more than the stake wherever it pays', () => {
    const { prizes } = card.maths.maths as { prizes: number[] };
    expect(Math.min(...prizes)).toBeGreaterThan(100);
    expect(prizes).toEqual([...prizes].sort((a, b) => a - b));
  });
});
