import { showScratch } from '../scratch.ts';
import { theme } from './theme.ts';

/** Raspa da Mata, ready for the page. */
export const shown = showScratch(theme);
