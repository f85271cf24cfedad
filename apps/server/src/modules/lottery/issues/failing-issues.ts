import { LRUCache } from 'lru-cache';

/** An issue that fails is left alone for so long, each time twice as long as before. */
const firstMs = 1_000;
/** One that only waits is looked at again so soon: what it waits for comes late by no more than it did already. */
const soonMs = 250;
const longestMs = 30_000;
/** The log tells of an issue that goes on failing once in this time. */
const toldMs = 60_000;
const remembered = 10_000;

interface Failure {
  readonly waitMs: number;
  readonly until: number;
  /** Null while it has only waited. */
  readonly toldAt: number | null;
}

/**
 * The knowledge of a process about issues that fail or wait: they make room for the others, and do not fill the
 * log.
 */
export interface FailingIssues {
  /** Those that a step leaves alone now. */
  resting(step: string): bigint[];
  /** A step of an issue failed; whether that is to be told of. */
  failed(step: string, id: bigint): boolean;
  /** Notes that a step does not yet find the data that it needs of an issue. */
  waits(step: string, id: bigint): void;
}

/** None has failed yet. */
export function createFailingIssues(now: () => number = Date.now): FailingIssues {
  const steps = new Map<string, LRUCache<bigint, Failure>>();
  const failuresOf = (step: string) => {
    const known = steps.get(step) ?? new LRUCache<bigint, Failure>({ max: remembered });
    steps.set(step, known);
    return known;
  };
  const rest = (step: string, id: bigint, first: { firstMs: number; toldAt: number | null }) => {
    const before = failuresOf(step).get(id);
    const waitMs = before === undefined ? first.firstMs : Math.min(before.waitMs * 2, longestMs);
    failuresOf(step).set(id, { waitMs, until: now() + waitMs, toldAt: first.toldAt });
  };
  return {
    resting: (step) =>
      [...failuresOf(step).entries()].flatMap(([id, { until }]) => (until > now() ? [id] : [])),
    failed(step, id) {
      const before = failuresOf(step).get(id);
      const toldAt = before?.toldAt ?? null;
      const isNews = toldAt === null || now() - toldAt >= toldMs;
      rest(step, id, { firstMs, toldAt: isNews ? now() : toldAt });
      return isNews;
    },
    waits(step, id) {
      rest(step, id, { firstMs: soonMs, toldAt: failuresOf(step).get(id)?.toldAt ?? null });
    },
  };
}
