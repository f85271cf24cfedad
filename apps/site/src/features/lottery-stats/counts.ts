import type { Draw } from '@arara/lottery/betting';
import type { Track } from './tracks.ts';

/** The counts of one number of a track. */
export interface NumberCount {
  readonly number: number;
  /** How often it was drawn in the last so many draws. */
  readonly times: number;
  /** Draws since it was seen last, 0 in the newest; null: in none that is known. */
  readonly absent: number | null;
  readonly heat: 'hot' | 'cold' | null;
}

/** So large a part of the numbers is called hot, and as large a one cold, where they differ. */
const extremePart = 0.2;

/** After fewer draws than these a number is neither: that says nothing yet. */
const heatFrom = 20;

/** Counts every number of a track: how often in the last `last` draws, and how long it is away. */
export function countsOf(
  track: Track,
  draws: readonly Draw[],
  last: number,
): readonly NumberCount[] {
  const seen = draws.map((draw) => track.see(draw));
  const times = new Map<number, number>();
  for (const number of seen.slice(0, last).flat()) times.set(number, (times.get(number) ?? 0) + 1);
  const absent = new Map<number, number>();
  for (const [at, numbers] of seen.entries()) {
    for (const number of numbers) if (!absent.has(number)) absent.set(number, at);
  }
  const size = track.high - track.low + 1;
  const counted = Array.from({ length: size }, (_, at) => {
    const number = track.low + at;
    return { number, times: times.get(number) ?? 0, absent: absent.get(number) ?? null };
  });
  const isEnough = Math.min(last, draws.length) >= heatFrom;
  const heatOf = isEnough ? heats(counted.map((one) => one.times)) : () => null;
  return counted.map((one) => ({ ...one, heat: heatOf(one.times) }));
}

/** A function that says which counts are often, and which seldom, among these. */
function heats(times: readonly number[]): (count: number) => NumberCount['heat'] {
  const rising = times.toSorted((a, b) => a - b);
  const reach = Math.max(1, Math.floor(rising.length * extremePart));
  const cold = rising[reach - 1] ?? 0;
  const hot = rising.at(-reach) ?? 0;
  return (count) => {
    if (hot === cold) return null;
    if (count >= hot) return 'hot';
    return count <= cold ? 'cold' : null;
  };
}

/** How often a number comes on average in so many draws. */
export const expectedTimes = ({ count, low, high }: Track, draws: number): number =>
  (draws * count) / (high - low + 1);

export const orders = ['number', 'times', 'absent'] as const;
export type Order = (typeof orders)[number];

/** By number, the most frequent first, or the longest away first. */
export function ordered(counts: readonly NumberCount[], order: Order): readonly NumberCount[] {
  if (order === 'number') return counts;
  const weightOf = ({ times, absent }: NumberCount): number =>
    order === 'times' ? times : (absent ?? Infinity);
  return counts.toSorted((a, b) => compare(weightOf(b), weightOf(a)));
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
