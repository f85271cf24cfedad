import { addDays, dayIn } from '@arara/calendar';

/**
 * Says if an instant lies on today or yesterday of a zone; null: on neither. Times are in milliseconds since the
 * epoch. A day has 23 or 25 hours where clocks change, so that yesterday is a day and not 24 hours ago.
 */
export function namedDay(timeZone: string, now: number, at: number): 'today' | 'yesterday' | null {
  const today = dayIn(timeZone, new Date(now));
  const day = dayIn(timeZone, new Date(at));
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : null;
}
