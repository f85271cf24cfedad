import { expect, test } from 'vitest';
import { faultsOfSchedule } from '../../schedule/schedule.ts';
import { stations, stationZone } from './stations.ts';

test('every station has a timetable that can be sold by, and a code of its own', () => {
  expect(new Set(stations.map(({ code }) => code)).size).toBe(stations.length);
  for (const { code, weekly } of stations) {
    const terms = { closeBeforeMs: 900_000, drawAfterMs: 0, numeroDigits: 3 } as const;
    expect([code, faultsOfSchedule({ timeZone: stationZone, ...terms, weekly })]).toEqual([
      code,
      [],
    ]);
  }
});

test.each([
  ['vn-north', [1, 1, 1, 1, 1, 1, 1]],
  ['vn-central', [2, 2, 2, 3, 2, 3, 3]],
  ['vn-south', [3, 3, 3, 3, 3, 4, 3]],
])('%s draws every day, from Monday on at %j stations', (model, counts) => {
  const own = stations.filter((station) => station.model === model);
  const onDay = [1, 2, 3, 4, 5, 6, 7].map(
    (day) => own.filter(({ weekly }) => weekly.some(({ weekday }) => weekday === day)).length,
  );
  expect(onDay).toEqual(counts);
});
