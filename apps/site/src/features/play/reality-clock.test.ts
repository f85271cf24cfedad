import { describe, expect, test } from 'vitest';
import { advance, answer, isDue, minutesOf, newClock, parseClock } from './reality-clock.ts';

const after = (minutes: number) => ({ playedMs: minutes * 60_000, askedMs: 0 });

describe('the reality check', () => {
  test.each([
    [59, 60, false, false],
    [60, 60, false, true],
    [60, 60, true, false],
    [62, 60, true, false],
    [63, 60, true, true],
    [500, 0, false, false],
  ])('after %d minutes, every %d, round open %s: due is %s', (minutes, every, open, due) => {
    expect(isDue(after(minutes), every, open)).toBe(due);
  });

  test('an answer counts anew from there', () => {
    const clock = answer(after(60));
    expect(isDue(clock, 60, false)).toBe(false);
    expect(isDue({ ...clock, playedMs: 120 * 60_000 }, 60, false)).toBe(true);
  });

  test('a device that slept, or whose clock went back, has not been played on', () => {
    expect(advance(newClock, 8 * 3_600_000).playedMs).toBe(15_000);
    expect(advance(newClock, -5_000).playedMs).toBe(0);
    expect(minutesOf(after(24.9))).toBe(24);
  });
});

test.each([null, '', '{', '7', '{"playedMs":-1,"askedMs":0}', '{"playedMs":"1","askedMs":0}'])(
  'storage with %s holds no clock',
  (stored) => {
    expect(parseClock(stored)).toEqual(newClock);
  },
);

test('a clock is read as it was written, whatever the timer measured', () => {
  const clock = answer(advance(after(7), 5_000.4000000059605));
  expect(parseClock(JSON.stringify(clock))).toEqual({ playedMs: 425_000, askedMs: 425_000 });
});
