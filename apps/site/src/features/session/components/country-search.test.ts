import { expect, test } from 'vitest';
import { countryOf, matching } from './country-search.ts';

const countries = [
  { countryCode: 'SA', countryDialingCode: '966', name: 'Arábia Saudita' },
  { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil' },
  { countryCode: 'CA', countryDialingCode: '1', name: 'Canadá' },
  { countryCode: 'US', countryDialingCode: '1', name: 'Estados Unidos' },
];

const codes = (typed: string) => matching(countries, typed).map(({ countryCode }) => countryCode);

test('countries are found by any word of their name, without accents, and by their code', () => {
  expect(codes('sau')).toEqual(['SA']);
  expect(codes('arabia s')).toEqual(['SA']);
  expect(codes('CANADÁ')).toEqual(['CA']);
  expect(codes('+1')).toEqual(['CA', 'US']);
  expect(codes('br')).toEqual(['BR']);
  expect(codes('')).toHaveLength(4);
  expect(codes('xyz')).toEqual([]);
});

test('a calling code that several share stands for the largest of them', () => {
  expect(countryOf('1', countries).countryCode).toBe('US');
  expect(countryOf('55', countries).countryCode).toBe('BR');
});
