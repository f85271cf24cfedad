import { fraction } from '@arara/money';
import type { Odds } from '../odds/multipliers.ts';
import { shapeOf } from '../odds/shape.ts';

export const SIZES = [10, 20, 30, 40, 50] as const;
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** The segments of one prize: how many there are. */
interface Group {
  readonly segments: number;
  readonly pays: boolean;
}

/** By how much rarer groups pay more, in eighths of an exponent; at the high risk one segment has it all. */
export const EIGHTHS: Readonly<Record<Risk, number>> = { low: 1, medium: 4, high: 8 };

/** The groups of a wheel from the rarest prize on; the last one pays nothing. */
export function groupsOf(size: number, risk: Risk): Group[] {
  const tenth = size / 10;
  const paying = {
    low: [tenth, 7 * tenth],
    medium: [1, 2 * tenth - 1, 3 * tenth],
    high: [1],
  }[risk];
  const left = paying.reduce((rest, segments) => rest - segments, size);
  const groups = paying.map((segments) => ({ segments, pays: true }));
  return [...groups, { segments: left, pays: false }];
}

/** The odds of the groups. */
export function wheelOdds(size: number, risk: Risk): Odds[] {
  return groupsOf(size, risk).map(({ segments, pays }) => {
    const chance = fraction(BigInt(segments), BigInt(size));
    return { chance, shape: pays ? shapeOf(chance, { eighths: EIGHTHS[risk] }) : 0n };
  });
}

/**
 * The group of each segment, from the pointer clockwise. The groups are spread one after the other, the rarest
 * first: segment j of n goes to the place floor(j × size / n), or the next free one.
 */
export function layoutOf(size: number, risk: Risk): number[] {
  const places: (number | undefined)[] = new Array<undefined>(size).fill(undefined);
  for (const [group, { segments }] of groupsOf(size, risk).entries()) {
    for (let segment = 0; segment < segments; segment += 1) {
      let place = Math.floor((segment * size) / segments);
      while (places[place] !== undefined) place = (place + 1) % size;
      places[place] = group;
    }
  }
  return places.map((group) => group ?? 0);
}
