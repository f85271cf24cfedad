import { fiveStars } from '../digits/five-stars.ts';
import { fourStars } from '../digits/four-stars.ts';
import { positions } from '../digits/positions.ts';
import { starsOfFive } from '../digits/stars.ts';
import { threeStars } from '../digits/three-stars.ts';
import { twoStars } from '../digits/two-stars.ts';
import type { Family } from '../family.ts';
import { anyPositions } from './any-positions.ts';
import { dragonTiger, namedFive } from './five-digits.ts';
import { sscModel } from './model.ts';

const model = sscModel.code;
const all = starsOfFive(model, 'five', 0, 5);

/** The lottery of five digits with every way to bet on it. */
export const ssc: Family = {
  code: 'ssc',
  models: [sscModel],
  playTypes: [
    ...fiveStars(all),
    ...namedFive(all),
    ...fourStars(starsOfFive(model, 'front4', 0, 4)),
    ...fourStars(starsOfFive(model, 'back4', 1, 5)),
    ...threeStars(starsOfFive(model, 'front3', 0, 3)),
    ...threeStars(starsOfFive(model, 'mid3', 1, 4)),
    ...threeStars(starsOfFive(model, 'back3', 2, 5)),
    ...twoStars(starsOfFive(model, 'front2', 0, 2)),
    ...twoStars(starsOfFive(model, 'back2', 3, 5)),
    ...positions(starsOfFive(model, 'positions', 0, 5)),
    dragonTiger(model, 0, 1),
    dragonTiger(model, 0, 2),
    dragonTiger(model, 0, 3),
    dragonTiger(model, 0, 4),
    dragonTiger(model, 1, 2),
    dragonTiger(model, 1, 3),
    dragonTiger(model, 1, 4),
    dragonTiger(model, 2, 3),
    dragonTiger(model, 2, 4),
    dragonTiger(model, 3, 4),
    ...anyPositions(model),
  ],
};
