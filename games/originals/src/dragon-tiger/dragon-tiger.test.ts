import { meanOf, readChoices, toDecimal, type Choices } from '@arara/game-kit';
import { describe, expect, test } from 'vitest';
import { PER_SPOT } from '../cloth/cloth.ts';
import { houseCap } from '../define.ts';
import { shoeOf } from '../testing/shoe.ts';
import { dragonTiger, DUEL_PAYS, DUEL_SPOTS, PACKS, type DuelSpot } from './dragon-tiger.ts';
import { duelPrizes } from './odds.ts';

const laid = (bets: string): Choices => ({ mode: 'base', bets });
const all = DUEL_SPOTS.map((spot) => `${spot}:1`).join(' ');
const [hearts, spades] = [0, 1];

describe('a round', () => {
  test.each([
    ['the king beats the queen', all, [13, hearts], [12, hearts], 'dragon', [['dragon', 200]]],
    ['the ace is the lowest', all, [1, spades], [2, hearts], 'tiger', [['tiger', 200]]],
    [
      'a tie gives back half, and pays',
      all,
      [7, hearts],
      [7, spades],
      'tie',
      [
        ['dragon', 50],
        ['tie', 1200],
        ['tiger', 50],
      ],
    ],
    [
      'a tie of one suit pays both ties',
      all,
      [7, spades],
      [7, spades],
      'tie',
      [
        ['dragon', 50],
        ['tie', 1200],
        ['tiger', 50],
        ['suited-tie', 5100],
      ],
    ],
    ['one suit alone pays nothing', 'suited-tie:9', [7, spades], [8, spades], 'tiger', []],
    [
      'half of an odd number of chips is exact',
      'dragon:3',
      [7, hearts],
      [7, spades],
      'tie',
      [['dragon', 150]],
    ],
  ] as const)('%s', (_, bets, [rank, suit], [other, otherSuit], winner, pays) => {
    const [dragon, tiger] = [
      { rank, suit },
      { rank: other, suit: otherSuit },
    ];
    const random = shoeOf(PACKS, [dragon, tiger]);
    const wins = pays.map(([spot, amount]) => ({ spot, amount }));
    const amount = wins.reduce((sum, win) => sum + win.amount, 0);
    expect(dragonTiger.play(laid(bets), random)).toEqual({
      payoutMultiplier: amount,
      events: [
        { type: 'duel', dragon, tiger, winner },
        ...(wins.length === 0 ? [] : [{ type: 'spotWins', wins }]),
        { type: 'final', amount },
      ],
    });
    expect(random.left()).toBe(0);
  });
});

describe('the cloth', () => {
  test('gives back half a chip in whole centavos, since chips are whole reais', () => {
    for (const stake of dragonTiger.bets.stakes) expect(stake).toMatch(/^\d+\.00$/);
  });

  test('takes opposite bets, and cannot win more than the cap', () => {
    expect(readChoices(dragonTiger.choices, laid('dragon:1 tiger:1')).ok).toBe(true);
    const most = DUEL_SPOTS.reduce((sum, spot) => sum + PER_SPOT * DUEL_PAYS[spot], 0);
    expect(most).toBeLessThan(houseCap);
  });
});

describe('the count of all pairs of cards', () => {
  test.each<[DuelSpot, string]>([
    ['dragon', '0.96265060'],
    ['tiger', '0.96265060'],
    ['tie', '0.89638554'],
    ['suited-tie', '0.86024096'],
  ])('gives a chip on %s the return %s', (spot, returned) => {
    expect(toDecimal(meanOf(duelPrizes(spot)), 8)).toBe(returned);
  });

  test('counts every pair once', () => {
    const sum = duelPrizes('tie').map(({ chance }) => ({ chance, pays: 100 }));
    expect(toDecimal(meanOf(sum), 8)).toBe('1.00000000');
  });
});
