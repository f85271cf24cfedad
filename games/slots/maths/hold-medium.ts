import { twentyLines } from './lines-20.ts';
import type { HoldMaths } from '../src/maths.ts';

/** Twenty lines, respins that open often, and a collect symbol that comes by in between. */
export const holdMedium: HoldMaths = {
  model: 'hold',
  wild: 'wild',
  coin: 'coin',
  collect: 'collect',
  lines: twentyLines,
  paytable: {
    high1: { 3: 200, 4: 1000, 5: 10000 },
    high2: { 3: 150, 4: 600, 5: 4000 },
    mid1: { 3: 120, 4: 500, 5: 2500 },
    mid2: { 3: 100, 4: 400, 5: 1500 },
    low1: { 3: 80, 4: 200, 5: 800 },
    low2: { 3: 80, 4: 200, 5: 800 },
    low3: { 3: 60, 4: 160, 5: 600 },
    low4: { 3: 60, 4: 160, 5: 600 },
  },
  hold: {
    opensAt: 6,
    respins: 3,
    cells: { coin: 40, collect: 7, blank: 953 },
    values: { 100: 540, 200: 260, 300: 108, 500: 60, 1000: 24, 2500: 6, 10000: 2 },
    prizes: { mini: 1000, minor: 2500, major: 10000 },
    grand: 100000,
  },
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 200000,
  strips: [
    'high2 low2 low4 high1 mid1 high2 low1 mid2 low2 mid1 low3 low4 low1 coin coin coin ' +
      'mid2 low2 low1 low4 low3 low2 mid1 low3 high1 low1 low4 high2 mid2 low3',
    'wild mid1 low4 mid2 low2 low4 low1 mid1 high2 low1 low3 high2 low4 mid1 low3 mid2 low2 ' +
      'high2 mid2 low3 low4 mid2 high1 low4 low3 low1 low2 high1 coin coin low3 low2 mid1 ' +
      'low1',
    'mid2 low2 low1 high2 mid2 low2 low4 low3 low1 mid1 high2 mid2 low3 low1 low4 low2 mid1 ' +
      'high2 low4 high1 mid1 low3 wild low1 mid2 high1 mid1 low3 low2 low4 coin coin coin',
    'mid1 low1 low4 low2 low1 low4 low2 wild coin coin low4 low1 low3 mid2 mid1 high1 high2 ' +
      'low3 mid2 high1 low3 low2 mid2 high2 low1 coin low2 low3 mid2 mid1 high2 low4',
    'low2 coin low3 mid1 low2 low1 mid2 low2 wild mid2 low4 low1 high1 collect low3 low1 ' +
      'high1 low2 low4 mid2 mid1 high2 low1 mid1 low3 coin coin low2 high2 low1 low3 low4 ' +
      'mid2 high2 low4 mid1',
  ],
};
