import { createStream } from '@arara/fairness';
import { allowedMoves, meanOf, playSteps, readMove } from '@arara/game-kit';
import { fraction, times, toNumber } from '@arara/money';
import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { cardOf, numberOf } from '../deck.ts';
import { bestHold, bestPrizes, dealtPrizes } from './best-play.ts';
import { HANDS, placeOfCards } from './hands.ts';
import { holdsOf } from './holds.ts';
import { holding, videoPoker } from './video-poker.ts';

const stream = (nonce: number) =>
  createStream({ serverSeed: '5a'.repeat(32), clientSeed: 'arara', nonce });
const started = (nonce: number) => videoPoker.start({ mode: 'base' }, stream(nonce)).state;
const played = (nonce: number, places: readonly number[]) =>
  playSteps(videoPoker, { choices: { mode: 'base' }, moves: [holding(places)] }, stream(nonce));

const ranks = 'A23456789TJQK';
const suits = 'hsdc';
/** Cards as `Th 2s`. */
const cards = (text: string): Card[] =>
  text.split(' ').map((name) => {
    const [rank = '', suit = ''] = name;
    return { rank: ranks.indexOf(rank) + 1, suit: suits.indexOf(suit) };
  });
const nameOf = (text: string) => HANDS[placeOfCards(cards(text).map(numberOf))]?.name ?? null;

test.each([
  ['Th Jh Qh Kh Ah', 'royal'],
  ['Ah 2h 3h 4h 5h', 'straight-flush'],
  ['9c Tc Jc Qc Kc', 'straight-flush'],
  ['7h 7s 7d 7c 2h', 'four'],
  ['7h 7s 7d 2c 2h', 'full-house'],
  ['2h 5h 9h Jh Kh', 'flush'],
  ['Th Js Qh Kh Ah', 'straight'],
  ['Ah 2h 3h 4h 5s', 'straight'],
  ['Qh Ks Ah 2h 3h', null],
  ['7h 7s 7d 2c 3h', 'three'],
  ['7h 7s 2d 2c Ah', 'two-pairs'],
  ['Ah As 2d 3c 4h', 'jacks'],
  ['Jh Js 2d 3c 4h', 'jacks'],
  ['Th Ts 2d 3c 4h', null],
  ['2h 5s 9d Jc Kh', null],
])('%s is %s', (hand, name) => {
  expect(nameOf(hand)).toBe(name);
});

describe('the count', () => {
  test('gives the published return of Jacks or Better 9/6', () => {
    expect(meanOf(bestPrizes())).toEqual(fraction(1_653_526_326_983n, 1_661_102_543_100n));
  });

  test('gives the published numbers of hands of five dealt cards', () => {
    const deals = fraction(2_598_960n);
    const found = dealtPrizes().map(({ chance }) => toNumber(times(chance, deals)));
    expect(found).toEqual([4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 337_920]);
  });

  test('of one hand finds what the count of all hands finds', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const { hand } = started(nonce);
      const holds = holdsOf(hand);
      expect(bestHold(hand)).toEqual(holds[0]?.places);
      expect(holds).toHaveLength(32);
      const sizes = holds.map(({ places, draws }) => [places.length, draws]);
      const draws = [1_533_939, 178_365, 16_215, 1_081, 47, 1];
      expect(sizes.every(([held = 0, all]) => draws[held] === all)).toBe(true);
    }
  });

  test('of one hand is that of its draws, played one by one', () => {
    const hand = cards('Kh Qh Jh 9s 9h');
    const numbers = hand.map(numberOf);
    const rest = [...Array(52).keys()].filter((card) => !numbers.includes(card));
    for (const places of [
      [0, 1, 2],
      [3, 4],
      [0, 1, 2, 4],
      [0, 1, 2, 3, 4],
    ]) {
      const held = places.map((at) => numbers[at] ?? 0);
      const ways = HANDS.map(() => 0);
      const finish = (drawn: readonly number[], from: number): void => {
        if (held.length + drawn.length < 5) {
          for (let at = from; at < rest.length; at += 1) finish([...drawn, rest[at] ?? 0], at + 1);
          return;
        }
        const place = placeOfCards([...held, ...drawn]);
        if (place < ways.length) ways[place] = (ways[place] ?? 0) + 1;
      };
      finish([], 0);
      expect(holdsOf(hand).find((hold) => hold.places.join() === places.join())?.ways).toEqual(
        ways,
      );
    }
  });

  test.each([
    { hand: 'Th Jh Qh Kh 2s', best: [0, 1, 2, 3] },
    { hand: 'Th Jh Qh Kh 9s', best: [0, 1, 2, 3] },
    { hand: '9h Th Jh Qh Kh', best: [0, 1, 2, 3, 4] },
    { hand: 'Ah Ks Qd Jc 4h', best: [0, 1, 2, 3] },
    { hand: 'Jh Js Th 9h 8h', best: [0, 2, 3, 4] },
    { hand: '2h 2s 5d 8c Kh', best: [0, 1] },
    { hand: '5s 6d 7c 8s Kh', best: [0, 1, 2, 3] },
    { hand: '2h 5s 7d 8c 9h', best: [] },
  ])('finds the hold that books name: $hand', ({ hand, best }) => {
    expect(bestHold(cards(hand))).toEqual(best);
  });
});

