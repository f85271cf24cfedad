import type { DrawModel } from '../../draw/model.ts';

/** Three digits once a day: 3D, and P3, which is drawn and bet on alike. */
export const threeDigits: DrawModel = {
  code: '3d',
  parts: [{ name: 'digits', how: 'each', count: 3, low: 0, high: 9, width: 1 }],
};

/** Five digits once a day: P5. */
export const fiveDigits: DrawModel = {
  code: 'p5',
  parts: [{ name: 'digits', how: 'each', count: 5, low: 0, high: 9, width: 1 }],
};
