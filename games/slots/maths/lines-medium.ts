import { twentyLines } from './lines-20.ts';
import type { LinesMaths } from '../src/maths.ts';

/** Twenty lines, balanced between small wins and free spins. */
export const linesMedium: LinesMaths = {
  model: 'lines',
  wild: 'wild',
  scatter: 'scatter',
  lines: twentyLines,
  paytable: {
    high1: { 3: 330, 4: 1600, 5: 16500 },
    high2: { 3: 250, 4: 900, 5: 9100 },
    high3: { 3: 150, 4: 600, 5: 3410 },
    high4: { 3: 125, 4: 500, 5: 2500 },
    mid1: { 3: 100, 4: 370, 5: 1325 },
    mid2: { 3: 80, 4: 250, 5: 1000 },
    low1: { 3: 60, 4: 160, 5: 600 },
    low2: { 3: 50, 4: 160, 5: 600 },
    low3: { 3: 50, 4: 130, 5: 500 },
    low4: { 3: 50, 4: 130, 5: 500 },
  },
  scatterPays: { 3: 200, 4: 1000, 5: 10000 },
  freeSpins: {
    awards: { 3: 10, 4: 15, 5: 20 },
    again: { 3: 5 },
    spinsMax: 50,
    multiplier: { rule: 'draw', values: [2, 3, 5], weights: [60, 30, 10] },
  },
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 200000,
  strips: [
    'low3 high4 low4 low3 high4 mid2 mid1 high3 low3 low2 scatter mid1 low1 high1 high3 ' +
      'mid2 high2 low1 mid2 low4 mid1 low3 low1 high2 low4 low2 high1 low4 high4 low2',
    'high3 low3 high2 low2 high1 mid2 low2 low3 low4 wild low3 low2 mid1 high4 mid2 mid1 ' +
      'scatter high3 low1 low4 mid2 low1 low4 high1 low1 high2 low4 low1 high2 high4',
    'mid1 low3 high2 high3 wild mid1 low4 scatter low3 high3 high4 low4 low2 low1 low3 low2 ' +
      'high3 low3 low1 mid2 low2 high4 mid2 high2 low4 high1 wild mid1 high1 low1',
    'low3 mid2 high3 low4 low1 mid2 low4 mid1 low2 low4 wild high2 scatter low3 wild high1 ' +
      'mid2 mid1 high4 low3 low1 low2 low3 low1 high2 high4 low1 high3 high4 low2',
    'low2 mid2 low1 low2 high4 high2 mid1 high4 low2 low1 mid1 low4 low3 high3 low4 high2 ' +
      'high1 low4 low2 low3 low4 high1 scatter low3 low1 high3 mid2 wild mid1 high4',
  ],
  freeStrips: [
    'low2 low3 high1 high2 low4 high3 scatter mid1 mid2 high4 mid1 mid2 high4 low1 high2 ' +
      'mid2 low1 high1 mid1 low1 high3 low2 low3 low4 low2 low3 high3 low4 high4 high1 high2',
    'mid2 low2 high2 high4 low1 high2 low2 high4 low3 high1 low4 mid1 high3 low3 high4 low1 ' +
      'low4 wild scatter low4 mid1 low2 mid2 low1 high3 high2 wild mid2 low3 mid1 high1 high3',
    'low1 high4 wild low2 high1 wild low2 high2 high3 low4 low1 high3 mid1 low4 mid2 low2 ' +
      'mid1 mid2 high4 high1 mid2 low1 low3 high3 high1 mid1 wild scatter high2 low3 high4 ' +
      'low4 low3',
    'high1 high4 low4 mid1 low2 scatter low4 mid2 high3 low1 low2 high3 high4 mid2 high1 ' +
      'low1 mid1 wild low4 high2 low3 high4 high2 low3 low2 wild high1 high2 low3 mid2 low1 ' +
      'high3 wild',
    'high4 wild scatter low1 mid2 high4 low4 mid2 high2 wild low1 high4 high2 mid2 high1 ' +
      'low2 high2 low1 low3 high1 high3 low3 low4 mid1 low3 high3 mid1 high1 high3 low2 low4 ' +
      'mid1 low2',
  ],
};
