import type { Family } from '../family.ts';
import { kenoModel } from './model.ts';
import { kenoPicks } from './picks.ts';
import { kenoTotals } from './totals.ts';

/** Keno: twenty of eighty balls, bets on one to ten of them or on all together. */
export const keno: Family = {
  code: 'keno',
  models: [kenoModel],
  playTypes: [...kenoPicks, ...kenoTotals],
};
