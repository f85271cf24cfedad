import type { ClusterMaths } from '../src/maths.ts';

/** Six by six, small clusters often, a multiplier that climbs gently. */
export const clusterLow: ClusterMaths = {
  model: 'cluster',
  columns: 6,
  rows: 6,
  wild: 'wild',
  scatter: 'scatter',
  weights: {
    high1: 9,
    high2: 10,
    high3: 12,
    high4: 14,
    low1: 16,
    low2: 17,
    low3: 18,
    wild: 1,
    scatter: 2,
  },
  paytable: {
    high1: { 5: 600, 6: 1000, 7: 1500, 9: 3500, 11: 8000, 14: 30000 },
    high2: { 5: 450, 6: 700, 7: 1000, 9: 2200, 11: 5500, 14: 18000 },
    high3: { 5: 320, 6: 450, 7: 700, 9: 1400, 11: 3500, 14: 10000 },
    high4: { 5: 230, 6: 335, 7: 450, 9: 900, 11: 2000, 14: 7000 },
    low1: { 5: 145, 6: 200, 7: 300, 9: 550, 11: 1250, 14: 4000 },
    low2: { 5: 120, 6: 180, 7: 250, 9: 450, 11: 1000, 14: 3000 },
    low3: { 5: 105, 6: 155, 7: 200, 9: 400, 11: 900, 14: 2500 },
  },
  multipliers: [1, 2, 3, 4, 5],
  freeSpins: {
    awards: { 4: 8, 5: 10, 6: 12 },
    again: { 4: 4 },
    spinsMax: 40,
  },
  books: 4194304,
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 50000,
};
