import type { LiveEvent } from '@arara/contract';

/** The news of a balance in an event. */
export type ToldBalance = Extract<LiveEvent, { topic: 'balance' }>['payload'];

let newest: ToldBalance | null = null;

/** Keeps what an event told; false when something newer had been told before. */
export function keepTold(told: ToldBalance): boolean {
  if (newest !== null && isOlder(told.version, newest.version)) return false;
  newest = told;
  return true;
}

/** The versions of one member say nothing about the balance of another. */
export function forgetTold(): void {
  newest = null;
}

/** An answer may have been under way while an event overtook it: the newer of both counts. */
export function withTold<T extends ToldBalance>(read: T): T {
  return newest !== null && isOlder(read.version, newest.version) ? { ...read, ...newest } : read;
}

/** Versions are counters. */
function isOlder(candidate: string, current: string): boolean {
  return candidate.length === current.length
    ? candidate < current
    : candidate.length < current.length;
}
