import type { DrawModel } from '../../draw/model.ts';

/** Five of eleven balls in the order in which they are drawn. */
export const elevenModel: DrawModel = {
  code: '11x5',
  parts: [{ name: 'balls', how: 'order', count: 5, low: 1, high: 11, width: 2 }],
};
