import { expect, test } from 'vitest';
import { chipsOf } from './chips.ts';

const cards = Array.from({ length: 30 }, (_, index) => ({ vassalage: `V${index}` }));

test('a row shows the first studios', () => {
  expect(chipsOf(cards, '')).toEqual(cards.slice(0, 12));
  expect(chipsOf(cards, 'V3')).toEqual(cards.slice(0, 12));
});

test('a chosen studio from further down comes to the front', () => {
  expect(
    chipsOf(cards, 'V20')
      .map(({ vassalage }) => vassalage)
      .slice(0, 2),
  ).toEqual(['V20', 'V0']);
  expect(chipsOf(cards, 'nobody')).toEqual(cards.slice(0, 12));
});
