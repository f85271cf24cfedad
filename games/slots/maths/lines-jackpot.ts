import type { LinesMaths } from '../src/maths.ts';
import { linesLow } from './lines-low.ts';
import { mareCheia } from './mare-cheia.ts';

/** The strips and prizes of twenty lines with frequent small wins, and the jackpot Maré Cheia beside them. */
export const linesJackpot: LinesMaths = { ...linesLow, jackpot: mareCheia };
