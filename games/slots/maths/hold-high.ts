import { tenLines } from './lines-10.ts';
import type { HoldMaths } from '../src/maths.ts';

/** Ten lines, coins that may be worth hundreds of stakes, and a grand prize worth waiting for. */
export const holdHigh: HoldMaths = {
  model: 'hold',
  wild: 'wild',
  coin: 'coin',
  collect: 'collect',
  lines: tenLines,
  paytable: {
    high1: { 3: 500, 4: 3000, 5: 30000 },
    high2: { 3: 300, 4: 1500, 5: 10000 },
    mid1: { 3: 200, 4: 800, 5: 4000 },
    mid2: { 3: 150, 4: 500, 5: 2500 },
    low1: { 3: 60, 4: 250, 5: 1000 },
    low2: { 3: 60, 4: 250, 5: 1000 },
    low3: { 3: 50, 4: 180, 5: 700 },
    low4: { 3: 50, 4: 160, 5: 600 },
  },
  hold: {
    opensAt: 6,
    respins: 3,
    cells: { coin: 44, collect: 7, blank: 949 },
    values: { 100: 1130, 200: 500, 300: 210, 500: 100, 1000: 38, 2500: 16, 10000: 5, 50000: 1 },
    prizes: { mini: 1000, minor: 2500, major: 50000 },
    grand: 200000,
  },
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 500000,
  strips: [
    'low1 low4 high1 high2 low3 mid2 low2 low4 low1 low3 low2 low1 high2 low4 low1 low2 ' +
      'mid2 mid1 coin coin coin low3 low2 mid1 low4 low3 mid1 high1 mid2',
    'low2 low3 high2 mid1 low3 coin coin coin mid2 wild low4 low1 low2 high1 low4 low1 ' +
      'high1 mid2 mid1 low4 mid2 low3 low1 low2 low3 low1 low2 mid1 low4 high2',
    'mid1 low3 high1 coin coin mid2 low2 low1 low4 low2 mid1 low4 high2 low1 low4 low2 low3 ' +
      'wild low1 low4 mid2 low3 high1 mid1 high2 low2 low3 mid2 low4 wild low1',
    'low4 high2 low1 low3 mid1 low1 mid2 low4 mid1 high1 low3 mid1 low1 low3 wild low2 mid2 ' +
      'low3 low2 mid2 low4 low1 coin coin low2 high1 low4 low2 high2 low3',
    'low1 low4 mid1 collect low1 high1 mid2 low3 low2 high1 high2 low2 mid2 low4 low1 high2 ' +
      'mid2 low4 coin coin low1 low3 mid2 mid1 low4 low3 low2 mid1 high2 wild low2 low3',
  ],
};
