import { describe, expect, test } from 'vitest';
import { countBest } from './best-play.ts';
import { ratedMoves } from './best-move.ts';
import { dealerChances } from './dealer.ts';
import { openTable } from './one-hand.ts';
import { chanceOf, ruledOut, shoeWithout, take } from './shoe.ts';

const cards = (ranks: readonly number[]) => ranks.map((rank) => ({ rank, suit: 0 }));
const view = (up: number, hand: readonly number[], phase: 'insurance' | 'play' = 'play') => ({
  phase,
  up: { rank: up, suit: 0 },
  hands: [{ cards: cards(hand), stakes: 1 as const, end: null }],
  active: 0,
  insured: false,
});
const best = (up: number, hand: readonly number[]) => ratedMoves(view(up, hand))[0]?.name;

describe('the analysis', () => {
  test('finds the edge of these rules: published tables have 0.3 to 0.4 %', () => {
    const { gain, raised, prizes } = countBest();
    expect(-gain).toBeCloseTo(0.00337878, 8);
    expect([...prizes.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    const paid = [...prizes].reduce((sum, [pays, chance]) => sum + (pays / 100) * chance, 0);
    expect(paid).toBeCloseTo(1 + gain + raised, 10);
  });

  /** Six packs, one card up, of rounds without a natural of the dealer: the share of busts is in every book. */
  test.each([
    [2, 0.3535],
    [5, 0.4184],
    [6, 0.4228],
    [7, 0.2619],
    [10, 0.2302],
    [1, 0.167],
  ])('counts how often a dealer with %d busts', (up, busts) => {
    const chances = dealerChances(up, shoeWithout([up]));
    expect(chances.at(-1)).toBeCloseTo(busts, 3);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
  });

  test('counts the dealer as drawing card by card does', () => {
    const drawOut = (
      points: number,
      ace: boolean,
      shoe: Int32Array,
      isHole: boolean,
      up: number,
    ): number[] => {
      const total = ace && points + 10 <= 21 ? points + 10 : points;
      const sums = [0, 0, 0, 0, 0, 0];
      if (total >= 17) return sums.with(Math.min(5, total - 17), 1);
      const out = isHole ? ruledOut(up) : 0;
      const all = (shoe[0] ?? 0) - (out === 0 ? 0 : (shoe[out] ?? 0));
      for (let next = 1; next <= 10; next += 1) {
        const own = next === out ? 0 : (shoe[next] ?? 0);
        if (own === 0) continue;
        take(shoe, next);
        const after = drawOut(points + next, ace || next === 1, shoe, false, up);
        take(shoe, next, -1);
        after.forEach((chance, at) => (sums[at] = (sums[at] ?? 0) + (own / all) * chance));
      }
      return sums;
    };
    for (const up of [1, 6, 10]) {
      const shoe = shoeWithout([up, 10, 6]);
      const counted = dealerChances(up, shoe);
      drawOut(up, up === 1, shoe, true, up).forEach((chance, at) => {
        expect(counted[at]).toBeCloseTo(chance, 12);
      });
    }
  });

  test('knows that a card which the peek has ruled out is not the hole card', () => {
    for (const up of [1, 7, 10]) {
      const shoe = shoeWithout([up, 9]);
      const chances = Array.from({ length: 10 }, (_, at) => chanceOf(shoe, at + 1, ruledOut(up)));
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    }
    const shoe = shoeWithout([10, 9]);
    expect(chanceOf(shoe, 1, ruledOut(10))).toBeCloseTo(24 / 309, 12);
  });

  test('never splits fives or tens, which the count takes for granted', () => {
    for (let up = 1; up <= 10; up += 1) {
      expect(best(up, [5, 5])).not.toBe('split');
      expect(best(up, [10, 10])).toBe('stand');
    }
  });
});

describe('the hint', () => {
  test.each([
    { up: 10, hand: [10, 6], move: 'surrender' },
    { up: 6, hand: [10, 2], move: 'stand' },
    { up: 2, hand: [10, 2], move: 'hit' },
    { up: 6, hand: [8, 8], move: 'split' },
    { up: 10, hand: [1, 1], move: 'split' },
    { up: 10, hand: [5, 6], move: 'double' },
    { up: 3, hand: [1, 7], move: 'double' },
    { up: 9, hand: [1, 7], move: 'hit' },
    { up: 8, hand: [1, 7], move: 'stand' },
    { up: 7, hand: [10, 7], move: 'stand' },
    { up: 10, hand: [10, 4], move: 'hit' },
    { up: 9, hand: [9, 9], move: 'split' },
    { up: 7, hand: [9, 9], move: 'stand' },
  ])('makes the move of basic strategy: $hand against $up', ({ up, hand, move }) => {
    expect(best(up, hand)).toBe(move);
  });

  test('never insures with a fresh shoe, and tells what that would cost', () => {
    const [first, second] = ratedMoves(view(1, [9, 8], 'insurance'));
    expect(first).toEqual({ name: 'decline', gain: 0 });
    expect(second?.gain).toBeLessThan(0);
  });

  test('heeds every card on the table', () => {
    const alone = openTable(10, []).standing([10, 6]);
    const beside = openTable(10, [10, 10, 10, 10]).standing([10, 6]);
    expect(beside.stand.pays).not.toEqual(alone.stand.pays);
  });
});
