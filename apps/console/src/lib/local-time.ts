import { instantOf } from '@arara/calendar';

/** An instant as the field of day and time wants it, in a zone: `2026-11-27T20:14`; empty for none. */
export function localOf(zone: string, instant: string | null): string {
  if (instant === null) return '';
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(instant));
  return parts.replace(' ', 'T');
}

/** The instant that such a field names; null where it is empty or not whole. */
export function instantAt(zone: string, local: string): string | null {
  const [day = '', time = ''] = local.split('T');
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d/.test(time)) return null;
  return instantOf(zone, day, time.slice(0, 5)).toISOString();
}
