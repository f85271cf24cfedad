import { createHash } from 'node:crypto';

/** A stream of chances that is the same each time its words are. */
export interface Chances {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number of a span, both ends among it. */
  between(least: number, most: number): number;
  of<T>(list: readonly T[]): T;
  /** True in so many of 1. */
  within(share: number): boolean;
  /** Different whole numbers of a span, rising. */
  some(count: number, least: number, most: number): number[];
}

const wordBytes = 6;
const wordValues = 2 ** (8 * wordBytes);

/** The stream that these words name: for habits of programs, never for a prize. */
export function chancesOf(...words: readonly (string | number)[]): Chances {
  const name = words.join(' ');
  let place = 0;
  const next = () => {
    place += 1;
    const hash = createHash('sha256').update(`${name} ${place}`).digest();
    return hash.readUIntBE(0, wordBytes) / wordValues;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    of: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('nothing to choose from');
      return list[between(0, list.length - 1)] as T;
    },
    within: (share) => next() < share,
    some(count, least, most) {
      const left = Array.from({ length: most - least + 1 }, (_, at) => least + at);
      const taken = Array.from(
        { length: count },
        () => left.splice(between(0, left.length - 1), 1)[0] ?? least,
      );
      return taken.sort((a, b) => a - b);
    },
  };
}
