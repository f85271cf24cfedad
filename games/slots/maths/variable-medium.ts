import type { VariableMaths } from '../src/maths.ts';

/** Six columns of two to seven: the best symbol pays from two columns on, and free spins come more often. */
export const variableMedium: VariableMaths = {
  model: 'variable',
  columns: 6,
  wild: 'wild',
  scatter: 'scatter',
  weights: {
    high1: 11,
    high2: 16,
    high3: 17,
    high4: 18,
    low1: 20,
    low2: 21,
    low3: 22,
    low4: 23,
    low5: 24,
    wild: 2,
    scatter: 6,
  },
  paytable: {
    high1: { 2: 60, 3: 140, 4: 300, 5: 800, 6: 2000 },
    high2: { 3: 80, 4: 160, 5: 400, 6: 1000 },
    high3: { 3: 65, 4: 125, 5: 275, 6: 600 },
    high4: { 3: 55, 4: 100, 5: 200, 6: 450 },
    low1: { 3: 40, 4: 70, 5: 135, 6: 270 },
    low2: { 3: 35, 4: 55, 5: 110, 6: 220 },
    low3: { 3: 30, 4: 45, 5: 90, 6: 180 },
    low4: { 3: 25, 4: 35, 5: 70, 6: 140 },
    low5: { 3: 15, 4: 30, 5: 55, 6: 110 },
  },
  heights: {
    base: { 2: 36, 3: 32, 4: 14, 5: 8, 6: 6, 7: 4 },
    free: { 2: 20, 3: 28, 4: 22, 5: 13, 6: 9, 7: 8 },
  },
  freeSpins: {
    awards: { 4: 8, 5: 10, 6: 12 },
    again: { 3: 3 },
    spinsMax: 40,
  },
  books: 2097152,
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 300000,
};
