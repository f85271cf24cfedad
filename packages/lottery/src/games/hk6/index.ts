import type { Family } from '../family.ts';
import { hk6Model } from './model.ts';
import { hk6Numbers, hk6Seven } from './numbers.ts';
import { hk6Special } from './special.ts';
import { hk6Zodiac } from './zodiac.ts';

/** Six of forty-nine and a special number. */
export const hk6: Family = {
  code: 'hk6',
  models: [hk6Model],
  playTypes: [...hk6Special, ...hk6Numbers, ...hk6Seven, ...hk6Zodiac],
};
