import { showScratch } from '../scratch.ts';
import { theme } from './theme.ts';

/** Raspa Junina, ready for the page. */
export const shown = showScratch(theme);
