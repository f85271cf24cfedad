import { expect, test } from 'vitest';
import { dealSteps } from './hands.ts';

const card = { rank: 7, suit: 0 };
const cards = (length: number) => Array.from({ length }, () => card);
const told = (first: number, second: number) =>
  dealSteps({ hands: [cards(first), cards(second)] })
    .map(({ does, side, at }) => `${does === 'bring' ? '+' : '!'}${side}${at}`)
    .join(' ');

test.each([
  [1, 1, '+00 +10 !00 !10'],
  [2, 2, '+00 +10 +01 +11 !00 !01 !10 !11'],
  [3, 2, '+00 +10 +01 +11 !00 !01 !10 !11 +02 !02'],
  [3, 3, '+00 +10 +01 +11 !00 !01 !10 !11 +02 !02 +12 !12'],
  [2, 3, '+00 +10 +01 +11 !00 !01 !10 !11 +12 !12'],
])('hands of %i and %i cards come in the order of a table', (first, second, steps) => {
  expect(told(first, second)).toBe(steps);
});

test('only the last card is turned slowly', () => {
  const steps = dealSteps({
    hands: [
      [card, card, card],
      [card, card],
    ],
  });
  expect(steps.map(({ isLast }) => isLast).indexOf(true)).toBe(steps.length - 1);
});
