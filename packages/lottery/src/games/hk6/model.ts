import type { DrawModel } from '../../draw/model.ts';
import type { View } from '../../draw/view.ts';

/**
 * Seven of forty-nine balls in the order in which they are drawn: six, and the special number last.
 * One part, because the special number is none of the six.
 */
export const hk6Model: DrawModel = {
  code: 'hk6',
  parts: [{ name: 'balls', how: 'order', count: 7, low: 1, high: 49, width: 2 }],
};

/** The special number alone. */
export const special: View = { see: 'places', part: 0, places: [6] };

/** The six before it. */
export const firstSix: View = { see: 'set', part: 0, first: 6 };

/** All seven. */
export const allSeven: View = { see: 'set', part: 0 };
