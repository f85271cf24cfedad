import { tenLines } from './lines-10.ts';
import type { BookMaths } from '../src/maths.ts';

/** Ten lines and a book, prizes close together. */
export const bookMedium: BookMaths = {
  model: 'book',
  scatter: 'scatter',
  lines: tenLines,
  paytable: {
    high1: { 2: 30, 3: 300, 4: 1500, 5: 10000 },
    high2: { 3: 200, 4: 1000, 5: 5000 },
    high3: { 3: 150, 4: 600, 5: 3000 },
    high4: { 3: 120, 4: 500, 5: 2500 },
    low1: { 3: 60, 4: 250, 5: 1250 },
    low2: { 3: 60, 4: 250, 5: 1250 },
    low3: { 3: 50, 4: 160, 5: 800 },
    low4: { 3: 45, 4: 160, 5: 800 },
    low5: { 3: 40, 4: 150, 5: 750 },
  },
  scatterPays: { 3: 200, 4: 2000, 5: 20000 },
  freeSpins: {
    awards: { 3: 10 },
    again: { 3: 10 },
    spinsMax: 40,
    symbols: {
      high1: 2,
      high2: 3,
      high3: 4,
      high4: 5,
      low1: 6,
      low2: 7,
      low3: 8,
      low4: 8,
      low5: 8,
    },
  },
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 100000,
  strips: [
    'high3 low1 low5 low3 low4 high4 high2 low1 high3 low5 low3 low2 low5 low4 low2 low3 ' +
      'low5 scatter high2 low1 low2 high4 low4 low3 high1 low4 high4',
    'low3 low1 high4 low4 high3 low5 low1 low4 high2 low2 low3 low4 low1 low5 low3 low2 ' +
      'high3 high4 low5 low3 high4 low2 low5 scatter high1 high2 low4',
    'low5 low1 high1 low3 low4 high2 low2 low1 scatter low5 high3 low2 low3 low1 low5 low4 ' +
      'high2 high4 low4 low2 low3 high4 high3 low5 low4 low3 high4',
    'high2 low3 low4 low5 high3 low3 high4 low2 low5 low3 low1 low5 high2 low4 low2 low5 ' +
      'high3 low1 low4 low3 high4 low1 scatter high4 low4 high1 low2',
    'high3 low3 low1 low5 high4 low4 high3 low3 high4 low2 high1 low5 low4 low2 low5 high2 ' +
      'low3 high4 low5 low1 low2 low3 low4 high2 low1 low4 scatter',
  ],
  freeStrips: [
    'low2 low4 low1 low5 high2 low3 high3 high1 low4 low5 low1 high4 low5 low4 low2 low3 ' +
      'low5 high4 low2 low4 low3 scatter high3 low3 high4 low1 high2',
    'high4 low2 low1 low5 low3 low2 low5 low4 high2 high4 low3 low5 low4 high3 high1 low3 ' +
      'low1 high4 low4 high2 scatter high3 low1 low5 low3 low2 low4',
    'high2 low1 low3 low2 low5 high4 scatter low4 low5 low3 high2 low4 low1 low5 low3 high3 ' +
      'low2 high4 high3 low4 high1 low3 low1 high4 low2 low5 low4',
    'high2 low4 low1 high1 scatter low5 low2 high4 low3 low2 low1 low5 low4 low3 high3 low4 ' +
      'high4 low5 low1 low4 low3 high2 high3 low3 low5 high4 low2',
    'low3 low4 low1 low5 high4 low4 low5 high2 scatter low5 high3 high1 low1 low3 low2 high2 ' +
      'low4 low2 low1 high4 low3 high3 low2 low3 high4 low4 low5',
  ],
};
