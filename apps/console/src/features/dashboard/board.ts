import type { Answer } from '../../lib/api.ts';

/** A day of the brand, as the server tells it. */
export type Dashboard = Answer<'staffDashboard'>;

/** A calendar day without its year, as the language writes it. */
export const shortDay = (day: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
