import type { Draw, DrawModel } from '@arara/lottery/betting';

/** Numbers of a draw that are counted together. */
export interface Track {
  /** `all`: all of one part; `place`: one place of it; `tails`: the last two digits of all. */
  readonly kind: 'all' | 'place' | 'tails';
  /** Part and place, counted from 1; null where it is not one of several. */
  readonly part: number | null;
  readonly place: number | null;
  readonly low: number;
  readonly high: number;
  readonly width: number;
  /** How many of its numbers a draw has, and whether one may come twice in it. */
  readonly count: number;
  readonly repeats: boolean;
  readonly see: (draw: Draw) => readonly number[];
}

/** Numbers of more digits are told apart by their last two. */
const wholeMax = 100;
const tailDigits = 2;
/** Places are looked at one by one where there are not more numbers than these. */
const placeMax = 20;

/** What can be counted of the draws of a model: all numbers of a part, and each of its places. */
export function tracksOf({ parts }: DrawModel): readonly Track[] {
  const sizeOf = (part: DrawModel['parts'][number]): number => part.high - part.low + 1;
  if (parts.some((part) => sizeOf(part) > wholeMax)) return [tailsOf(parts)];
  return parts.flatMap((part, at) => {
    const { low, high, width, count, how } = part;
    const base = { part: parts.length > 1 ? at + 1 : null, low, high, width };
    const numbers = (draw: Draw) => draw[at] ?? [];
    const all: Track = {
      ...base,
      kind: 'all',
      place: null,
      count,
      repeats: how === 'each' && count > 1,
      see: numbers,
    };
    // All cars of a race come in: only their places tell anything.
    const isWhole = how !== 'each' && count === sizeOf(part);
    const hasPlaces = how !== 'set' && sizeOf(part) <= placeMax && count > 1;
    const places = Array.from({ length: hasPlaces ? count : 0 }, (_, place): Track => ({
      ...base,
      kind: 'place',
      place: place + 1,
      count: 1,
      repeats: false,
      see: (draw) => numbers(draw).slice(place, place + 1),
    }));
    return isWhole && hasPlaces ? places : [all, ...places];
  });
}

function tailsOf(parts: DrawModel['parts']): Track {
  const wide = parts.filter(({ width }) => width >= tailDigits);
  const modulus = 10 ** tailDigits;
  return {
    kind: 'tails',
    part: null,
    place: null,
    low: 0,
    high: modulus - 1,
    width: tailDigits,
    count: wide.reduce((sum, { count }) => sum + count, 0),
    repeats: true,
    see: (draw) =>
      parts.flatMap((part, at) =>
        part.width >= tailDigits ? (draw[at] ?? []).map((number) => number % modulus) : [],
      ),
  };
}

/** A number as the draws of a track write it. */
export const writeIn = ({ width }: Track, number: number): string =>
  String(number).padStart(width, '0');
