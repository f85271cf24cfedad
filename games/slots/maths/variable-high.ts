import type { VariableMaths } from '../src/maths.ts';

/** Six columns of two to seven: small ways seldom pay much, tall ones and a multiplier without an end do. */
export const variableHigh: VariableMaths = {
  model: 'variable',
  columns: 6,
  wild: 'wild',
  scatter: 'scatter',
  weights: {
    high1: 14,
    high2: 15,
    high3: 16,
    high4: 17,
    low1: 19,
    low2: 20,
    low3: 21,
    low4: 22,
    low5: 23,
    wild: 2,
    scatter: 5,
  },
  paytable: {
    high1: { 3: 85, 4: 220, 5: 800, 6: 4000 },
    high2: { 3: 65, 4: 150, 5: 500, 6: 1600 },
    high3: { 3: 50, 4: 110, 5: 320, 6: 800 },
    high4: { 3: 45, 4: 80, 5: 220, 6: 500 },
    low1: { 3: 30, 4: 60, 5: 120, 6: 240 },
    low2: { 3: 25, 4: 45, 5: 95, 6: 200 },
    low3: { 3: 20, 4: 40, 5: 80, 6: 160 },
    low4: { 3: 15, 4: 30, 5: 60, 6: 120 },
    low5: { 3: 15, 4: 30, 5: 60, 6: 100 },
  },
  heights: {
    base: { 2: 34, 3: 30, 4: 16, 5: 9, 6: 6, 7: 5 },
    free: { 2: 16, 3: 24, 4: 22, 5: 16, 6: 12, 7: 10 },
  },
  freeSpins: {
    awards: { 4: 8, 5: 10, 6: 12 },
    again: { 3: 3 },
    spinsMax: 40,
  },
  books: 2097152,
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 1000000,
};
