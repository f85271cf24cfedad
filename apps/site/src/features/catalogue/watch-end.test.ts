import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEnd } from './watch-end.ts';

let see: (isIntersecting: boolean) => void;
let options: IntersectionObserverInit | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void, given?: IntersectionObserverInit) {
        see = (isIntersecting) => callback([{ isIntersecting }]);
        options = given;
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});
afterEach(() => vi.useRealTimers());

test('a list goes on when its end is on the screen, at a distance of nothing', () => {
  const reached = vi.fn<() => void>();
  watchEnd({} as Element, { current: -Infinity }, reached);
  expect(options?.rootMargin).toBe('0px');
  see(false);
  vi.advanceTimersByTime(1_000);
  expect(reached).not.toHaveBeenCalled();
  see(true);
  vi.advanceTimersByTime(0);
  expect(reached).toHaveBeenCalledTimes(1);
});

test('and at most once in 200 ms, also by a new watch', () => {
  const reached = vi.fn<() => void>();
  const last = { current: -Infinity };
  const stop = watchEnd({} as Element, last, reached);
  see(true);
  vi.advanceTimersByTime(0);
  stop();
  watchEnd({} as Element, last, reached);
  see(true);
  vi.advanceTimersByTime(199);
  expect(reached).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(reached).toHaveBeenCalledTimes(2);
});
