import { addDays, dayIn, startOfDay } from '@arara/calendar';
import { propertyRuns } from '@arara/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodAt } from './calendar.ts';

const brazil = 'America/Sao_Paulo';
const hourMs = 3_600_000;

describe('a day of', () => {
  test.each([
    [23, 'America/New_York', '2026-03-08'],
    [25, 'America/New_York', '2026-11-01'],
    [23, 'Europe/Lisbon', '2026-03-29'],
    [25, 'Europe/Lisbon', '2026-10-25'],
    [23.5, 'Australia/Lord_Howe', '2026-10-04'],
    [24, brazil, '2026-11-01'],
  ])('%f hours in %s is %s', (hours, zone, day) => {
    const { start, end, firstDay } = periodAt(zone, 'day', startOfDay(zone, day));
    expect([firstDay, (end.getTime() - start.getTime()) / hourMs]).toEqual([day, hours]);
  });
});

test('weeks begin on Monday and months on their first day', () => {
  const at = new Date('2026-11-22T15:00:00Z');
  expect(periodAt(brazil, 'week', at)).toMatchObject({ firstDay: '2026-11-16' });
  expect(periodAt(brazil, 'month', at)).toMatchObject({
    firstDay: '2026-11-01',
    end: new Date('2026-12-01T03:00:00Z'),
  });
  // The clocks of the week and of the month change in between.
  expect(periodAt('America/New_York', 'week', new Date('2026-03-08T12:00:00Z'))).toMatchObject({
    start: new Date('2026-03-02T05:00:00Z'),
    end: new Date('2026-03-09T04:00:00Z'),
  });
  expect(periodAt('America/New_York', 'month', at)).toMatchObject({
    start: new Date('2026-11-01T04:00:00Z'),
    end: new Date('2026-12-01T05:00:00Z'),
  });
});

test('an instant lies in its period, and periods follow one another without gap or overlap', () => {
  const instants = fc.date({
    min: new Date('2012-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  const zones = [brazil, 'America/New_York', 'America/Havana', 'Europe/Lisbon', 'Atlantic/Azores'];
  const others = ['Asia/Beirut', 'Africa/Cairo', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
  fc.assert(
    fc.property(
      instants,
      fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      fc.constantFrom(...zones, ...others),
      (at, kind, zone) => {
        const period = periodAt(zone, kind, at);
        expect(period.start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(period.end.getTime()).toBeGreaterThan(at.getTime());
        expect(periodAt(zone, kind, period.end).start).toEqual(period.end);
        const last = new Date(period.end.getTime() - 1);
        expect(dayIn(zone, last)).toBe(addDays(dayIn(zone, period.end), -1));
      },
    ),
    propertyRuns(1_000),
  );
});
