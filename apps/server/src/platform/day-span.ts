import { addDays, dayIn, startOfDay } from '@arara/calendar';
import { AppError } from './errors.ts';

const daysShown = 30;
const daysMax = 92;
/** The house has existed since this day, and makes no id further ahead than that many days. */
export const epoch = '2024-01-01';
const aheadDays = 366;

/** Calendar days, both included, and the same as a half-open span of instants. */
export interface DaySpan {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * The days of a zone that a list is asked for; without them the last thirty, and none of before there was a
 * house. Throws `range.invalid` where they are in the wrong order, more than 92, or far ahead.
 */
export function readDaySpan(
  zone: string,
  { from, to }: { from?: string | null | undefined; to?: string | null | undefined },
  now: Date,
): DaySpan {
  const today = dayIn(zone, now);
  const lastDay = to ?? today;
  if (lastDay > addDays(today, aheadDays)) {
    throw new AppError('range.invalid', { field: 'to' });
  }
  const firstDay = from ?? addDays(lastDay, 1 - daysShown);
  if (firstDay > lastDay || firstDay <= addDays(lastDay, -daysMax)) {
    throw new AppError('range.invalid', { field: 'from' });
  }
  const opening = startOfDay(zone, epoch);
  return {
    firstDay: later(firstDay, epoch),
    lastDay: later(lastDay, addDays(epoch, -1)),
    from: firstDay < epoch ? opening : startOfDay(zone, firstDay),
    until: lastDay < epoch ? opening : startOfDay(zone, addDays(lastDay, 1)),
  };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
