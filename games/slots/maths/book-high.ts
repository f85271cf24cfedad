import { tenLines } from './lines-10.ts';
import type { BookMaths } from '../src/maths.ts';

/** Ten lines and a book that is worth the wait: the best symbol pays five hundred times the stake on a line. */
export const bookHigh: BookMaths = {
  model: 'book',
  scatter: 'scatter',
  lines: tenLines,
  paytable: {
    high1: { 2: 50, 3: 1000, 4: 10000, 5: 50000 },
    high2: { 3: 400, 4: 2500, 5: 15000 },
    high3: { 3: 125, 4: 800, 5: 6000 },
    high4: { 3: 100, 4: 600, 5: 4000 },
    low1: { 3: 45, 4: 200, 5: 1000 },
    low2: { 3: 40, 4: 200, 5: 1000 },
    low3: { 3: 30, 4: 100, 5: 500 },
    low4: { 3: 25, 4: 100, 5: 500 },
    low5: { 3: 20, 4: 100, 5: 500 },
  },
  scatterPays: { 3: 200, 4: 2000, 5: 20000 },
  freeSpins: {
    awards: { 3: 10 },
    again: { 3: 10 },
    spinsMax: 40,
    symbols: {
      high1: 2,
      high2: 2,
      high3: 2,
      high4: 2,
      low1: 2,
      low2: 2,
      low3: 3,
      low4: 3,
      low5: 3,
    },
  },
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 500000,
  strips: [
    'low1 low5 low4 high4 low5 low1 low3 high2 low4 low3 low2 high1 high3 low3 high4 low2 ' +
      'low4 high2 low5 low3 scatter low5 low2 high4 low1 high3 low4',
    'low1 low3 low4 high3 scatter low3 high2 low4 low5 low2 high4 low1 low2 high3 low1 high4 ' +
      'low5 low3 high2 low5 low3 low4 high4 low5 high1 low2 low4',
    'low5 low1 low3 low2 high4 low4 low2 high4 low3 low5 high1 low4 high4 low5 low4 low1 ' +
      'low5 low3 high3 scatter low2 high3 high2 low3 low1 high2 low4',
    'low5 low4 high4 low2 low5 low4 high2 low3 low5 low1 low2 high1 low3 low1 high3 low3 ' +
      'low1 high4 low3 high3 low4 low2 high2 low4 low5 high4 scatter',
    'low3 low2 low5 low3 high3 low4 low1 low5 low4 high3 high1 high2 low3 high4 low5 low4 ' +
      'low2 low1 high4 low5 low3 high4 low2 high2 low1 low4 scatter',
  ],
  freeStrips: [
    'low3 high3 low2 low5 low4 low1 low2 high4 low4 low5 low3 high3 high1 low5 low2 high2 ' +
      'low4 low1 low3 high2 low5 high4 low1 low3 scatter low4 high4',
    'low5 low4 high3 low3 high1 low4 low5 scatter low1 low3 low4 high2 high4 low1 low3 high4 ' +
      'low1 low5 low2 high3 high4 low3 low2 low4 low5 low2 high2',
    'low3 high2 high3 scatter low1 low5 high4 low4 low1 high1 high2 low3 low5 high4 low2 ' +
      'low4 low3 low2 low1 low5 low4 high3 low3 high4 low5 low4 low2',
    'low3 low5 high4 scatter low2 low1 low4 low5 low2 high1 high4 high3 low5 low3 high3 ' +
      'high4 low3 high2 low1 low4 high2 low3 low5 low4 low1 low2 low4',
    'high4 high1 low5 low4 low3 low1 low5 low2 low1 low4 low2 low3 low4 high4 low3 high3 ' +
      'low2 low5 low4 high4 low3 scatter high2 low1 high3 high2 low5',
  ],
};
