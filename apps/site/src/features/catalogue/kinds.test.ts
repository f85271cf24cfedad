import { describe, expect, test } from 'vitest';
import { kindsOf, shelvedKinds } from './kinds.ts';

const kinds = (counts: Record<string, number>) =>
  Object.entries(counts).map(([kind, games]) => ({ kind, games }));

describe('kinds to choose from', () => {
  test('one alone is no choice', () => {
    expect(kindsOf({ kinds: kinds({ dice: 2 }) })).toEqual([]);
    expect(kindsOf({ kinds: kinds({ dice: 2, crash: 1 }) })).toHaveLength(2);
  });
});

describe('shelves', () => {
  const many = kinds({
    multiplier: 40,
    ways: 20,
    lines: 12,
    cluster: 6,
    jackpot: 4,
    cascade: 3,
    dice: 1,
  });

  test('stand where there are many games, for kinds that tell some from the others', () => {
    expect(shelvedKinds({ games: 40, kinds: many })).toEqual([
      'ways',
      'lines',
      'cluster',
      'jackpot',
    ]);
    expect(shelvedKinds({ games: 40, kinds: many.slice(4) })).toEqual(['jackpot', 'cascade']);
  });

  test('are none where everything is seen at one glance', () => {
    expect(shelvedKinds({ games: 23, kinds: many })).toEqual([]);
  });
});
