import { expect, test } from 'vitest';
import { usualAttempts, waitMsAfter } from './consumer-attempts.ts';

test('the waits between the usual attempts double up to a minute, about two minutes in all', () => {
  const waits = Array.from({ length: usualAttempts.max - 1 }, (_, at) =>
    waitMsAfter(at + 1, usualAttempts),
  );
  expect(waits.map((ms) => ms / 1_000)).toEqual([1, 2, 4, 8, 16, 32, 60]);
});
