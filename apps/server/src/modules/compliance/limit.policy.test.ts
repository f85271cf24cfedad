import { expect, test } from 'vitest';
import { effectiveAt, isStricter, versionInForce, versionWaiting } from './limit.policy.ts';
import type { LimitVersion } from './limit.policy.ts';

const now = new Date('2026-11-21T12:00:00Z');
const tomorrow = new Date('2026-11-22T12:00:00Z');

test.each([
  [100n, 50n, true],
  [100n, 100n, false],
  [100n, 200n, false],
  [100n, null, false],
  [null, 100n, true],
  [null, null, false],
])('from %s to %s is stricter: %s', (current, next, stricter) => {
  expect(isStricter(current, next)).toBe(stricter);
});

test.each([
  [100n, 50n, now],
  [100n, 100n, now],
  [100n, 101n, tomorrow],
  [100n, null, tomorrow],
  [null, 100n, now],
])('from %s to %s counts from %s', (current, next, from) => {
  expect(effectiveAt(current, next, now)).toEqual(from);
});

const version = (
  number: number,
  value: bigint | null,
  at: Date,
  cancelledAt: Date | null = null,
): LimitVersion => ({
  version: number,
  value,
  effectiveAt: at,
  cancelledAt,
});

test('the highest effective version is in force, and what waits is told apart', () => {
  const versions = [version(1, 100n, now), version(2, 50n, now), version(3, 500n, tomorrow)];
  expect(versionInForce(versions, now)?.value).toBe(50n);
  expect(versionWaiting(versions, now)?.value).toBe(500n);
  expect(versionInForce(versions, tomorrow)?.value).toBe(500n);
  expect(versionWaiting(versions, tomorrow)).toBeNull();
});

test('a cancelled version never counts', () => {
  const versions = [version(1, 100n, now), version(2, 500n, tomorrow, now), version(3, 80n, now)];
  expect(versionInForce(versions, tomorrow)?.value).toBe(80n);
});
