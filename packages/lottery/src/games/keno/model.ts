import type { DrawModel } from '../../draw/model.ts';

/** Twenty of eighty balls. */
export const kenoModel: DrawModel = {
  code: 'keno',
  parts: [{ name: 'balls', how: 'set', count: 20, low: 1, high: 80, width: 2 }],
};
