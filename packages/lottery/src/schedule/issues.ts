import { addDays, dayIn, instantOf, weekdayOf } from '@arara/calendar';
import { faultsOfSchedule, type Schedule, type SteadyTimes } from './schedule.ts';

/** One numbered sale. It is on sale from `openAt`, which belongs to it, to `closeAt`, which does not. */
export interface IssueTimes {
  /** `YYYYMMDD` of the sale day and the index of the draw in it, from 1. */
  readonly numero: string;
  readonly openAt: Date;
  readonly closeAt: Date;
  readonly drawAt: Date;
}

interface Tick {
  readonly numero: string;
  /** The time that the timetable names. */
  readonly at: number;
}

const spanDaysMax = 400;
const dayMs = 86_400_000;

/**
 * The issues whose sales end in a half-open span of time, in order. Each opens when the one before
 * closes, so that something is always on sale; the answer for a span is that for its parts together.
 */
export function issuesBetween(schedule: Schedule, from: Date, to: Date): IssueTimes[] {
  const faults = faultsOfSchedule(schedule);
  if (faults.length > 0) throw new RangeError(`bad schedule: ${faults.join(', ')}`);
  if (!(to.getTime() - from.getTime() <= spanDaysMax * dayMs)) throw new RangeError('bad span');

  const { closeBeforeMs, drawAfterMs } = schedule;
  const ticks = daysAround(schedule, from, to).flatMap((day) => ticksOf(schedule, day));
  return ticks.flatMap(({ numero, at }, index) => {
    const before = ticks[index - 1];
    const closeAt = at - closeBeforeMs;
    if (before === undefined || closeAt < from.getTime() || closeAt >= to.getTime()) return [];
    return {
      numero,
      openAt: new Date(before.at - closeBeforeMs),
      closeAt: new Date(closeAt),
      drawAt: new Date(at + drawAfterMs),
    };
  });
}

/** Sale days that may have a draw in the span, and as many before as surely hold the one before. */
function daysAround(schedule: Schedule, from: Date, to: Date): string[] {
  const { timeZone, closeBeforeMs } = schedule;
  // A zone can leave out a whole day, as Samoa did: two weeks hold every weekday at least once. Of days that
  // are skipped each may be the only one of its week.
  const without = schedule.skipped?.length ?? 0;
  const lookBack = 'weekly' in schedule ? 15 + 7 * without : 3 + without;
  const last = addDays(dayIn(timeZone, new Date(to.getTime() + closeBeforeMs)), 1);
  const days: string[] = [];
  let day = addDays(dayIn(timeZone, new Date(from.getTime() + closeBeforeMs)), -lookBack);
  for (; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function ticksOf(schedule: Schedule, day: string): Tick[] {
  if (schedule.skipped?.includes(day) === true) return [];
  const times = 'weekly' in schedule ? weeklyTimes(schedule, day) : steadyTimes(schedule, day);
  return times.map((at, index) => ({
    numero: `${day.replaceAll('-', '')}${String(index + 1).padStart(schedule.numeroDigits, '0')}`,
    at,
  }));
}

function weeklyTimes(schedule: Extract<Schedule, { weekly: unknown }>, day: string): number[] {
  const { timeZone, weekly } = schedule;
  const times = weekly
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ at }) => instantOf(timeZone, day, at))
    // The rest of a day that a zone left out is another day.
    .filter((at) => dayIn(timeZone, at) === day)
    .map((at) => at.getTime());
  return [...new Set(times)].sort((a, b) => a - b);
}

/** Every so many seconds of real time: a day on which clocks change has more draws, or fewer. */
function steadyTimes(schedule: Schedule & SteadyTimes, day: string): number[] {
  const { timeZone, saleDay, everySeconds } = schedule;
  const { opens, closes } = saleDay;
  const start = instantOf(timeZone, day, opens).getTime();
  const end = instantOf(timeZone, closes > opens ? day : addDays(day, 1), closes).getTime();
  const count = Math.floor((end - start) / (everySeconds * 1000));
  return Array.from(
    { length: Math.max(0, count) },
    (_, i) => start + (i + 1) * everySeconds * 1000,
  );
}
