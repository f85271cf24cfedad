import { expect, test } from 'vitest';
import { listedOf } from './listed.ts';

const at = (id: string, day: number) => ({
  id,
  title: id,
  content: '',
  date: Date.UTC(2026, 10, day),
});

test('promotions stand among the announcements by their day, and say what they are', () => {
  const notices = { player: [at('new', 20), at('old', 2)], promotion: [at('cashback', 12)] };
  expect(listedOf(notices).map(({ id, isPromotion }) => [id, isPromotion])).toEqual([
    ['new', false],
    ['cashback', true],
    ['old', false],
  ]);
});
