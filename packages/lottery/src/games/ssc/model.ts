import type { DrawModel } from '../../draw/model.ts';

/** Five digits, drawn every few minutes: *shishicai*. */
export const sscModel: DrawModel = {
  code: 'ssc',
  parts: [{ name: 'digits', how: 'each', count: 5, low: 0, high: 9, width: 1 }],
};
