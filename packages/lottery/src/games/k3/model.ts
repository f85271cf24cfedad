import type { DrawModel } from '../../draw/model.ts';

/** Three dice: *kuaisan*. */
export const k3Model: DrawModel = {
  code: 'k3',
  parts: [{ name: 'dice', how: 'each', count: 3, low: 1, high: 6, width: 1 }],
};
