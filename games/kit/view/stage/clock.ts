import type { FrameListener, Ticker } from './ticker.ts';

export type Ease = (t: number) => number;

export const linear: Ease = (t) => t;
export const easeOut: Ease = (t) => 1 - (1 - t) ** 3;
export const easeIn: Ease = (t) => t * t;
/** There from the first frame on: the time is spent standing. */
export const atOnce: Ease = () => 1;
/** Passes its goal a little and settles, with so much of a spring: 0 lands like sand, 2 like rubber. */
export function backBy(spring: number): Ease {
  return (t) => 1 + (spring + 1) * (t - 1) ** 3 + spring * (t - 1) ** 2;
}

/** Waits and tweens on the view's own ticker, so that all of them can be hurried or cut off. */
export interface StageClock {
  tween(ms: number, ease: Ease, step: (progress: number) => void): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Everything that runs, and all that follows until `calm`, takes a tenth of its time. */
  hurry(): void;
  calm(): void;
  stop(): void;
}

const hurryFactor = 10;

interface Running {
  elapsed: number;
  readonly ms: number;
  readonly ease: Ease;
  readonly step: (progress: number) => void;
  readonly done: () => void;
}

export function createStageClock(ticker: Ticker): StageClock {
  const running = new Set<Running>();
  let factor = 1;
  const advance: FrameListener = (elapsedMs) => {
    for (const item of running) {
      item.elapsed += elapsedMs * factor;
      const progress = item.ms <= 0 ? 1 : Math.min(1, item.elapsed / item.ms);
      item.step(item.ease(progress));
      if (progress < 1) continue;
      running.delete(item);
      item.done();
    }
    if (running.size === 0) ticker.remove(advance);
  };
  const tween: StageClock['tween'] = (ms, ease, step) =>
    new Promise((done) => {
      running.add({ elapsed: 0, ms, ease, step, done });
      ticker.add(advance);
    });
  return {
    tween,
    wait: (ms) => tween(ms, linear, () => {}),
    hurry() {
      factor = hurryFactor;
    },
    calm() {
      factor = 1;
    },
    stop() {
      ticker.remove(advance);
      running.clear();
    },
  };
}
