import { LRUCache } from 'lru-cache';

/** An issue that fails is left alone for so long, each time twice as long as before. */
const firstMs = 1_000;
const longestMs = 30_000;
/** What goes on failing is told of once in this time. */
const toldMs = 60_000;
const remembered = 10_000;

interface Failure {
  readonly waitMs: number;
  readonly until: number;
  readonly toldAt: number;
}

/** What a process knows of issues that fail: they make room for the others, and do not fill the log. */
export interface FailingIssues {
  /** Those that a step leaves alone now. */
  resting(step: string): bigint[];
  /** A step of an issue failed; whether that is to be told of. */
  failed(step: string, id: bigint): boolean;
}

/** None has failed yet. */
export function createFailingIssues(now: () => number = Date.now): FailingIssues {
  const steps = new Map<string, LRUCache<bigint, Failure>>();
  const failuresOf = (step: string) => {
    const known = steps.get(step) ?? new LRUCache<bigint, Failure>({ max: remembered });
    steps.set(step, known);
    return known;
  };
  return {
    resting: (step) =>
      [...failuresOf(step).entries()].flatMap(([id, { until }]) => (until > now() ? [id] : [])),
    failed(step, id) {
      const failures = failuresOf(step);
      const before = failures.get(id);
      const waitMs = before === undefined ? firstMs : Math.min(before.waitMs * 2, longestMs);
      const isNews = before === undefined || now() - before.toldAt >= toldMs;
      const toldAt = isNews ? now() : before.toldAt;
      failures.set(id, { waitMs, until: now() + waitMs, toldAt });
      return isNews;
    },
  };
}
