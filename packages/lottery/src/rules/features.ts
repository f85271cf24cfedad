import type { Population } from '../draw/view.ts';

/** A word, or a number where the bet is on a number: `big`, `leopard`, 17. */
export type Word = string | number;

/** The names of a result: bets on `wins` win, those on `pushes` get their stake back. */
export interface Called {
  readonly wins: readonly Word[];
  readonly pushes?: readonly Word[];
}

/** Reads names off what a view sees; the population tells the range of its numbers. */
type Feature = (seen: readonly number[], population: Population) => Called;

/** Names that are more than a band of totals: those are the rule `band`'s. */
export const features = {
  sum: (seen) => ({ wins: [sumOf(seen)] }),

  /** Big is the upper half of the numbers; a number is also odd or even. */
  sides: ([number = 0], { low, high }) => ({
    wins: [2 * number > low + high ? 'big' : 'small', parityOf(number)],
  }),

  /** The same where the largest number is neither: 11 of eleven, 49 of forty-nine. */
  'sides-but-top': ([number = 0], { low, high }) =>
    number === high
      ? { wins: [], pushes: ['big', 'small', 'odd', 'even'] }
      : { wins: [2 * number > low + high - 1 ? 'big' : 'small', parityOf(number)] },

  /** Dice: three alike are neither big nor small, neither odd nor even. */
  'dice-sides': (seen, { count, low, high }) => {
    if (new Set(seen).size === 1) return { wins: [] };
    const sum = sumOf(seen);
    return { wins: [2 * sum > count * (low + high) ? 'big' : 'small', parityOf(sum)] };
  },

  /** The first number against the second; a tie gives both their stakes back. */
  'dragon-tiger': ([first = 0, second = 0]) => {
    if (first === second) return { wins: ['tie'], pushes: ['dragon', 'tiger'] };
    return { wins: [first > second ? 'dragon' : 'tiger'] };
  },

  /** Three digits as cards. 0 follows 9, so that 890 and 901 are straights. */
  'three-cards': (seen) => {
    const different = [...new Set(seen)];
    if (different.length === 1) return { wins: ['leopard'] };
    if (different.length === 2) return { wins: ['pair'] };
    const steps = different.filter((digit) => seen.includes((digit + 1) % 10)).length;
    if (steps === 2) return { wins: ['straight'] };
    return { wins: [steps === 1 ? 'half-straight' : 'mixed'] };
  },

  /**
   * Five digits: where three of them make a multiple of ten, the last digit of the sum of the other
   * two is the bull, and ten is the bull of bulls.
   */
  bull: (seen) => {
    const sum = sumOf(seen);
    if (!hasThreeOfTen(seen)) return { wins: ['no-bull'] };
    return { wins: [sum % 10 === 0 ? 'bull-bull' : `bull-${sum % 10}`] };
  },

  /** Three dice: all alike, in a row, two alike or none of it. */
  dice: (seen) => {
    const different = new Set(seen).size;
    if (different === 1) return { wins: ['triple'] };
    if (different === 2) return { wins: ['pair'] };
    return { wins: [Math.max(...seen) - Math.min(...seen) === 2 ? 'straight' : 'mixed'] };
  },

  /** The numbers that come at least twice; of three dice at most one does. */
  twice: (seen) => ({
    wins: [...new Set(seen.filter((number, at) => seen.indexOf(number) !== at))],
  }),

  /** The number in the middle when all stand in rising order. */
  middle: (seen) => {
    const rising = [...seen].sort((a, b) => a - b);
    return { wins: rising.slice((seen.length - 1) / 2, (seen.length + 1) / 2) };
  },
} as const satisfies Record<string, Feature>;

export type FeatureName = keyof typeof features;

/** The names of a result under the feature of this name. */
export function calledOf(
  name: FeatureName,
  seen: readonly number[],
  population: Population,
): Called {
  return features[name](seen, population);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function parityOf(number: number): 'odd' | 'even' {
  return number % 2 === 1 ? 'odd' : 'even';
}

/** Three of five make a multiple of ten where the other two leave the rest of the sum. */
function hasThreeOfTen(digits: readonly number[]): boolean {
  const rest = sumOf(digits) % 10;
  return digits.some((digit, at) =>
    digits.slice(at + 1).some((other) => (digit + other) % 10 === rest),
  );
}
