import { createStream } from '@arara/fairness';
import { playSteps, type Move } from '@arara/game-kit';
import { expect, test } from 'vitest';
import { coinFlip, worths } from './coin-flip.ts';

const stream = (nonce: number) =>
  createStream({ serverSeed: '5a'.repeat(32), clientSeed: 'arara', nonce });
const call = (side: string): Move => ({ name: 'flip', choices: { side } });
const played = (nonce: number, ...moves: Move[]) =>
  playSteps(coinFlip, { choices: { mode: 'base' }, moves }, stream(nonce));
const sidesOf = (nonce: number) => {
  const random = stream(nonce);
  return Array.from({ length: 14 }, () => (random.nextInt(2) === 0 ? 'heads' : 'tails'));
};

test('a streak doubles, from 1.98, and the thirteenth win is the last', () => {
  expect(worths.slice(0, 4)).toEqual([99, 198, 396, 792]);
  expect(worths).toHaveLength(14);
  const right = sidesOf(3).slice(0, 13).map(call);
  expect(played(3, ...right.slice(0, 12))).toMatchObject({
    payoutMultiplier: null,
    state: { wins: 12 },
  });
  expect(played(3, ...right)).toMatchObject({ state: null, payoutMultiplier: 811_008 });
});

test('a wrong call ends the round with nothing; a cash-out pays the streak', () => {
  const [first = 'heads'] = sidesOf(5);
  const wrong = first === 'heads' ? 'tails' : 'heads';
  expect(played(5, call(wrong))).toMatchObject({ payoutMultiplier: 0 });
  expect(played(5, call(first), { name: 'cashOut', choices: {} })).toMatchObject({
    payoutMultiplier: 198,
  });
  expect(played(5, coinFlip.idle({ wins: 0 }))).toMatchObject({ payoutMultiplier: 99 });
});

test('the next side is nowhere in a round: the same state falls either way', () => {
  const state = { wins: 2 };
  const sides = [...Array(20).keys()].map((nonce) => {
    const step = coinFlip.step(state, call('heads'), stream(nonce));
    return step.kind === 'open' ? 'heads' : 'tails';
  });
  expect(new Set(sides).size).toBe(2);
  expect(coinFlip.viewFor(state, 0)).toEqual({ wins: 2, worth: 396, next: 792 });
});
