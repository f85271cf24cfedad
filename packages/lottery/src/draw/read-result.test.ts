import { expect, test } from 'vitest';
import { northModel } from '../games/vietnam/models.ts';
import { readResult } from './read-result.ts';

const whole = `
special: 90005
first 12334
second 80305, 11111
third 10010 20020 30030 40040 50050 60060
fourth 2277 3333 4444 5577
fifth 6166 7188 8199 9112 1113 2114
sixth 105 216 217
seventh 05 00 19 18
`;

const faultsOf = (text: string) => {
  const read = readResult(northModel, text);
  return read.ok ? [] : read.faults.map(({ fault, prize, found }) => `${fault} ${prize} ${found}`);
};

test('a whole result is read prize by prize, zeros in front included', () => {
  expect(readResult(northModel, whole)).toEqual({
    ok: true,
    result:
      '90005|12334|80305,11111|10010,20020,30030,40040,50050,60060|2277,3333,4444,5577|' +
      '6166,7188,8199,9112,1113,2114|105,216,217|05,00,19,18',
  });
  expect(readResult(northModel, whole.trim().replaceAll('\n', ';')).ok).toBe(true);
});

test.each([
  ['a prize that is missing', (text: string) => text.replace(/sixth.*\n/, ''), 'missing sixth 0'],
  ['a number too few', (text: string) => text.replace('216 217', '216'), 'count sixth 2'],
  ['a number too many', (text: string) => text.replace('12334', '12334 1'), 'count first 2'],
  ['a digit too few', (text: string) => text.replace('90005', '9005'), 'number special 9005'],
  ['a lost zero', (text: string) => text.replace('05 00', '5 00'), 'number seventh 5'],
  ['letters', (text: string) => text.replace('2277', '22O7'), 'number fourth 22O7'],
  ['digits of another script', (t: string) => t.replace('105', '１０５'), 'number sixth １０５'],
  ['a prize that there is not', (text: string) => `${text}eighth 12`, 'unknown eighth eighth'],
  ['a prize that comes twice', (text: string) => `${text}first 12334`, 'twice first 12334'],
])('%s is refused and named', (_, change, fault) => {
  expect(faultsOf(change(whole))).toEqual([fault]);
});

test('nothing at all is every prize that is missing', () => {
  expect(faultsOf('')).toHaveLength(northModel.parts.length);
});