describe('a round', () => {
  test('keeps what is held in its place, and draws the rest from what is left of the pack', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { hand } = started(nonce);
      const places = [0, 1, 2, 3, 4].filter((at) => ((nonce >> at) & 1) === 1);
      const [, drew] = played(nonce, places)?.events ?? [];
      const after = (drew as { cards?: readonly Card[] }).cards ?? [];
      for (const at of places) expect(after[at]).toEqual(hand[at]);
      const seen = new Set([...hand, ...after].map(numberOf));
      expect(seen.size).toBe(10 - places.length);
    }
  });

  test('pays by its last five cards, and ends with its one move', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { hand } = started(nonce);
      const place = placeOfCards(hand.map(numberOf));
      const sofar = played(nonce, [0, 1, 2, 3, 4]);
      expect(sofar).toMatchObject({
        state: null,
        payoutMultiplier: HANDS[place]?.pays ?? 0,
        raised: 0,
      });
      expect(sofar?.events.at(-2)).toMatchObject({ cards: hand, hand: HANDS[place]?.name ?? null });
    }
  });

  test('reads a hold of any places, and of none', () => {
    const read = (hold: string) => readMove(videoPoker.moves, { name: 'hold', choices: { hold } });
    for (const hold of ['', '1', '2 4', '1 2 3 4 5']) {
      expect(read(hold)).toEqual({ ok: true, value: { name: 'hold', choices: { hold } } });
    }
    for (const hold of ['0', '6', '2 1', '1 1', ' ']) expect(read(hold).ok).toBe(false);
    expect(allowedMoves(videoPoker, started(1))).toEqual([{ name: 'hold', raises: 0 }]);
  });

  test('left alone is held best', () => {
    for (let nonce = 0; nonce < 10; nonce += 1) {
      const state = started(nonce);
      expect(videoPoker.idle(state)).toEqual(holding(bestHold(state.hand)));
    }
  });

  test('tells nothing of the cards to come: they are drawn when they are asked for', () => {
    const first = started(3);
    const seen = JSON.stringify(videoPoker.viewFor(first, 0));
    expect(JSON.parse(seen)).toEqual({ hand: first.hand });
    // The order of the pack behind the hand is the same whatever comes.
    const rest = first.deck.cards.slice(5).toSorted((a, b) => a - b);
    expect([...first.hand.map(numberOf), ...rest].toSorted((a, b) => a - b)).toEqual([
      ...Array(52).keys(),
    ]);
    expect(rest.map(cardOf)).toHaveLength(47);
  });
});
