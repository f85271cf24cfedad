import type { Draw, DrawModel } from '@arara/lottery/betting';

/** Numbers of a draw that are counted together. */
export interface Track {
  /** `all`: all of one part; `place`: one place of it; else digits at the end of long numbers. */
  readonly kind: 'all' | 'place' | Ending;
  /** Part and place, counted from 1; null where it is not one of several. */
  readonly part: number | null;
  readonly place: number | null;
  readonly low: number;
  readonly high: number;
  readonly width: number;
  /** How many of its numbers a draw has, and whether one may come twice in it. */
  readonly count: number;
  readonly repeats: boolean;
  /** How people count since when a number did not come. */
  readonly away: 'draws' | 'days';
  readonly see: (draw: Draw) => readonly number[];
}

type Ending = `${'lo' | 'de'}${'' | '-tens' | '-units'}`;

/** Of numbers with more digits than these need the last two are looked at. */
const wholeMax = 100;
/** Places are looked at one by one where there are not more numbers than these. */
const placeMax = 20;

/** The tracks that can be counted of the draws of a model: all numbers of a part, and each of its places. */
export function tracksOf({ parts }: DrawModel): readonly Track[] {
  const sizeOf = (part: DrawModel['parts'][number]): number => part.high - part.low + 1;
  if (parts.some((part) => sizeOf(part) > wholeMax)) return endingsOf(parts);
  return parts.flatMap((part, at) => {
    const { low, high, width, count, how } = part;
    const own = parts.length > 1 ? at + 1 : null;
    const base = { part: own, low, high, width, away: 'draws' as const };
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

/** The parts of long numbers that are looked at: the endings of all prizes, or that of the special one. */
const endings = ['lo', 'de'] as const;
const digits = [
  { of: '', width: 2, see: (ending: number) => ending },
  { of: '-tens', width: 1, see: (ending: number) => Math.floor(ending / 10) },
  { of: '-units', width: 1, see: (ending: number) => ending % 10 },
] as const;

/**
 * The tracks that players follow in Vietnam: the last two digits of all prizes (lô) and of the special prize (đề),
 * whole, by their head (đầu) and by their tail (đuôi).
 */
function endingsOf(parts: DrawModel['parts']): readonly Track[] {
  const wide = parts.flatMap(({ width }, at) => (width >= 2 ? [at] : []));
  return digits.flatMap(({ of, width, see }) =>
    endings.map((ending): Track => {
      const seen = ending === 'lo' ? wide : wide.slice(0, 1);
      return {
        kind: `${ending}${of}`,
        part: null,
        place: null,
        low: 0,
        high: 10 ** width - 1,
        width,
        count: seen.reduce((sum, at) => sum + (parts[at]?.count ?? 0), 0),
        repeats: ending === 'lo',
        away: 'days',
        see: (draw) => seen.flatMap((at) => (draw[at] ?? []).map((number) => see(number % 100))),
      };
    }),
  );
}

/** A number as the draws of a track write it. */
export const writeIn = ({ width }: Track, number: number): string =>
  String(number).padStart(width, '0');
