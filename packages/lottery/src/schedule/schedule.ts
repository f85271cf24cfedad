import { isTimeZone } from '@arara/calendar';

/** When a game draws, as data. Times of day are "HH:MM" in its time zone. */
export type Schedule = {
  /** IANA name of the zone by whose clock it draws. */
  readonly timeZone: string;
  /** Sales end so long before the time that the timetable names. */
  readonly closeBeforeMs: number;
  /** The result is drawn so long after that time. */
  readonly drawAfterMs: number;
  /** Digits of the index behind the date. */
  readonly numeroDigits: 3 | 4;
  /** Sale days without a draw, as "2027-02-06": what comes next stays on sale over them. */
  readonly skipped?: readonly string[];
} & (SteadyTimes | WeeklyTimes);

export interface SteadyTimes {
  /** First to last draw of a day; may cross midnight, and the same time twice is round the clock. */
  readonly saleDay: { readonly opens: string; readonly closes: string };
  readonly everySeconds: number;
}

export interface WeeklyTimes {
  readonly weekly: readonly WeeklyTime[];
}

export interface WeeklyTime {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  readonly at: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const everySecondsMin = 30;
const shiftMaxMs = 86_400_000;
const weeklyMax = 100;
const skippedMax = 100;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The longest day: clocks are put back by an hour. */
const daySecondsMax = 25 * 3_600;

/** Names the fields that keep a schedule from being one; none means that it is. */
export function faultsOfSchedule(schedule: Schedule): string[] {
  const faults: string[] = [];
  if (!isTimeZone(schedule.timeZone)) faults.push('timeZone');
  if (!isShift(schedule.closeBeforeMs)) faults.push('closeBeforeMs');
  if (!isShift(schedule.drawAfterMs)) faults.push('drawAfterMs');
  if (![3, 4].includes(schedule.numeroDigits)) faults.push('numeroDigits');
  if (!isSkipped(schedule.skipped ?? [])) faults.push('skipped');
  return [...faults, ...faultsOfTimes(schedule)];
}

function faultsOfTimes(schedule: Schedule): string[] {
  if ('weekly' in schedule) return isWeekly(schedule.weekly) ? [] : ['weekly'];
  const { saleDay, everySeconds, numeroDigits } = schedule;
  if (!TIME.test(saleDay.opens) || !TIME.test(saleDay.closes)) return ['saleDay'];
  const isPace =
    Number.isInteger(everySeconds) &&
    everySeconds >= everySecondsMin &&
    everySeconds <= secondsOf(saleDay);
  if (!isPace) return ['everySeconds'];
  return daySecondsMax / everySeconds >= 10 ** numeroDigits ? ['numeroDigits'] : [];
}

/** How long a sale day is where no clock is changed. */
function secondsOf({ opens, closes }: SteadyTimes['saleDay']): number {
  const seconds = (Date.parse(`1970-01-01T${closes}Z`) - Date.parse(`1970-01-01T${opens}Z`)) / 1000;
  return seconds > 0 ? seconds : seconds + 86_400;
}

function isWeekly(times: readonly WeeklyTime[]): boolean {
  const names = new Set(times.map(({ weekday, at }) => `${weekday} ${at}`));
  if (names.size !== times.length || names.size === 0 || names.size > weeklyMax) return false;
  return times.every(
    ({ weekday, at }) => Number.isInteger(weekday) && weekday >= 1 && weekday <= 7 && TIME.test(at),
  );
}

function isSkipped(days: readonly string[]): boolean {
  const isEachOnce = new Set(days).size === days.length && days.length <= skippedMax;
  return isEachOnce && days.every(isDay);
}

function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return DAY.test(day) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

function isShift(ms: number): boolean {
  return Number.isInteger(ms) && ms >= 0 && ms <= shiftMaxMs;
}
