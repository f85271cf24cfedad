import type { WaysMaths } from '../src/maths.ts';

/** 243 ways with stacked symbols, rare and large. */
export const waysHigh: WaysMaths = {
  model: 'ways',
  wild: 'wild',
  scatter: 'scatter',
  paytable: {
    high1: { 3: 175, 4: 900, 5: 5000 },
    high2: { 3: 105, 4: 500, 5: 2500 },
    high3: { 3: 85, 4: 270, 5: 1300 },
    high4: { 3: 60, 4: 165, 5: 650 },
    low1: { 3: 35, 4: 60, 5: 220 },
    low2: { 3: 30, 4: 60, 5: 220 },
    low3: { 3: 20, 4: 45, 5: 140 },
    low4: { 3: 20, 4: 45, 5: 140 },
    low5: { 3: 15, 4: 40, 5: 135 },
  },
  scatterPays: { 3: 100, 4: 500, 5: 2500 },
  freeSpins: {
    awards: { 3: 10, 4: 15, 5: 20 },
    again: { 3: 5 },
    spinsMax: 50,
    multiplier: { rule: 'draw', values: [2, 3, 5], weights: [45, 40, 15] },
  },
  modes: [
    { code: 'base', cost: 100 },
    { code: 'buy', cost: 3800 },
  ],
  payoutUnit: 5,
  winCap: 1000000,
  strips: [
    'low3 low3 low5 scatter low4 low4 low5 high4 high4 high4 high3 high3 low5 low1 low1 ' +
      'low5 high2 high2 low3 low3 low1 low2 low2 high1 high1 low5 low2 low2 low4 low4',
    'low4 low4 low5 low1 low1 low4 low4 low1 low1 low3 low3 high3 high3 high3 low5 wild ' +
      'low2 high1 scatter high4 high4 high4 low5 low3 low3 low5 low2 low2 low3 high2 high2',
    'scatter wild high2 high2 low5 low3 low3 low5 low1 low1 low2 low2 low5 low4 low4 high4 ' +
      'high4 high4 wild low3 low3 low1 low5 high1 high1 low5 low2 low2 high3 high3 low4 low4',
    'low4 low4 low1 low1 high3 high3 high3 low3 low3 scatter low4 low4 low3 low3 low2 low2 ' +
      'wild low5 low2 low2 low5 high2 high2 low5 high4 high4 high4 low1 low1 high1 low5',
    'low4 low4 low5 low1 low1 low5 high4 high4 high4 low5 high1 high2 high2 low5 low1 low1 ' +
      'low3 low3 low2 low2 low4 low4 low2 low2 high3 high3 high3 low3 low3 scatter',
  ],
  freeStrips: [
    'high4 high3 high3 high3 low4 high2 high2 high2 high4 scatter low4 high4 low5 low4 low3 ' +
      'low3 low5 high1 high1 low1 low1 low5 low2 low2 high1 low1 low1 low4 low2 low2 low5 ' +
      'low3 low3',
    'wild low2 low2 low4 low5 low2 low2 low4 low5 high2 high2 high2 low4 high4 low1 low1 ' +
      'low4 low5 high1 scatter low3 low3 low1 low1 high3 high3 high3 low5 low3 low3 high4 ' +
      'high1 high1 high4',
    'low2 low2 low1 low1 low2 low2 low5 high1 low3 low3 low5 wild low4 low1 low1 high4 low3 ' +
      'low3 low5 high3 high3 high3 low4 wild scatter high2 high2 high2 low4 high4 low5 low4 ' +
      'high4 high1 high1',
    'high1 high1 high4 low5 low1 low1 low3 low3 high1 scatter low1 low1 low4 high4 low3 ' +
      'low3 low4 low5 low2 low2 wild low4 high3 high3 high3 wild low4 low5 high4 low2 low2 ' +
      'low5 high2 high2 high2',
    'high4 low5 low4 low2 low2 scatter high2 high2 high2 high3 high3 high3 low4 high1 high1 ' +
      'high4 low1 low1 high1 high4 low4 low1 low1 low5 low4 low2 low2 low5 low3 low3 low5 ' +
      'wild low3 low3',
  ],
};
