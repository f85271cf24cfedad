import type { Family } from '../family.ts';
import { anyNumbers } from './any.ts';
import { elevenModel } from './model.ts';
import { dragonTiger, inARow, positions } from './positions.ts';
import { totals } from './totals.ts';

/** Five of eleven balls with every way to bet on them. */
export const eleven: Family = {
  code: '11x5',
  models: [elevenModel],
  playTypes: [
    ...anyNumbers,
    ...inARow,
    ...positions,
    ...totals,
    dragonTiger(0, 1),
    dragonTiger(0, 2),
    dragonTiger(0, 3),
    dragonTiger(0, 4),
    dragonTiger(1, 2),
    dragonTiger(1, 3),
    dragonTiger(1, 4),
    dragonTiger(2, 3),
    dragonTiger(2, 4),
    dragonTiger(3, 4),
  ],
};
