import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DrawModel } from '../draw/model.ts';
import { families } from '../games/families.ts';
import { quicknet, timeOf } from './beacon.ts';
import { clientSeedOfIssue, drawIssue, roundOfIssue, type Sealed } from './seal.ts';

const sealed: Sealed = {
  game: 'ssc-1min',
  numero: '202611210001',
  ticketsRoot: 'ab'.repeat(32),
  serverSeed: '5a'.repeat(32),
  beacon: { round: 1000, randomness: 'cd'.repeat(32) },
};
const models = new Map(families.flatMap((family) => family.models).map((one) => [one.code, one]));
const modelOf = (code: string) => models.get(code) as DrawModel;

describe('the round of an issue', () => {
  const closeAt = timeOf(quicknet, 1000);
  test.each([
    [0, 1000],
    [1, 1001],
    [3_000, 1001],
    [3_001, 1002],
    [30_000, 1010],
  ])('with a margin of %i ms is %i, the first that is due then', (marginMs, round) => {
    expect(roundOfIssue(quicknet, closeAt, marginMs)).toBe(round);
  });
});

test('no two issues have the same client seed, and no two roots, rounds or beacons give it', () => {
  const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
  const values = fc.record({
    game: fc.stringMatching(/^[\w-]{1,12}$/),
    numero: fc.stringMatching(/^\d{9,12}$/),
    ticketsRoot: hash,
    beacon: fc.record({ round: fc.integer({ min: 1 }), randomness: hash }),
  });
  fc.assert(
    fc.property(values, values, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(clientSeedOfIssue(one) === clientSeedOfIssue(other)).toBe(isSame);
      for (const name of ['game', 'numero', 'ticketsRoot', 'beacon'] as const) {
        const mixed = { ...one, [name]: other[name] };
        const isEqual = JSON.stringify(mixed) === JSON.stringify(one);
        expect(clientSeedOfIssue(mixed) === clientSeedOfIssue(one)).toBe(isEqual);
      }
    }),
  );
});

/** One round after the other, as if the same issue were drawn with each. */
function drawsOf(model: DrawModel, count: number): number[][] {
  return Array.from({ length: count }, (_, round) =>
    [...drawIssue(model, { ...sealed, beacon: { ...sealed.beacon, round } })].flat(),
  );
}

describe('results over many beacons are even: chi-square at one in a million', () => {
  test('each place of five digits', () => {
    const draws = drawsOf(modelOf('ssc'), 4_000);
    for (let place = 0; place < 5; place += 1) {
      const counts = countsOf(
        draws.map((draw) => draw[place] as number),
        0,
        9,
      );
      expect(chiSquare(counts, 400)).toBeLessThan(critical(9));
    }
  });

  test('the first ball and the last of seven out of forty-nine', () => {
    const draws = drawsOf(modelOf('hk6'), 9_800);
    for (const place of [0, 6]) {
      const counts = countsOf(
        draws.map((draw) => draw[place] as number),
        1,
        49,
      );
      expect(chiSquare(counts, 200)).toBeLessThan(critical(48));
    }
  });

  test('six balls of sixty that are told in rising order', () => {
    const counts = countsOf(drawsOf(modelOf('uirapuru'), 4_000).flat(), 1, 60);
    // Balls of one draw cannot repeat, which makes the counts more even: (60 - 1) / (60 - 6).
    expect((chiSquare(counts, 400) * 59) / 54).toBeLessThan(critical(59));
  });
});

function countsOf(numbers: readonly number[], low: number, high: number): number[] {
  const counts = new Array<number>(high - low + 1).fill(0);
  for (const number of numbers) counts[number - low] = (counts[number - low] as number) + 1;
  return counts;
}

function chiSquare(counts: readonly number[], due: number): number {
  return counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
}

/** Upper 1e-6 point of chi-square, by Wilson and Hilferty; 4.753 is that point of the normal. */
function critical(freedom: number): number {
  const k = 2 / (9 * freedom);
  return freedom * (1 - k + 4.753 * Math.sqrt(k)) ** 3;
}
