import { expect, test } from 'vitest';
import { nextLookMs } from './issue-clock.ts';

const times = { closeAt: 100_000_000, drawAt: 100_060_000 };

test.each([
  ['long before the close, once an hour', times.closeAt - 10_000_000, 3_600_000],
  ['before the close, just after it', times.closeAt - 20_000, 21_000],
  ['after the close, every quarter of a minute', times.closeAt, 15_000],
  ['right before the draw, just after it', times.drawAt - 2_000, 3_000],
  ['from the draw on, every three seconds', times.drawAt, 3_000],
  ['when the draw is late, not so often', times.drawAt + 120_000, 15_000],
])('an issue is looked at again: %s', (_, now, waited) => {
  expect(nextLookMs(times, now)).toBe(waited);
});
