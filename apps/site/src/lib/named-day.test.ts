import { expect, test } from 'vitest';
import { namedDay } from './named-day.ts';

test.each([
  ['America/Sao_Paulo', '2026-11-22T12:00:00Z', '2026-11-22T03:00:00Z', 'today'],
  ['America/Sao_Paulo', '2026-11-22T12:00:00Z', '2026-11-22T02:59:59Z', 'yesterday'],
  ['America/Sao_Paulo', '2026-11-22T12:00:00Z', '2026-11-21T02:59:59Z', null],
  // An hour before the midnight of a day of 25 hours, 24 hours ago was that day too.
  ['America/New_York', '2025-11-03T04:30:00Z', '2025-11-02T03:30:00Z', 'yesterday'],
  ['America/New_York', '2025-11-03T04:30:00Z', '2025-11-02T04:30:00Z', 'today'],
  // Half an hour after a day of 23 hours, 24 hours ago was the day before it.
  ['America/New_York', '2025-03-10T04:30:00Z', '2025-03-10T03:59:00Z', 'yesterday'],
  ['America/New_York', '2025-03-10T04:30:00Z', '2025-03-09T04:59:00Z', null],
])('in %s at %s, %s is %s', (zone, now, at, name) => {
  expect(namedDay(zone, Date.parse(now), Date.parse(at))).toBe(name);
});
