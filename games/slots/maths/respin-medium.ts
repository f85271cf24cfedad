import { fiveLines } from './lines-5.ts';
import type { RespinMaths } from '../src/maths.ts';

/** Balanced between lines and respins. */
export const respinMedium: RespinMaths = {
  model: 'respin',
  wild: 'wild',
  lines: fiveLines,
  paytable: {
    wild: { 3: 2500 },
    high1: { 3: 2500 },
    high2: { 3: 1000 },
    mid1: { 3: 400 },
    low1: { 3: 160 },
    low2: { 3: 80 },
    low3: { 3: 50 },
  },
  fullScreen: 10,
  respin: {
    oneIn: 29,
    symbols: { high1: 1, high2: 3, mid1: 8, low1: 16, low2: 24, low3: 28 },
    cells: { symbol: 30, wild: 4, blank: 100 },
  },
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 125000,
  strips: [
    'wild low3 low3 low2 mid1 mid1 mid1 high2 high2 low1 low1 mid1 low2 low2 low1 low1 low1 low3 low3 low2 low2 low2 high1 low3 low3 low3',
    'low3 low3 low3 wild low3 low3 mid1 low2 low1 low1 high2 high2 low2 low2 low2 mid1 mid1 mid1 low3 low3 high1 low1 low1 low1 low2 low2',
    'low2 low2 low2 low1 low1 low2 low1 low1 low1 low3 low3 mid1 high1 high2 high2 mid1 mid1 mid1 low3 low3 low3 wild low2 low2 low3 low3',
  ],
};
