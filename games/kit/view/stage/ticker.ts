/** A listener that is told of every frame; `elapsedMs` is the time since the one before. */
export type FrameListener = (elapsedMs: number) => void;

/** Frames while something moves, and none at all while everything rests. */
export interface Ticker {
  /** Tells a listener of every frame from the next one on. */
  add(listener: FrameListener): void;
  remove(listener: FrameListener): void;
  /** Asks for one picture, where nothing moves. */
  paintSoon(): void;
  stop(): void;
}

/** The two calls of a page that frames are made of. */
export interface FrameSource {
  request(frame: (timeMs: number) => void): number;
  cancel(handle: number): void;
}

/** A page that slept does not make up for all of it at once. */
const elapsedMaxMs = 400;
/** The first frame after a rest has nothing to compare with. */
const firstFrameMs = 16;

/** Makes a ticker that ends each of its frames with `paint`. */
export function createTicker(paint: () => void, frames: FrameSource): Ticker {
  const listeners = new Set<FrameListener>();
  let handle: number | null = null;
  let before: number | null = null;

  function onFrame(timeMs: number): void {
    handle = null;
    const elapsed = before === null ? firstFrameMs : Math.max(0, timeMs - before);
    before = timeMs;
    for (const listener of listeners) listener(Math.min(elapsed, elapsedMaxMs));
    paint();
    if (listeners.size > 0) next();
    else before = null;
  }

  function next(): void {
    handle ??= frames.request(onFrame);
  }

  return {
    add(listener) {
      listeners.add(listener);
      next();
    },
    remove: (listener) => listeners.delete(listener),
    paintSoon: next,
    stop() {
      listeners.clear();
      if (handle !== null) frames.cancel(handle);
      handle = null;
    },
  };
}

/** Frames of the page's own screen. */
export const screenFrames: FrameSource = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (handle) => cancelAnimationFrame(handle),
};
