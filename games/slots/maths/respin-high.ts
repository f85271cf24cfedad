import { fiveLines } from './lines-5.ts';
import type { RespinMaths } from '../src/maths.ts';

/** Thin lines, rare respins, and a full screen worth waiting for. */
export const respinHigh: RespinMaths = {
  model: 'respin',
  wild: 'wild',
  lines: fiveLines,
  paytable: {
    wild: { 3: 5000 },
    high1: { 3: 5000 },
    high2: { 3: 1200 },
    mid1: { 3: 320 },
    low1: { 3: 100 },
    low2: { 3: 50 },
    low3: { 3: 25 },
  },
  fullScreen: 10,
  respin: {
    oneIn: 48,
    symbols: { high1: 2, high2: 4, mid1: 10, low1: 16, low2: 22, low3: 26 },
    cells: { symbol: 30, wild: 4, blank: 100 },
  },
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 250000,
  strips: [
    'high1 high1 low3 low3 low2 low3 low3 low3 mid1 mid1 mid1 low2 low2 low2 high2 high2 low3 low3 low3 wild low1 low1 low2 low2 low1 low1 low1 mid1',
    'high1 high1 low3 low3 low3 mid1 mid1 mid1 low2 low2 low1 low1 low1 wild mid1 low2 low2 low2 low3 low3 low1 low1 low3 low3 low3 low2 high2 high2',
    'high2 high2 low3 low3 low3 low2 low2 low2 low3 low3 low2 low2 high1 high1 low3 low3 low3 low2 wild low1 low1 low1 mid1 low1 low1 mid1 mid1 mid1',
  ],
};
