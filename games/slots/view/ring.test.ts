import { expect, test } from 'vitest';
import { isFalls, slots } from '../src/index.ts';
import { cutStrips, windowAt } from '../src/reels/strips.ts';
import { bottomItem, itemOf } from './ring.ts';

const rows = 3;

test.each(slots.all)('$code: the window of a stop is what the ring shows there', ({ title }) => {
  const { maths } = title;
  if (isFalls(maths)) return;
  const sets = [maths.strips, ...('freeStrips' in maths ? [maths.freeStrips] : [])];
  for (const strip of sets.flatMap(cutStrips)) {
    for (const stop of strip.keys()) {
      const bottom = bottomItem(stop, rows, strip.length);
      const seen = Array.from({ length: rows }, (_, row) => itemOf(strip, bottom + rows - 1 - row));
      expect(seen).toEqual(windowAt(strip, stop));
    }
  }
});
