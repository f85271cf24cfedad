import { createStream } from '@arara/fairness';
import { allowedMoves, playSteps, playThrough, type Move } from '@arara/game-kit';
import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { shoeOf as dealing } from '../testing/shoe.ts';
import { blackjack } from './blackjack.ts';
import { PACKS, type BlackjackState } from './round.ts';

const stream = (nonce: number) =>
  createStream({ serverSeed: '5a'.repeat(32), clientSeed: 'arara', nonce });
const move = (name: string): Move => ({ name, choices: {} });
const choices = { mode: 'base' };

/** Cards by their ranks, in the order in which they are dealt: player, dealer, player, hole, and so on. */
const shoeOf = (ranks: readonly number[]) => dealing(PACKS, ranks);
const played = (ranks: readonly number[], ...names: readonly string[]) =>
  playSteps(blackjack, { choices, moves: ['deal', ...names].map(move) }, shoeOf(ranks));
const allowed = (ranks: readonly number[], ...names: readonly string[]) => {
  const state = played(ranks, ...names)?.state;
  return state == null ? [] : allowedMoves(blackjack, state).map(({ name }) => name);
};

describe('the money of a round is exact, in hundredths of the first stake', () => {
  test.each([
    ['a natural pays three to two', [1, 9, 13, 7], [], 250, 0],
    ['a natural of both is pushed', [1, 10, 13, 1], [], 100, 0],
    ['a natural of the dealer beats 21 of nobody', [9, 10, 9, 1], [], 0, 0],
    ['a hand that is nearer wins its stake', [10, 7, 10, 10], ['stand'], 200, 0],
    ['the same total is pushed', [10, 7, 7, 10], ['stand'], 100, 0],
    ['a hand that is farther loses', [10, 9, 8, 10], ['stand'], 0, 0],
    ['a bust loses at once', [10, 9, 6, 10, 10], ['hit'], 0, 0],
    ['a bust of the dealer pays', [10, 6, 2, 10, 10], ['stand'], 200, 0],
    ['a dealer stands on soft 17', [10, 6, 8, 1], ['stand'], 200, 0],
    ['a double wins twice', [5, 6, 6, 10, 10, 5], ['double'], 200, 100],
    ['a double that wins brings four', [5, 6, 6, 10, 10, 10], ['double'], 400, 100],
    ['a double loses both stakes', [5, 10, 6, 9, 2], ['double'], 0, 100],
    ['a surrender keeps half', [10, 10, 6, 7], ['surrender'], 50, 0],
    ['an insurance pays two to one', [10, 1, 9, 10], ['insurance'], 150, 50],
    ['an insurance with a natural is even money', [1, 1, 10, 10], ['insurance'], 250, 50],
    ['an insurance is lost beside a natural', [1, 1, 10, 5], ['insurance'], 250, 50],
    ['an insurance is lost, the hand goes on', [10, 1, 9, 8], ['insurance', 'stand'], 100, 50],
    ['a declined insurance costs nothing', [10, 1, 9, 10], ['decline'], 0, 0],
    [
      'two hands of a split, one won, one lost',
      [8, 10, 8, 9, 10, 13, 4],
      ['split', 'hit', 'stand'],
      0,
      100,
    ],
    ['21 of a split is no natural', [1, 7, 1, 10, 13, 13], ['split'], 400, 100],
    ['aces of a split have one card each', [1, 9, 1, 10, 9, 8], ['split'], 300, 100],
    [
      'two hands doubled after a split',
      [8, 6, 8, 10, 3, 3, 10, 10, 10],
      ['split', 'double', 'double'],
      800,
      300,
    ],
    [
      'three hands',
      [8, 10, 8, 7, 8, 10, 10, 10],
      ['split', 'split', 'stand', 'stand', 'stand'],
      600,
      200,
    ],
  ] as const)('%s', (_, ranks, names, pays, raised) => {
    expect(played(ranks, ...names)).toMatchObject({ state: null, payoutMultiplier: pays, raised });
  });

  test('21 is stood on by itself, and a dealer draws no card that decides nothing', () => {
    const shoe = shoeOf([10, 6, 5, 10, 6, 5]);
    const moves = ['deal', 'hit'].map(move);
    expect(playSteps(blackjack, { choices, moves }, shoe)).toMatchObject({ payoutMultiplier: 100 });
    const bust = shoeOf([10, 6, 6, 10, 10]);
    playSteps(blackjack, { choices, moves }, bust);
    expect(bust.left()).toBe(0);
  });
});

