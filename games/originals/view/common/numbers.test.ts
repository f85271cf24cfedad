import { expect, test } from 'vitest';
import { chanceText, shortTimes, timesText } from './numbers.ts';

const words = {
  t: (_key: string, params: object = {}) => `${Object.values(params).join()}%`,
  game: (key: string) => key,
  number: (value: number | string, most = 2, least = 0) =>
    new Intl.NumberFormat('pt-BR', {
      maximumFractionDigits: most,
      minimumFractionDigits: least,
    }).format(Number(value)),
};

test.each([
  [0.5, '50,00%'],
  [0.0198, '1,98%'],
  [0.000099, '0,0099%'],
])('a chance of %d is told as %s', (chance, text) => {
  expect(chanceText(words, chance)).toBe(text);
});

test('a multiple has two decimals, and a short one as many as there is room for', () => {
  expect([198, 100, 1_000_000].map((times) => timesText(words, times))).toEqual([
    '1,98×',
    '1,00×',
    '10.000×',
  ]);
  expect([50, 198, 3_333, 12_345, 1_000_000].map((times) => shortTimes(words, times))).toEqual([
    '0,5×',
    '1,98×',
    '33,3×',
    '123×',
    '10k×',
  ]);
});
