import type { DrawModel } from '../../draw/model.ts';

/** Ten cars in the order in which they come in. */
export const pk10Model: DrawModel = {
  code: 'pk10',
  parts: [{ name: 'cars', how: 'order', count: 10, low: 1, high: 10, width: 2 }],
};
