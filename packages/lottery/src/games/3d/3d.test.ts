import { expect, test } from 'vitest';
import { faultsOfWalk, playIn } from '../../testing/walk.ts';
import { won } from '../../testing/won.ts';
import { threeD } from './index.ts';

test('all its chances are proven and its unit bets add up', () => {
  expect(faultsOfWalk(threeD)).toEqual([]);
});

test.each([
  ['3d.three.direct', '0,0,7', '0|0|7', 'direct'],
  ['3d.three.direct', '0,7,0', '0|0|7', ''],
  ['3d.three.group3', '0,7,0', '0 7', 'group3'],
  ['3d.three.group6', '0,7,0', '0 7 9', ''],
  ['3d.three.group6', '9,7,0', '0 7 9', 'group6'],
  ['3d.three.sum', '9,9,9', '27', 'direct'],
  ['3d.three.sum-sides', '4,5,4', 'big small odd even', 'small, odd'],
  ['3d.back2.direct', '1,0,5', '0|5', 'direct'],
  ['3d.positions.direct', '1,0,5', '1||5', 'place ×2'],
  ['p5.five.direct', '0,0,1,2,3', '0|0|1|2|3', 'direct'],
  ['p5.back3.group3', '1,1,0,0,3', '0 3', 'group3'],
])('%s on %s: %s wins "%s"', (code, drawn, line, hits) => {
  expect(won(playIn(threeD, code), drawn, line)).toBe(hits);
});
