import { twentyLines } from './lines-20.ts';
import type { LinesMaths } from '../src/maths.ts';

/** Twenty lines, frequent small wins and a modest top. */
export const linesLow: LinesMaths = {
  model: 'lines',
  wild: 'wild',
  scatter: 'scatter',
  lines: twentyLines,
  paytable: {
    high1: { 3: 300, 4: 900, 5: 6200 },
    high2: { 3: 200, 4: 600, 5: 3000 },
    high3: { 3: 175, 4: 500, 5: 2000 },
    high4: { 3: 150, 4: 500, 5: 1700 },
    mid1: { 3: 100, 4: 320, 5: 1000 },
    mid2: { 3: 90, 4: 310, 5: 1000 },
    low1: { 3: 75, 4: 220, 5: 500 },
    low2: { 3: 65, 4: 150, 5: 500 },
    low3: { 3: 50, 4: 150, 5: 400 },
    low4: { 3: 45, 4: 120, 5: 400 },
  },
  scatterPays: { 3: 200, 4: 500, 5: 2500 },
  freeSpins: {
    awards: { 3: 10, 4: 12, 5: 15 },
    again: { 3: 5 },
    spinsMax: 50,
    multiplier: { rule: 'draw', values: [1, 2, 3], weights: [10, 60, 30] },
  },
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 50000,
  strips: [
    'low2 low4 high4 mid2 low3 low1 low4 low3 high4 high3 low1 high2 low2 low3 high2 high1 ' +
      'low1 mid2 high1 scatter low2 low4 mid1 high4 low4 mid1 mid2 high3 low3',
    'low3 low4 low1 low2 low3 mid1 high1 low3 low4 high1 wild high2 scatter mid1 high2 low2 ' +
      'low1 high2 mid2 low2 mid1 wild low2 low1 high4 high3 mid2 high4 low4 high3',
    'low4 mid1 low2 low1 mid2 high4 low1 high1 high2 low3 mid1 high2 low3 low1 wild low3 ' +
      'mid2 high1 low4 high3 low2 low4 low3 low2 low4 wild scatter high3 mid2 high4',
    'scatter high1 low2 high3 high2 high4 low4 low3 high4 mid2 high3 wild mid2 low3 low1 ' +
      'low4 high2 low1 low4 low3 mid1 low4 low2 low3 low1 low2 mid1 high4 high1 wild',
    'scatter low4 high2 high3 wild mid1 high2 low1 high3 high1 low1 low3 high1 mid1 wild ' +
      'mid2 mid1 low2 low4 low3 mid2 low4 low3 low2 high4 low3 low4 high4 mid2 low2 low1',
  ],
  freeStrips: [
    'high1 low4 high2 mid2 low1 mid1 low2 high1 mid1 mid2 high2 high3 low4 high4 low3 low4 ' +
      'low2 high4 scatter high3 high4 low3 low1 low4 low3 low1 low2 low3 mid2',
    'high4 high3 wild mid2 low2 high3 low1 low2 mid1 high4 high2 low4 mid1 low2 low4 mid1 ' +
      'low3 wild low1 high1 low2 low1 mid2 low3 wild scatter high2 high1 low3 high2 low4',
    'high3 high2 mid2 low1 high1 low3 low4 wild low3 mid2 low2 wild low4 low1 wild low2 ' +
      'high4 high2 low4 low3 mid1 high4 scatter high1 mid2 low1 mid1 high3 low3 low4 low2',
    'high1 mid2 low1 low4 low2 scatter low4 high3 high2 low3 high4 wild low2 high3 wild ' +
      'high2 high4 high1 low1 wild low4 low3 mid2 low4 mid1 low1 low2 low3 high4 mid1 low3',
    'low1 low4 low2 low3 wild low2 high4 high2 scatter wild low2 mid2 low4 high1 low1 high2 ' +
      'high3 low3 mid1 high3 high1 mid1 low3 mid2 low4 low3 low1 low4 high4 mid2 wild mid1',
  ],
};
