import type { Pace } from './view-types.ts';

/** How long each part of the story takes, in milliseconds. */
export interface Times {
  /** The reels turn at least this long, so that a fast server does not look broken. */
  readonly turnMin: number;
  readonly landing: number;
  readonly between: number;
  readonly tension: number;
  readonly winShow: number;
  readonly cascade: number;
  readonly announce: number;
  /** Winners grow and shrink once. */
  readonly pulses: boolean;
}

const times: Record<Pace, Times> = {
  normal: {
    turnMin: 420,
    landing: 520,
    between: 130,
    tension: 900,
    winShow: 900,
    cascade: 320,
    announce: 1500,
    pulses: true,
  },
  turbo: {
    turnMin: 120,
    landing: 260,
    between: 30,
    tension: 300,
    winShow: 420,
    cascade: 180,
    announce: 700,
    pulses: true,
  },
  still: {
    turnMin: 0,
    landing: 0,
    between: 0,
    tension: 0,
    winShow: 700,
    cascade: 250,
    announce: 1200,
    pulses: false,
  },
};

export function timesOf(pace: Pace): Times {
  return times[pace];
}
