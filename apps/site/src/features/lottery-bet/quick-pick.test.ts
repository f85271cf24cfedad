import { faultOfLine, plays } from '@arara/lottery/betting';
import { expect, test } from 'vitest';
import { chance, quickPick } from './quick-pick.ts';

/** Chance that is the same in every run. */
function seeded(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

test('a quick pick is a bet in every play type', () => {
  const below = seeded(7);
  const faults = [...plays.values()].flatMap((play) => {
    const fault = faultOfLine(play, quickPick(play, below));
    return fault === null ? [] : [`${play.type.code}: ${fault.fault}`];
  });
  expect(faults).toEqual([]);
});

test('a quick pick takes every number as well as any other', () => {
  const play = plays.get('ssc.front2.direct');
  if (play === undefined) throw new Error('There is no such play type.');
  const below = seeded(11);
  const seen = new Set(Array.from({ length: 400 }, () => String(quickPick(play, below).rows)));
  expect(seen.size).toBeGreaterThan(90);
});

test('chance stays below its bound and reaches all of it', () => {
  const drawn = Array.from({ length: 500 }, () => chance(3));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
});
