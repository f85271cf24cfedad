import { paths } from './paths.ts';

/** Addresses of chases, which share the pages of tickets; apart, for no first page leads there. */
export const chasePaths = {
  list: `${paths.tickets}?view=chases`,
  one: (id: string) => `${paths.ticket(id)}?kind=chase`,
} as const;
