import { expect, test } from 'vitest';
import { freeTop } from './toast-place.ts';

const phone = { from: 72, first: 12, last: 832 };
const block = { left: 12, right: 378, height: 60 };
const button = (top: number, left = 20, right = 370) => ({ top, bottom: top + 48, left, right });

test.each([
  ['nothing to press', [], 72],
  ['a button where it would stand', [button(100)], 32],
  ['one above it, too', [button(8), button(100)], 160],
  ['a row of chips below a head', [button(8, 330, 370), button(90, 20, 90), button(150)], 208],
  ['a button beside it', [{ top: 80, bottom: 128, left: 400, right: 600 }], 72],
  ['no room anywhere', Array.from({ length: 16 }, (_, at) => button(at * 52)), 72],
])('with %s a message covers nothing', (_case, spots, top) => {
  const found = freeTop(block, spots, phone);
  const covers = spots.filter(
    (spot) =>
      spot.top < found + block.height && spot.bottom > found && spot.right > 12 && spot.left < 378,
  );
  expect(found).toBe(top);
  if (spots.length < 16) expect(covers).toEqual([]);
});