describe('a move', () => {
  test('is possible where the rules say so', () => {
    expect(allowed([10, 7, 6, 10])).toEqual(['hit', 'stand', 'double', 'surrender']);
    expect(allowed([13, 7, 10, 10])).toContain('split');
    expect(allowed([2, 7, 3, 10, 2], 'hit')).toEqual(['hit', 'stand']);
    expect(allowed([10, 1, 6, 9])).toEqual(['insurance', 'decline']);
    expect(allowed([10, 1, 6, 9], 'decline')).toContain('surrender');
    const pair = [8, 7, 8, 10, 8, 8];
    expect(allowed(pair, 'split')).toEqual(['hit', 'stand', 'double', 'split']);
    expect(allowed([...pair, 8, 3], 'split', 'split')).toEqual(['hit', 'stand', 'double']);
    const fresh = blackjack.start(choices, stream(0)).state;
    expect(allowedMoves(blackjack, fresh)).toEqual([{ name: 'deal', raises: 0 }]);
  });

  test('has its price: a double and a split a stake, an insurance a half', () => {
    const state = played([8, 7, 8, 10])?.state;
    if (state == null) throw new Error('the round is over');
    expect(allowedMoves(blackjack, state)).toEqual([
      { name: 'hit', raises: 0 },
      { name: 'stand', raises: 0 },
      { name: 'double', raises: 100 },
      { name: 'split', raises: 100 },
      { name: 'surrender', raises: 0 },
    ]);
    const insured = played([10, 1, 6, 9])?.state;
    expect(insured == null ? [] : allowedMoves(blackjack, insured)[0]?.raises).toBe(50);
  });

  test('of the house ends every round, and no round is longer than its moves', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const round = playThrough(
        blackjack,
        choices,
        (view) => {
          const { phase } = view;
          return move(phase === 'deal' ? 'deal' : phase === 'insurance' ? 'decline' : 'hit');
        },
        stream(nonce),
      );
      expect(round.moves.length).toBeLessThan(blackjack.movesMax);
    }
  });
});

describe('the hole card', () => {
  const hidden = (state: BlackjackState, hole: Card): BlackjackState => ({ ...state, hole });
  const ranks = [
    [10, 7, 6, 10],
    [10, 1, 6, 9],
    [8, 10, 8, 9],
  ];

  test('is in nothing that a page is told: rounds that differ in it alone look the same', () => {
    for (const dealt of ranks) {
      const sofar = played(dealt);
      const state = sofar?.state as BlackjackState;
      const seen = new Set(
        Array.from({ length: 13 }, (_, at) => hidden(state, { rank: at + 1, suit: at % 4 })).map(
          (other) =>
            JSON.stringify([
              blackjack.viewFor(other, 0),
              allowedMoves(blackjack, other),
              blackjack.idle(other),
            ]),
        ),
      );
      expect(seen.size).toBe(1);
      expect(JSON.stringify([sofar?.events, [...seen]])).not.toContain('hole');
    }
  });

  test('that differs makes no other events before the dealer shows it', () => {
    const openings = [4, 5, 6, 7, 8, 9].map((hole) => {
      const one = played([10, 10, 2, hole, 3], 'hit');
      return JSON.stringify([one?.events, blackjack.viewFor(one?.state as BlackjackState, 0)]);
    });
    expect(new Set(openings).size).toBe(1);
  });
});
