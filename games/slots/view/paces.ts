import type { Pace } from '@arara/game-kit/view';

/** How long each part of the story takes, in milliseconds. */
export interface Times {
  /**
   * The reels turn at least this long, so that a fast server does not look broken; where nothing
   * moves, each grid stands at least this long, so that it can be seen.
   */
  readonly turnMin: number;
  readonly landing: number;
  readonly between: number;
  readonly tension: number;
  readonly winShow: number;
  readonly cascade: number;
  readonly announce: number;
  /** True if anything may move, grow or shrink. */
  readonly moves: boolean;
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
    moves: true,
  },
  turbo: {
    turnMin: 120,
    landing: 260,
    between: 30,
    tension: 300,
    winShow: 420,
    cascade: 180,
    announce: 700,
    moves: true,
  },
  still: {
    turnMin: 450,
    landing: 0,
    between: 0,
    tension: 0,
    winShow: 700,
    cascade: 250,
    announce: 1200,
    moves: false,
  },
};

export function timesOf(pace: Pace): Times {
  return times[pace];
}
