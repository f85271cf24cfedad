import { createStream } from '@arara/fairness';
import { playSteps, playThrough, type Move } from '@arara/game-kit';
import { fraction } from '@arara/money';
import { describe, expect, test } from 'vitest';
import { hilo } from './hilo.ts';
import { CALLS, chanceOf, offer, RANKS, winners } from './offers.ts';

const stream = (nonce: number) =>
  createStream({ serverSeed: '5a'.repeat(32), clientSeed: 'arara', nonce });
const move = (name: string): Move => ({ name, choices: {} });
const played = (nonce: number, ...names: string[]) =>
  playSteps(hilo, { choices: { mode: 'base' }, moves: names.map(move) }, stream(nonce));
const firstCard = (nonce: number) => hilo.start({ mode: 'base' }, stream(nonce)).state.card;
const nonceWith = (rank: number) =>
  [...Array(500).keys()].find((nonce) => firstCard(nonce).rank === rank) ?? -1;

describe('the calls of a card', () => {
  test.each([
    { rank: 1, higher: 12, lower: null, same: 1 },
    { rank: 2, higher: 12, lower: 2, same: null },
    { rank: 7, higher: 7, lower: 7, same: null },
    { rank: 12, higher: 2, lower: 12, same: null },
    { rank: 13, higher: null, lower: 12, same: 1 },
  ])('of rank $rank', ({ rank, ...won }) => {
    for (const call of CALLS) {
      const count = won[call];
      expect(chanceOf(rank, call)).toEqual(count === null ? null : fraction(BigInt(count), 13n));
    }
  });

  test('never win always, and two of them cover every rank', () => {
    for (let rank = 1; rank <= RANKS; rank += 1) {
      const ranges = CALLS.flatMap((call) => [winners(rank, call) ?? []]).filter(
        (range) => range.length === 2,
      );
      expect(ranges).toHaveLength(2);
      const covered = new Set(
        ranges.flatMap(([least = 0, most = 0]) =>
          Array.from({ length: most - least + 1 }, (_, at) => least + at),
        ),
      );
      expect(covered.size).toBe(RANKS);
      for (const [least = 0, most = 0] of ranges) expect(most - least + 1).toBeLessThan(RANKS);
    }
  });
});

describe('a round', () => {
  test.each([
    { rank: 1, offers: { higher: 107, lower: null, same: 1287 } },
    { rank: 13, offers: { higher: null, lower: 107, same: 1287 } },
    { rank: 7, offers: { higher: 183, lower: 183, same: null } },
  ])('at rank $rank offers each call with what it would pay', ({ rank, offers }) => {
    const { state } = hilo.start({ mode: 'base' }, stream(nonceWith(rank)));
    expect(hilo.viewFor(state, 0)).toMatchObject({ offers, worth: 99, skipsLeft: 52 });
    const refused = offers.lower === null ? 'lower' : offers.same === null ? 'same' : 'higher';
    expect(played(nonceWith(rank), refused)).toBeNull();
  });

  test('skips at most 52 cards, which costs nothing and pays nothing', () => {
    const skips = new Array<string>(52).fill('skip');
    const sofar = played(2, ...skips);
    expect(sofar?.payoutMultiplier).toBeNull();
    expect(sofar?.state).toMatchObject({ skipsLeft: 0, chance: fraction(1n) });
    expect(played(2, ...skips, 'skip')).toBeNull();
    expect(played(2, ...skips, 'cashOut')).toMatchObject({ payoutMultiplier: 99 });
  });

  test('rounds its worth once, whatever the number of calls', () => {
    const chance = fraction(144n, 169n);
    expect(offer(fraction(12n, 13n), 2, 'higher', 1_000_000)).toEqual({ chance, worth: 116 });
    // Rounded call by call it would be 1.07 × 13 ÷ 12 = 1.15.
  });

  test('offers no call above the cap, and cash-out is always left', () => {
    const chance = fraction(1n, 13n ** 3n);
    expect(offer(chance, 1, 'same', 1_000_000)).toBeNull();
    expect(offer(chance, 1, 'higher', 1_000_000)?.worth).toBe(235_628);
    const near = { card: { rank: 1, suit: 0 }, chance: fraction(1n, 10_000n), skipsLeft: 0 };
    expect(hilo.viewFor(near, 0).offers).toEqual({ higher: null, lower: null, same: null });
    for (const name of ['higher', 'same', 'skip']) {
      expect(hilo.step(near, move(name), stream(0))).toEqual({ kind: 'refused' });
    }
    expect(hilo.step(near, hilo.idle(near), stream(0))).toMatchObject({
      payoutMultiplier: 990_000,
    });
  });

  test('has an end within its moves, however it is played', () => {
    // The most moves: every skip, and calls of twelve ranks in thirteen until the cap.
    let worth = 0;
    let calls = 0;
    for (let chance = fraction(1n); ; calls += 1) {
      const next = offer(chance, 1, 'higher', 1_000_000);
      if (next === null) break;
      ({ chance, worth } = next);
    }
    expect(calls + 52 + 1).toBeLessThanOrEqual(hilo.movesMax);
    expect(worth).toBeLessThanOrEqual(1_000_000);
    const { book } = playThrough(
      hilo,
      { mode: 'base' },
      ({ skipsLeft }) => move(skipsLeft > 0 ? 'skip' : 'cashOut'),
      stream(7),
    );
    expect(book.payoutMultiplier).toBe(99);
  });
});

test('the next card is nowhere in a round: the same state goes on in many ways', () => {
  const state = { card: { rank: 7, suit: 1 }, chance: fraction(1n), skipsLeft: 10 };
  const next = [...Array(60).keys()].map((nonce) => {
    const step = hilo.step(state, move('skip'), stream(nonce));
    return step.kind === 'open' ? JSON.stringify(step.events) : '';
  });
  expect(new Set(next).size).toBeGreaterThan(20);
  const seen = JSON.stringify(hilo.viewFor(state, 0));
  expect(seen).not.toContain('chance');
});

test('cards are of 52, each as likely as the other', () => {
  const random = stream(1);
  const counts = new Map<string, number>();
  const { state } = hilo.start({ mode: 'base' }, random);
  for (let i = 0; i < 26_000; i += 1) {
    const step = hilo.step(state, move('skip'), random);
    const { rank, suit } = step.kind === 'open' ? step.state.card : { rank: 0, suit: 0 };
    counts.set(`${rank} ${suit}`, (counts.get(`${rank} ${suit}`) ?? 0) + 1);
  }
  expect(counts.size).toBe(52);
  for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(120);
});
