import { twentyLines } from './lines-20.ts';
import type { LinesMaths } from '../src/maths.ts';

/** Twenty lines, rare and large: a multiplier that climbs through the free spins. */
export const linesHigh: LinesMaths = {
  model: 'lines',
  wild: 'wild',
  scatter: 'scatter',
  lines: twentyLines,
  paytable: {
    high1: { 3: 575, 4: 3900, 5: 56500 },
    high2: { 3: 350, 4: 1700, 5: 16000 },
    high3: { 3: 200, 4: 850, 5: 6500 },
    high4: { 3: 130, 4: 650, 5: 3700 },
    mid1: { 3: 90, 4: 290, 5: 1300 },
    mid2: { 3: 85, 4: 250, 5: 1075 },
    low1: { 3: 50, 4: 120, 5: 600 },
    low2: { 3: 50, 4: 120, 5: 600 },
    low3: { 3: 30, 4: 95, 5: 450 },
    low4: { 3: 25, 4: 90, 5: 450 },
  },
  scatterPays: { 3: 200, 4: 2000, 5: 20000 },
  freeSpins: {
    awards: { 3: 10, 4: 15, 5: 20 },
    again: { 3: 5 },
    spinsMax: 50,
    multiplier: { rule: 'climb', values: [1, 2, 3, 5, 8] },
  },
  modes: [
    { code: 'base', cost: 100 },
    { code: 'buy', cost: 4200 },
  ],
  payoutUnit: 5,
  winCap: 1000000,
  strips: [
    'mid1 low3 low1 low4 high4 low3 high2 mid2 low1 high1 high4 low2 low1 low4 low2 low3 ' +
      'high1 low2 mid1 high3 low1 mid2 high3 low4 mid1 low2 low4 mid2 high2 low3 scatter',
    'low4 high4 high3 low4 low1 high3 scatter low1 low2 high1 low1 mid1 low3 low2 high4 ' +
      'low3 mid2 high2 low3 mid2 low4 mid1 wild low4 low3 high3 mid2 low2 high1 low1 high4 ' +
      'high2',
    'low3 low4 low2 low1 low3 high4 low1 low3 high4 mid2 low1 low4 mid1 low1 low4 wild ' +
      'high3 high1 scatter low4 mid2 high2 low3 mid2 low2 mid1 high2 low2 mid1 high1 wild ' +
      'low2 high3',
    'high3 low4 low2 mid1 low3 low2 mid2 low3 low4 low2 mid2 mid1 low3 low4 wild low3 low1 ' +
      'low4 high2 low1 mid2 high4 high1 mid2 scatter low1 high2 mid1 wild high3 low1 low2 ' +
      'high4',
    'high4 high3 low3 mid1 high2 high3 low4 low3 low1 low4 mid1 high1 high4 low2 low3 low4 ' +
      'scatter low3 low1 low2 mid2 low1 low2 mid2 high2 low2 mid2 low1 high4 low4 wild mid1',
  ],
  freeStrips: [
    'high2 low1 low4 high4 low1 mid2 mid1 low2 high1 low1 mid2 high3 high2 high1 low3 low4 ' +
      'high4 low3 low4 high3 high1 mid1 low2 scatter high3 low2 mid2 high2 mid1 high4 low3',
    'low2 scatter low4 low2 low1 high1 low3 high4 high1 low4 mid1 low2 high1 low4 high3 ' +
      'mid2 high4 high3 wild low3 high3 high2 low1 high4 low3 mid1 low1 low3 mid2 wild mid1 ' +
      'high2 mid2',
    'high1 mid1 wild high2 mid2 mid1 high4 mid2 low1 high4 low2 high3 low3 wild high1 high3 ' +
      'low2 mid2 low4 low2 high3 high2 low2 mid1 low3 low1 low4 low3 low1 scatter high4 low4 ' +
      'high2',
    'low3 high2 high3 low3 mid2 high2 low3 mid2 scatter high4 mid1 low4 low3 low2 mid2 wild ' +
      'low1 low2 low4 low1 low2 high1 high3 high2 mid1 wild high4 mid1 high1 high4 high3 low4 ' +
      'low1',
    'low3 wild high2 low2 high4 mid1 low2 high2 low4 mid2 high1 wild high3 low1 mid2 low3 ' +
      'low1 mid2 low4 low1 high4 scatter mid1 high1 high4 low2 low4 high3 high2 low3 low4 ' +
      'high3 mid1',
  ],
};
