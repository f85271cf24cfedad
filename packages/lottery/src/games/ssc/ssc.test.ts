import { expect, test } from 'vitest';
import { faultsOfWalk, playIn } from '../../testing/walk.ts';
import { won } from '../../testing/won.ts';
import { ssc } from './index.ts';

// One after another: together they are the work of many seconds.
test.each(ssc.playTypes.map((type) => [type.code, type] as const))(
  'the chances of %s are proven and its unit bets add up',
  (_, type) => {
    expect(faultsOfWalk({ ...ssc, playTypes: [type] })).toEqual([]);
  },
);

test('no two play types have one code', () => {
  const codes = ssc.playTypes.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  ['five.direct', '0,0,7,1,9', '0|0 5|7|1|9', 'direct'],
  ['five.direct', '0,0,7,1,9', '0|5|7|1|9', ''],
  ['five.group60', '3,3,1,0,9', '3|0 1 9', 'group60'],
  ['five.group60', '3,3,1,1,9', '3|0 1 9', ''],
  ['five.group5', '8,8,0,8,8', '8|0', 'group5'],
  ['five.group5', '8,8,0,8,8', '8|8', 'fault: none'],
  ['five.anywhere2', '1,1,2,2,3', '1 2 3', 'all ×3'],
  ['five.sum-sides', '9,9,5,0,0', 'big small odd even', 'big, odd'],
  ['five.sum-sides', '9,9,4,0,0', 'big small odd even', 'small, even'],
  ['five.bull', '1,2,7,4,6', 'no-bull bull-bull', 'bull-bull'],
  ['five.bull', '1,1,1,1,1', 'no-bull bull-bull', 'no-bull'],
  ['back4.group6', '0,5,7,7,5', '5 7', 'group6'],
  ['back4.group6', '0,5,7,7,7', '5 7', ''],
  ['front3.sum', '0,0,1,9,9', '1 27', 'direct'],
  ['mid3.sum', '0,9,9,9,0', '1 27', 'direct'],
  ['front3.group-sum', '2,2,2,0,0', '6', ''],
  ['front3.group-sum', '1,4,1,0,0', '6', 'group3'],
  ['front3.group-sum', '3,2,1,0,0', '6', 'group6'],
  ['back3.banker', '0,0,5,0,5', '5', 'group3'],
  ['back3.banker', '0,0,5,5,5', '5', ''],
  ['back3.banker', '0,0,5,5,5', '5 6', 'fault: many'],
  ['back3.span', '9,9,0,0,9', '9', 'direct'],
  ['back3.cards', '0,0,8,9,0', 'leopard straight', 'straight'],
  ['back3.cards', '0,0,0,9,1', 'leopard straight', 'straight'],
  ['back3.cards', '0,0,0,0,0', 'leopard straight', 'leopard'],
  ['front2.group2', '4,4,0,0,0', '4 5', ''],
  ['front2.group2', '5,4,0,0,0', '4 5', 'group2'],
  ['back2.sides', '0,0,0,5,0', 'big odd|small even', 'all ×4'],
  ['positions.direct', '0,1,2,3,4', '0|0|0|3|4 5', 'place ×3'],
  ['dragon-tiger.1-5', '3,0,0,0,2', 'dragon tiger tie', 'dragon'],
  ['dragon-tiger.1-5', '2,0,0,0,2', 'dragon tiger', 'dragon-push, tiger-push'],
  ['dragon-tiger.1-5', '2,0,0,0,2', 'tie', 'tie'],
  ['any2.direct', '1,2,3,4,5', '1|2|3|0|0', 'direct ×3'],
  ['any2.direct', '1,2,3,4,5', '1||||', 'fault: none'],
  ['any3.group3', '1,1,2,2,0', '1 2@0 1 2 3', 'group3 ×4'],
  ['any3.group3', '1,1,2,2,0', '1 2@0 1', 'fault: places'],
  ['any4.group24', '1,2,3,4,1', '1 2 3 4@0 1 2 3 4', 'group24 ×2'],
])('%s on %s: %s wins "%s"', (code, drawn, line, hits) => {
  expect(won(playIn(ssc, `ssc.${code}`), drawn, line)).toBe(hits);
});
