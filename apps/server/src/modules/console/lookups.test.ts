import { expect, test } from 'vitest';
import { consoleSettings } from './console.settings.ts';
import { createLookups } from './lookups.ts';

const { points, ms, people } = consoleSettings.lookups;

test('a person has a share for a while, then a new one; others have their own', () => {
  let now = 0;
  const lookups = createLookups({ now: () => new Date(now) });
  for (let taken = 0; taken < points; taken++) lookups.take(1n);
  now = ms - 1_500;
  expect(() => lookups.take(1n)).toThrow(
    expect.objectContaining({
      code: 'rate.limited',
      detail: expect.objectContaining({ retryAfterSeconds: 2 }),
    }),
  );
  lookups.take(2n);
  now = ms;
  lookups.take(1n);
});

test('very many people push the oldest out, and no other', () => {
  const lookups = createLookups({ now: () => new Date(0) });
  for (let id = 0; id < people + 1; id++) {
    for (let taken = 0; taken < points; taken++) lookups.take(BigInt(id));
  }
  lookups.take(0n);
  expect(() => lookups.take(BigInt(people))).toThrow();
});
