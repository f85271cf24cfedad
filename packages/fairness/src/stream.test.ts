import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastWords, xoshiro128 } from './fast-words.ts';
import { hmacWords } from './hmac-words.ts';
import { commit, type Seeds } from './seeds.ts';
import { createStream, streamOf } from './stream.ts';

interface Vector extends Seeds {
  serverSeedHash: string;
  words: number[];
  integers: { bound: number; values: number[] };
  rejected: { bound: number; values: number[] };
  large: { bound: string; values: string[] };
  shuffle: number[];
  picks: { weights: number[]; values: number[] };
}

const file = new URL('../../../docs/fairness-vectors.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };
const seeds: Seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'arara', nonce: 7 };
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

describe('the published vectors', () => {
  test.each(vectors)('$clientSeed:$nonce', (vector) => {
    const stream = () => createStream(vector);
    expect(commit(vector.serverSeed)).toBe(vector.serverSeedHash);
    const next = hmacWords(vector);
    expect(vector.words.map(() => next())).toEqual(vector.words);
    for (const { bound, values } of [vector.integers, vector.rejected]) {
      const ints = stream();
      expect(values.map(() => ints.nextInt(bound))).toEqual(values);
    }
    const large = stream();
    const bound = BigInt(vector.large.bound);
    expect(vector.large.values.map(() => String(large.nextBelow(bound)))).toEqual(
      vector.large.values,
    );
    expect(stream().shuffle([...vector.shuffle.keys()])).toEqual(vector.shuffle);
    const picks = stream();
    expect(vector.picks.values.map(() => picks.pick(vector.picks.weights))).toEqual(
      vector.picks.values,
    );
  });
});

describe('integers', () => {
  test('stay below their bound, small or huge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.bigInt(1n, 2n ** 200n), (n, big) => {
        const stream = createStream(seeds);
        const small = stream.nextInt(n);
        const large = stream.nextBelow(big);
        expect(small >= 0 && small < n).toBe(true);
        expect(large >= 0n && large < big).toBe(true);
      }),
    );
  });

  test('are the same by number and by bigint', () => {
    const a = createStream(seeds);
    const b = createStream(seeds);
    for (let bound = 1; bound < 500; bound += 1) {
      expect(BigInt(a.nextInt(bound))).toBe(b.nextBelow(BigInt(bound)));
    }
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuse the bound %s', (bound) => {
    expect(() => createStream(seeds).nextInt(bound)).toThrow(RangeError);
  });

  test('have no modulo bias: words beyond the last whole multiple are thrown away', () => {
    const bound = 3 * 2 ** 30;
    const words = [2 ** 32 - 1, bound, bound - 1];
    const stream = streamOf(() => words.shift() as number);
    expect(stream.nextInt(bound)).toBe(bound - 1);
    // The plain remainder would give the lower third twice as often.
    const fair = createStream(seeds);
    const low = times(30_000, () => fair.nextInt(bound)).filter((v) => v < 2 ** 30).length;
    expect(Math.abs(low - 10_000)).toBeLessThan(4.9 * Math.sqrt(30_000 * (1 / 3) * (2 / 3)));
  });
});

describe('chi-square at one in a million', () => {
  test.each([2, 6, 10, 37, 52, 256, 1000])('integers below %i', (bound) => {
    const stream = createStream({ ...seeds, nonce: bound });
    const counts = new Array<number>(bound).fill(0);
    const draws = Math.max(20_000, bound * 50);
    for (let i = 0; i < draws; i += 1) add(counts, stream.nextInt(bound));
    expect(
      chiSquare(
        counts,
        counts.map(() => draws / bound),
      ),
    ).toBeLessThan(critical(bound - 1));
  });

  test('shuffles of four cards', () => {
    const stream = createStream({ ...seeds, nonce: 4 });
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i += 1) {
      const order = stream.shuffle([0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const seen = [...counts.values()];
    expect(
      chiSquare(
        seen,
        seen.map(() => 1000),
      ),
    ).toBeLessThan(critical(23));
  });

  test('weighted picks', () => {
    const weights = [1, 3, 6, 40, 50];
    const stream = createStream({ ...seeds, nonce: 5 });
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 40_000; i += 1) add(counts, stream.pick(weights));
    expect(
      chiSquare(
        counts,
        weights.map((w) => w * 400),
      ),
    ).toBeLessThan(critical(4));
  });

  test('neighbours do not know each other', () => {
    const stream = createStream({ ...seeds, nonce: 6 });
    const counts = new Array<number>(256).fill(0);
    let last = stream.nextInt(16);
    for (let i = 0; i < 51_200; i += 1) {
      const next = stream.nextInt(16);
      add(counts, last * 16 + next);
      last = next;
    }
    expect(
      chiSquare(
        counts,
        counts.map(() => 200),
      ),
    ).toBeLessThan(critical(255));
  });

  test('the fast generator for simulations', () => {
    const stream = streamOf(fastWords('test'));
    const counts = new Array<number>(1000).fill(0);
    for (let i = 0; i < 1_000_000; i += 1) add(counts, stream.nextInt(1000));
    expect(
      chiSquare(
        counts,
        counts.map(() => 1000),
      ),
    ).toBeLessThan(critical(999));
  });
});

test('the fast generator gives the words of its authors', () => {
  expect(times(6, xoshiro128([1, 2, 3, 4]))).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492,
  ]);
  expect(times(4, fastWords('arara'))).toEqual(times(4, fastWords('arara')));
  expect(times(4, fastWords('arara'))).not.toEqual(times(4, fastWords('arara2')));
});

test('a shuffle keeps every item and leaves the input alone', () => {
  const items = Object.freeze([...Array(52).keys()]);
  const result = createStream(seeds).shuffle(items);
  expect([...result].sort((a, b) => a - b)).toEqual(items);
});

test('a weight of zero is never picked, and a bad weight is refused', () => {
  const stream = createStream(seeds);
  expect(new Set(times(500, () => stream.pick([0, 1, 0, 1])))).toEqual(new Set([1, 3]));
  expect(() => stream.pick([1, -1])).toThrow(RangeError);
  expect(() => stream.pick([])).toThrow(RangeError);
});

function add(counts: number[], index: number): void {
  counts[index] = (counts[index] as number) + 1;
}

function chiSquare(seen: number[], expected: number[]): number {
  return seen.reduce((sum, count, i) => {
    const due = expected[i] as number;
    return sum + (count - due) ** 2 / due;
  }, 0);
}

/** Upper 1e-6 point of chi-square, by Wilson and Hilferty; 4.753 is that point of the normal. */
function critical(freedom: number): number {
  const k = 2 / (9 * freedom);
  return freedom * (1 - k + 4.753 * Math.sqrt(k)) ** 3;
}
