import type { Answer } from '../../lib/api.ts';

export type Certificate = Answer<'certificates'>[number];
export type Mode = Certificate['modes'][number];

export interface Band {
  /** Places on the scale, 0 to 1. */
  readonly low: number;
  readonly high: number;
  readonly theory: number;
  readonly live: number;
  readonly inside: boolean;
}

/** Room at both ends, as a share of what is shown. */
const margin = 0.12;

/** Where chance lets the return lie, where theory says, and where it is; null before the first round. */
export function bandOf({ rtp, live }: Pick<Mode, 'rtp' | 'live'>): Band | null {
  if (live.rtp === null || live.low === null || live.high === null) return null;
  const [theory, at, low, high] = [rtp, live.rtp, live.low, live.high].map(Number);
  if (theory === undefined || at === undefined || low === undefined || high === undefined)
    return null;
  const values = [theory, at, low, high];
  if (values.some(Number.isNaN)) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least) * margin || 1;
  const place = (value: number): number => (value - least + room) / (most - least + 2 * room);
  return {
    low: place(low),
    high: place(high),
    theory: place(theory),
    live: place(at),
    inside: at >= low && at <= high,
  };
}
