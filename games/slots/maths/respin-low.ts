import { fiveLines } from './lines-5.ts';
import type { RespinMaths } from '../src/maths.ts';

/** Small prizes often, and a respin every twenty-third round. */
export const respinLow: RespinMaths = {
  model: 'respin',
  wild: 'wild',
  lines: fiveLines,
  paytable: {
    wild: { 3: 1200 },
    high1: { 3: 1200 },
    high2: { 3: 700 },
    mid1: { 3: 300 },
    low1: { 3: 160 },
    low2: { 3: 100 },
    low3: { 3: 60 },
  },
  fullScreen: 10,
  respin: {
    oneIn: 23,
    symbols: { high1: 1, high2: 3, mid1: 8, low1: 16, low2: 24, low3: 28 },
    cells: { symbol: 30, wild: 4, blank: 96 },
  },
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 60000,
  strips: [
    'wild low3 low3 low2 mid1 mid1 high2 high2 low1 low1 mid1 low2 low2 low1 low1 low3 low3 low2 low2 low2 high1 low3 low3 low3',
    'low3 low3 low3 wild low3 low3 mid1 low2 low1 low1 high2 high2 low2 low2 low2 mid1 mid1 low3 low3 high1 low1 low1 low2 low2',
    'low2 low2 low2 low1 low1 low2 low1 low1 low3 low3 mid1 high1 high2 high2 mid1 mid1 low3 low3 low3 wild low2 low2 low3 low3',
  ],
};
