import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, periodAt, startOfDay } from './calendar.ts';

test.each([
  ['2026-11-21T02:59:59Z', '2026-11-20'],
  ['2026-11-21T03:00:00Z', '2026-11-21'],
  ['2018-11-04T03:00:00Z', '2018-11-04'],
  ['2019-02-17T02:30:00Z', '2019-02-16'],
])('%s is on %s in Brazil', (instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day);
});

test('a day whose midnight was skipped begins an hour later', () => {
  expect(startOfDay('2018-11-04').toISOString()).toBe('2018-11-04T03:00:00.000Z');
});

test('weeks begin on Monday and months on their first day', () => {
  const at = new Date('2026-11-22T15:00:00Z');
  expect(periodAt('week', at)).toMatchObject({ firstDay: '2026-11-16' });
  expect(periodAt('month', at)).toMatchObject({
    firstDay: '2026-11-01',
    end: new Date('2026-12-01T03:00:00Z'),
  });
});

test('an instant lies in its period, and periods follow one another without gap or overlap', () => {
  const instants = fc.date({
    min: new Date('2010-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      instants,
      fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      (at, kind) => {
        const period = periodAt(kind, at);
        expect(period.start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(period.end.getTime()).toBeGreaterThan(at.getTime());
        expect(periodAt(kind, period.end).start).toEqual(period.end);
        expect(dayOf(new Date(period.end.getTime() - 1))).toBe(addDays(dayOf(period.end), -1));
      },
    ),
    { numRuns: 300, seed: 7 },
  );
});
