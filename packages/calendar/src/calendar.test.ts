import { expect, test } from 'vitest';
import { addDays, dayIn, instantOf, isTimeZone, startOfDay, weekdayOf } from './index.ts';

const brazil = 'America/Sao_Paulo';

test.each([
  [brazil, '2026-11-21T02:59:59Z', '2026-11-20'],
  [brazil, '2026-03-01T02:00:00Z', '2026-02-28'],
  [brazil, '2026-11-21T03:00:00Z', '2026-11-21'],
  [brazil, '2018-11-04T03:00:00Z', '2018-11-04'],
  [brazil, '2019-02-17T02:30:00Z', '2019-02-16'],
  ['America/New_York', '2026-11-21T03:00:00Z', '2026-11-20'],
  ['Asia/Tokyo', '2026-11-20T15:00:00Z', '2026-11-21'],
  ['Europe/Lisbon', '2026-07-01T23:00:00Z', '2026-07-02'],
  ['Europe/Lisbon', '2026-12-01T23:59:59Z', '2026-12-01'],
])('in %s, %s is on %s', (zone, instant, day) => {
  expect(dayIn(zone, new Date(instant))).toBe(day);
});

test.each([
  ['clocks are put forward at midnight', brazil, '2018-11-04', '2018-11-04T03:00:00.000Z'],
  ['midnight comes twice', 'America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['clocks change later that day', 'America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['the day is left out', 'Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
])('where %s, in %s, the day %s begins at %s', (_, zone, day, instant) => {
  expect(startOfDay(zone, day).toISOString()).toBe(instant);
});

test.each([
  [
    'comes twice is its first one',
    'America/New_York',
    '2026-11-01',
    '01:30',
    '2026-11-01T05:30:00.000Z',
  ],
  [
    'is skipped is the moment of the change',
    'America/New_York',
    '2026-03-08',
    '02:30',
    '2026-03-08T07:00:00.000Z',
  ],
  ['comes once is that one', brazil, '2026-11-21', '20:00', '2026-11-21T23:00:00.000Z'],
])('a time that %s: in %s, %s %s is %s', (_, zone, day, time, instant) => {
  expect(instantOf(zone, day, time).toISOString()).toBe(instant);
});

test('a zone is known by its name', () => {
  expect(['Europe/Lisbon', 'UTC', 'Brazil/Nowhere', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(() => dayIn('Brazil/Nowhere', new Date(0))).toThrow(RangeError);
});

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
});
