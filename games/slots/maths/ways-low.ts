import type { WaysMaths } from '../src/maths.ts';

/** 243 ways, frequent small wins. */
export const waysLow: WaysMaths = {
  model: 'ways',
  wild: 'wild',
  scatter: 'scatter',
  paytable: {
    high1: { 3: 150, 4: 330, 5: 1200 },
    high2: { 3: 120, 4: 260, 5: 800 },
    high3: { 3: 100, 4: 250, 5: 575 },
    high4: { 3: 80, 4: 195, 5: 450 },
    low1: { 3: 45, 4: 100, 5: 250 },
    low2: { 3: 45, 4: 100, 5: 230 },
    low3: { 3: 35, 4: 75, 5: 200 },
    low4: { 3: 35, 4: 75, 5: 200 },
    low5: { 3: 25, 4: 75, 5: 200 },
  },
  scatterPays: { 3: 100, 4: 500, 5: 2500 },
  freeSpins: {
    awards: { 3: 8, 4: 10, 5: 12 },
    again: { 3: 4 },
    spinsMax: 40,
    multiplier: { rule: 'draw', values: [2, 3, 5], weights: [60, 30, 10] },
  },
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 100000,
  strips: [
    'low3 low3 high3 low5 low3 low3 high1 low5 low1 low1 scatter high2 low5 high4 low2 low5 ' +
      'low4 high1 high2 low4 high3 high3 low4 high4 low2 low2 high4 low1',
    'low1 low1 low3 wild high1 low1 low5 low4 low2 low2 high3 high3 scatter high4 high3 ' +
      'low3 low3 high2 low5 low4 high1 low2 low2 high2 low5 high4 high2 low4',
    'high4 low3 low3 high1 low4 low1 high2 high3 high3 scatter low2 high4 low5 low3 wild ' +
      'low4 low5 high2 low4 high4 low5 low4 high2 high1 low1 low1 low2 low2',
    'low3 low3 low4 high3 low1 low1 low4 low2 low2 low5 wild scatter low5 low1 low1 high1 ' +
      'high2 high4 high1 low4 high4 high3 high3 high2 low2 high4 low5 low3',
    'low5 low1 wild low5 high3 high3 low1 low1 low5 high1 low4 low5 high1 low4 high4 low3 ' +
      'low3 high4 scatter low4 low2 high4 high1 low3 high2 low2 low2 high2',
  ],
  freeStrips: [
    'low2 high2 high4 low4 low5 low1 low1 high4 scatter low3 high1 low5 high3 low4 low1 ' +
      'high4 low3 low3 high3 high3 high1 low2 low2 low4 high2 low5 high1 high2 low5 high4 ' +
      'low4',
    'high3 high3 scatter low3 low5 wild high2 low2 low2 low5 low4 low1 low1 low4 low2 high1 ' +
      'low5 high2 wild high3 high3 high1 high2 low5 high4 high1 low3 low3 high4 low1 low1 ' +
      'low4 high4',
    'high1 low3 low3 low5 high3 high3 scatter low3 low3 high2 low1 low1 high1 low4 low5 ' +
      'wild high4 low2 low2 high4 high2 low5 low2 high4 low4 high2 high1 low4 high2 high3 ' +
      'low4 wild low1',
    'high1 low4 low2 wild high3 high3 high2 low5 low1 low1 high2 low3 low3 high2 high4 low5 ' +
      'high3 low4 high4 high1 low4 high4 scatter low2 low2 high4 low1 low1 low5 wild high1 ' +
      'low3 low3',
    'low4 low5 high4 scatter high2 high3 high3 low4 wild high1 high4 high2 low4 low3 low5 ' +
      'low4 low1 high1 high2 low5 low1 low1 low2 low2 high4 low3 low3 low2 low2 high3 low5 ' +
      'high1 wild',
  ],
};
