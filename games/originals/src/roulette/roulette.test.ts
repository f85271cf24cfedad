import { readChoices, type Choices } from '@arara/game-kit';
import { describe, expect, test } from 'vitest';
import { PER_SPOT, TOTAL } from '../cloth/cloth.ts';
import { houseCap } from '../define.ts';
import { scripted } from '../testing/scripted.ts';
import { mostOfCloth } from './prove.ts';
import { roulette, spotPrize } from './roulette.ts';
import { colourOf, POCKETS, spotOf, SPOTS, WHEEL, type SpotKind } from './spots.ts';

const laid = (bets: string): Choices => ({ mode: 'base', bets });

/** Spins with a given ball, which is all that the game may draw. */
function spin(bets: string, number: number) {
  const random = scripted(number);
  const book = roulette.play(laid(bets), random);
  expect(random.left()).toBe(0);
  return book;
}

describe('the cloth', () => {
  test.each<[SpotKind, number, number, number]>([
    ['straight', 37, 1, 3600],
    ['split', 60, 2, 1800],
    ['street', 14, 3, 1200],
    ['corner', 23, 4, 900],
    ['line', 11, 6, 600],
    ['column', 3, 12, 300],
    ['dozen', 3, 12, 300],
    ['half', 6, 18, 200],
  ])('has of each %s so many spots, numbers and hundredths', (kind, spots, numbers, pays) => {
    const own = SPOTS.filter((spot) => spot.kind === kind);
    expect(own).toHaveLength(spots);
    for (const spot of own) {
      expect(new Set(spot.numbers).size).toBe(numbers);
      expect(spotPrize(spot.code)).toBe(pays);
    }
  });

  test('has no two spots of one name or of the same numbers, but for the halves', () => {
    expect(new Set(SPOTS.map(({ code }) => code)).size).toBe(157);
    const inside = SPOTS.filter(({ code }) => /^[\d-]+$/.test(code));
    expect(new Set(inside.map(({ numbers }) => numbers.join())).size).toBe(145);
  });

  test.each([
    ['0-1', [0, 1]],
    ['0-2-3', [0, 2, 3]],
    ['0-1-2-3', [0, 1, 2, 3]],
    ['34-35-36', [34, 35, 36]],
    ['32-33-35-36', [32, 33, 35, 36]],
    ['31-32-33-34-35-36', [31, 32, 33, 34, 35, 36]],
    ['column-3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
    ['dozen-2', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
  ])('%s wins with %j', (code, numbers) => {
    expect(spotOf(code).numbers).toEqual(numbers);
  });

  test.each(['3-4', '0-4', '36-37', '1-2-3-4', '2-3-4'])('has no spot %s', (code) => {
    expect(() => spotOf(code)).toThrow(RangeError);
    expect(readChoices(roulette.choices, laid(`${code}:1`)).ok).toBe(false);
  });

  test('takes every spot at once, and the most chips that the bounds allow', () => {
    const every = SPOTS.map(({ code }) => `${code}:2`).join(' ');
    expect(readChoices(roulette.choices, laid(every))).toMatchObject({ ok: true });
    expect(readChoices(roulette.choices, laid('1:100 2:100 3:100 4:100')).ok).toBe(true);
    expect(readChoices(roulette.choices, laid('1:100 2:100 3:100 4:100 5:1')).ok).toBe(false);
    expect(readChoices(roulette.choices, laid('red:101')).ok).toBe(false);
  });

  test('cannot win more than the cap of the house', () => {
    expect(mostOfCloth(PER_SPOT, TOTAL)).toBe(900_000);
    expect(mostOfCloth(PER_SPOT, TOTAL)).toBeLessThanOrEqual(houseCap);
  });
});

describe('the wheel', () => {
  test('has each number once, and red beside black all the way round', () => {
    expect(WHEEL.toSorted((a, b) => a - b)).toEqual([...Array(POCKETS).keys()]);
    const colours = WHEEL.slice(1).map(colourOf);
    expect(colours.every((colour, at) => at === 0 || colour !== colours[at - 1])).toBe(true);
  });
});

describe('a round', () => {
  test.each([
    ['17:1', 17, [['17', 3600]]],
    ['17:1', 18, []],
    ['17-20:3', 20, [['17-20', 5400]]],
    ['0:1 column-1:5 dozen-1:5 low:5 even:5 red:5', 0, [['0', 3600]]],
    ['column-1:2 dozen-1:2 even:5 red:5', 0, []],
    [
      '1-2-4-5:2 column-1:2 column-2:2 dozen-1:1 low:1 even:3 red:5 odd:1',
      5,
      [
        ['1-2-4-5', 1800],
        ['column-2', 600],
        ['dozen-1', 300],
        ['low', 200],
        ['red', 1000],
        ['odd', 200],
      ],
    ],
  ] as const)('%s with %i pays %j', (bets, number, pays) => {
    expect(readChoices(roulette.choices, laid(bets)).ok).toBe(true);
    const wins = pays.map(([spot, amount]) => ({ spot, amount }));
    const amount = wins.reduce((sum, win) => sum + win.amount, 0);
    expect(spin(bets, number)).toEqual({
      payoutMultiplier: amount,
      events: [
        { type: 'spun', number },
        ...(wins.length === 0 ? [] : [{ type: 'spotWins', wins }]),
        { type: 'final', amount },
      ],
    });
  });

  test('of every spot exactly its numbers win', () => {
    for (const { code, numbers } of SPOTS) {
      for (let number = 0; number < POCKETS; number += 1) {
        const won = numbers.includes(number) ? spotPrize(code) : 0;
        expect(spin(`${code}:1`, number).payoutMultiplier).toBe(won);
      }
    }
  });

  test('costs a chip for each chip', () => {
    expect(roulette.costOf?.(laid('17:1 red:9'))).toBe(1_000);
  });
});
