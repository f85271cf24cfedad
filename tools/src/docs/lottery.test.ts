import { families, faultOfLine, playOf, unitBetsOf } from '@arara/lottery';
import { expect, test } from 'vitest';
import { lotteryDocument, oneIn } from './lottery.ts';
import { sampleOf, sampleText } from './samples.ts';

const document = lotteryDocument(families, 'What is sold.');
const plays = families.flatMap(({ models, playTypes }) =>
  playTypes.map((type) =>
    playOf(
      type,
      models.find(({ code }) => code === type.model)!,
    ),
  ),
);

test('every play type and every model stands in it, once', () => {
  const codes = [...document.matchAll(/`([^`]+\.[^`]+)`/g)].map(([, code]) => code);
  for (const { type, model } of plays) {
    expect(codes.filter((code) => code === type.code)).toEqual([type.code]);
    expect(document).toContain(`| \`${model.code}\` |`);
  }
});

test.each([
  '| `ssc.five.direct` | 5 6, 7 8, 0 9, 1 2, 3 4 | 32 | direct | 1 of 100,000 | 100,000 | tried 100,000 |',
  '| `pk10.first2.sum-sides` | big small | 2 | big, even | 40 of 90 | 2.25 | tried 90 |',
  '| `keno.pick3` | 41 42 43 44 | 4 | hit3 | 1,140 of 82,160 | 72.07 | formula |',
  '|  |  |  | stake back: dragon, tiger | 10 of 100 | 10 |  |',
])('a reader finds %s', (line) => {
  expect(document.includes(line), line).toBe(true);
});

test('an example is a line that may be placed, and written as it is marked', () => {
  for (const play of plays) expect(faultOfLine(play, sampleOf(play)), play.type.code).toBeNull();
  const any3 = plays.find(({ type }) => type.code === 'ssc.any3.group3')!;
  expect(sampleText(any3, sampleOf(any3))).toBe('5 6 7 at places 1 2 3 4');
  expect(unitBetsOf(any3, sampleOf(any3))).toBe(24);
});

test('a family without a name is refused', () => {
  expect(() => lotteryDocument([{ code: 'new', models: [], playTypes: [] }], '')).toThrow(
    RangeError,
  );
});

test.each([
  [1n, 3n, '3'],
  [2n, 3n, '1.5'],
  [10n, 100n, '10'],
  [7n, 1_000n, '142.86'],
  [1n, 1_000n, '1,000'],
  [3n, 10_000n, '3,333'],
  [1_999n, 2_000n, '1'],
])('%i of %i is one in %s', (ways, of, text) => {
  expect(oneIn(ways, of)).toBe(text);
});
