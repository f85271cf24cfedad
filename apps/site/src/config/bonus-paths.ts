import { paths } from './paths.ts';

/** The address of one grant; only the pages of the account need it. */
export const grantPath = (id: string): string => `${paths.bonus}/${encodeURIComponent(id)}`;
