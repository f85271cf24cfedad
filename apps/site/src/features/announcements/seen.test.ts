import { expect, test } from 'vitest';
import { firstUnseen, parseSeen, withSeen } from './seen.ts';

const items = [{ id: 'a' }, { id: 'b' }];

test('each pop-up is shown once', () => {
  expect(firstUnseen(items, [])).toEqual({ id: 'a' });
  expect(firstUnseen(items, ['a'])).toEqual({ id: 'b' });
  expect(firstUnseen(items, ['b', 'a'])).toBeNull();
});

test('an id is kept once, and a hundred are kept', () => {
  expect(withSeen(['a', 'b'], 'a')).toEqual(['b', 'a']);
  const many = Array.from({ length: 100 }, (_, index) => `n${index}`);
  expect(withSeen(many, 'new')).toHaveLength(100);
  expect(withSeen(many, 'new').at(-1)).toBe('new');
});

test.each([null, '', '{', '"a"', '[1, null]'])('storage with %s holds nothing', (stored) => {
  expect(parseSeen(stored)).toEqual([]);
});
