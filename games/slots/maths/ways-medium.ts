import type { WaysMaths } from '../src/maths.ts';

/** 243 ways, a multiplier that climbs through the free spins. */
export const waysMedium: WaysMaths = {
  model: 'ways',
  wild: 'wild',
  scatter: 'scatter',
  paytable: {
    high1: { 3: 125, 4: 400, 5: 2600 },
    high2: { 3: 80, 4: 300, 5: 1000 },
    high3: { 3: 65, 4: 200, 5: 750 },
    high4: { 3: 55, 4: 160, 5: 500 },
    low1: { 3: 30, 4: 80, 5: 280 },
    low2: { 3: 30, 4: 80, 5: 250 },
    low3: { 3: 25, 4: 75, 5: 230 },
    low4: { 3: 25, 4: 75, 5: 230 },
    low5: { 3: 25, 4: 75, 5: 220 },
  },
  scatterPays: { 3: 100, 4: 500, 5: 2500 },
  freeSpins: {
    awards: { 3: 10, 4: 15, 5: 20 },
    again: { 3: 5 },
    spinsMax: 50,
    multiplier: { rule: 'climb', values: [1, 2, 3, 5, 8] },
  },
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 500000,
  strips: [
    'scatter low5 high4 low2 low2 low1 low5 low2 high1 high1 high3 low1 low1 high4 high3 ' +
      'low3 low3 low4 low4 low5 low3 low3 low4 low4 high4 high2 high2 low5 high3',
    'low3 low3 high1 high1 low3 high2 low5 low4 low4 high2 high2 wild low1 low5 low2 low2 ' +
      'low1 low1 low5 high4 low4 low4 high4 high3 low5 high4 low2 scatter high3',
    'low2 high3 scatter high2 high2 high3 low5 low2 low2 low5 low3 high4 low5 low4 low4 ' +
      'high2 low5 low1 low1 low3 low3 high4 low1 low4 low4 high3 wild high1 high1',
    'low5 high1 high1 low2 high4 wild high2 high2 low2 low2 low3 high4 low4 low4 high4 ' +
      'high3 low5 low1 high3 low5 low1 low1 low4 low5 high2 scatter high3 low3 low3',
    'low5 high1 high3 high2 high4 low5 low3 high4 low4 low4 high4 low5 scatter low4 low5 ' +
      'high2 high2 low1 low2 low2 low1 low1 low2 high1 high1 high3 low3 low3 high3',
  ],
  freeStrips: [
    'low4 low4 high4 low5 high2 high2 high4 high1 high1 high4 low4 low4 low2 low1 low5 low3 ' +
      'low3 low1 low1 high3 low5 low3 low3 high3 low5 scatter high3 low2 low2',
    'low3 wild low5 low2 scatter low3 low3 low2 low2 high1 high1 high4 low5 low1 low1 high4 ' +
      'low5 low1 low4 low4 high2 high2 low4 low4 low5 high3 wild high2 high4 high3',
    'high4 wild low5 low4 low4 low2 high2 wild low5 high3 scatter low5 low4 low4 high2 ' +
      'high2 low3 low1 low1 low3 low3 low2 low2 high3 high4 low5 high3 low1 high1 high1',
    'low1 low1 low5 low4 low4 low3 high3 high4 low2 low2 low5 high3 low4 high1 high1 high4 ' +
      'low3 low3 low5 scatter low1 high2 high2 wild high4 high2 low5 low2 high3 wild',
    'low4 low4 scatter high3 low5 low3 low1 high2 low5 low1 low1 high2 high2 high3 low4 ' +
      'high4 high3 high1 low2 low5 high4 low2 low2 low5 high4 high1 high1 low3 low3',
  ],
};
