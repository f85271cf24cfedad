import { fraction } from '@arara/money';
import type { Odds } from '../odds/multipliers.ts';
import { shapeOf } from '../odds/shape.ts';

/** A scratch card's title: how many of a million cards have each prize, from the smallest prize up. */
export interface ScratchMaths {
  readonly code: string;
  readonly cards: readonly number[];
  /** By how much rarer prizes are larger, in eighths of an exponent. */
  readonly eighths: number;
}

export const PRINTED = 1_000_000;

/** Three titles of three characters: many small prizes, some of each size, few large ones. */
export const scratchTitles: readonly ScratchMaths[] = [
  {
    code: 'raspa-junina',
    cards: [230_000, 80_000, 30_000, 9_000, 2_500, 500, 80],
    eighths: 6,
  },
  {
    code: 'raspa-da-mata',
    cards: [170_000, 60_000, 22_000, 6_000, 1_400, 240, 24],
    eighths: 7,
  },
  {
    code: 'raspa-carnaval',
    cards: [120_000, 45_000, 16_000, 4_500, 1_000, 150, 15],
    eighths: 8,
  },
];

/** The odds of the prizes of a title, from the smallest up. */
export function scratchOdds({ cards, eighths }: ScratchMaths): Odds[] {
  return cards.map((count) => {
    const chance = fraction(BigInt(count), BigInt(PRINTED));
    return { chance, shape: shapeOf(chance, { eighths }) };
  });
}
