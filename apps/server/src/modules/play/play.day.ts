/** Where the site's days begin and end. */
export const siteZone = 'America/Sao_Paulo';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: siteZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of an instant on the site: `2026-03-01`. */
export function dayOf(instant: Date): string {
  return dayFormat.format(instant);
}
