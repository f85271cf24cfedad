import { expect, test } from 'vitest';
import { parseDraw } from '../../draw/draw.ts';
import { faultsOfWalk, playIn } from '../../testing/walk.ts';
import { won } from '../../testing/won.ts';
import { pk10 } from './index.ts';
import { pk10Model } from './model.ts';

const upwards = '01,02,03,04,05,06,07,08,09,10';
const mixed = '10,02,09,04,05,06,08,07,03,01';

test('all its chances are proven and its unit bets add up', () => {
  expect(faultsOfWalk(pk10)).toEqual([]);
});

test.each([
  ['positions.direct', upwards, '1 2|1 2|||||||10|10', 'place ×3'],
  ['positions.sides', upwards, 'big small|even||||big|||odd|small', 'small, even, big, odd'],
  ['first2.direct', mixed, '1 10|2 10', 'direct'],
  ['first2.direct', mixed, '2|10', ''],
  ['first2.direct', mixed, '2|2', 'fault: none'],
  ['first3.direct', mixed, '10|2|8 9', 'direct'],
  ['first2.sum', upwards, '3 19', 'sum-3'],
  ['first2.sum-sides', mixed, 'big small odd even', 'big, even'],
  ['first2.sum-sides', '10,01,02,03,04,05,06,07,08,09', 'big small odd', 'small, odd'],
  ['dragon-tiger.1-10', mixed, 'dragon tiger', 'dragon'],
  ['dragon-tiger.3-8', '01,02,03,04,05,06,07,08,09,10', 'dragon tiger', 'tiger'],
])('pk10.%s on %s: %s wins "%s"', (code, drawn, line, hits) => {
  expect(won(playIn(pk10, `pk10.${code}`), drawn, line)).toBe(hits);
});

test('no car comes in twice, so that nothing ties', () => {
  expect(parseDraw(pk10Model, '01,01,03,04,05,06,07,08,09,10')).toBeNull();
});
