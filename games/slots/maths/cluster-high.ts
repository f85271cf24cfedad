import type { ClusterMaths } from '../src/maths.ts';

/** Seven by seven, a multiplier that doubles with each cascade and stays through the free spins. */
export const clusterHigh: ClusterMaths = {
  model: 'cluster',
  columns: 7,
  rows: 7,
  wild: 'wild',
  scatter: 'scatter',
  weights: {
    high1: 19,
    high2: 21,
    high3: 24,
    high4: 26,
    low1: 28,
    low2: 31,
    low3: 33,
    low4: 33,
    wild: 3,
    scatter: 3,
  },
  paytable: {
    high1: { 5: 500, 6: 800, 7: 1600, 9: 5000, 12: 25000, 15: 100000 },
    high2: { 5: 350, 6: 550, 7: 1000, 9: 3000, 12: 15000, 15: 60000 },
    high3: { 5: 240, 6: 400, 7: 700, 9: 2000, 12: 8000, 15: 30000 },
    high4: { 5: 190, 6: 310, 7: 500, 9: 1300, 12: 5500, 15: 20000 },
    low1: { 5: 115, 6: 190, 7: 280, 9: 700, 12: 3000, 15: 12000 },
    low2: { 5: 95, 6: 155, 7: 240, 9: 600, 12: 2500, 15: 10000 },
    low3: { 5: 75, 6: 125, 7: 210, 9: 500, 12: 2000, 15: 8000 },
    low4: { 5: 75, 6: 125, 7: 200, 9: 500, 12: 2000, 15: 8000 },
  },
  multipliers: [1, 2, 4, 8, 16, 32],
  freeSpins: {
    awards: { 4: 10, 5: 12, 6: 15 },
    again: { 3: 3 },
    spinsMax: 40,
  },
  books: 4194304,
  modes: [{ code: 'base', cost: 100 }],
  payoutUnit: 5,
  winCap: 500000,
};
