import { expect, test } from 'vitest';
import { faultsOfWalk, playIn } from '../../testing/walk.ts';
import { won } from '../../testing/won.ts';
import { eleven } from './index.ts';

test('all its chances are proven and its unit bets add up', () => {
  expect(faultsOfWalk(eleven)).toEqual([]);
});

test.each([
  ['any1', '11,05,01,07,09', '5 6 11', 'hit1 ×2'],
  ['any2', '11,05,01,07,09', '5 6 11|', 'hit2'],
  ['any5', '11,05,01,07,09', '1 5 7 9 10 11|', 'hit5'],
  ['any6', '11,05,01,07,09', '1 2 5 7 9 11|', 'hit5'],
  ['any6', '11,05,01,07,09', '1 2 3 5 7 9 11|', 'hit5 ×2'],
  ['any6', '11,05,01,07,09', '1 2 3 5 7 9|', ''],
  ['any8', '11,05,01,07,09', '1 2 3 4 5 7 9 11|', 'hit5'],
  ['any3', '11,05,01,07,09', '1 2 7|5', 'hit3'],
  ['any3', '11,05,01,07,09', '1 2 7|3', ''],
  ['any3', '11,05,01,07,09', '1 2 7|7', 'fault: none'],
  ['front2.direct', '11,05,01,07,09', '11|5', 'direct'],
  ['front2.group2', '11,05,01,07,09', '5 11', 'group2'],
  ['front3.direct', '11,05,01,07,09', '11|11|1', 'fault: none'],
  ['back3.group6', '11,05,01,07,09', '1 7 9', 'group6'],
  ['mid3.anywhere1', '11,05,01,07,09', '1 7 9', 'all ×2'],
  ['positions.direct', '11,05,01,07,09', '11|6|||9', 'place ×2'],
  ['positions.sides', '11,05,06,07,09', 'big odd|small|big||', 'big-push, odd-push, small, big'],
  ['sum-sides', '11,05,01,07,06', 'big small odd even', 'big-push, small-push, even'],
  ['sum-sides', '11,05,01,07,09', 'big small odd even', 'big, odd'],
  ['odd-even', '11,05,01,07,09', 'five-odd four-odd', 'five-odd'],
  ['middle', '11,05,01,07,09', '5 7', 'middle-7'],
  ['dragon-tiger.1-5', '11,05,01,07,09', 'dragon tiger', 'dragon'],
])('11x5.%s on %s: %s wins "%s"', (code, drawn, line, hits) => {
  expect(won(playIn(eleven, `11x5.${code}`), drawn, line)).toBe(hits);
});
