import { expect, test } from 'vitest';
import { splitMinutes } from './split-minutes.ts';

test.each([
  [0, 0, 0],
  [59, 0, 59],
  [60, 1, 0],
  [150, 2, 30],
])('%i minutes are %i h and %i min', (total, hours, minutes) => {
  expect(splitMinutes(total)).toEqual({ hours, minutes });
});
