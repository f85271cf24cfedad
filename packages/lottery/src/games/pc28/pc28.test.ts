import { expect, test } from 'vitest';
import { faultsOfWalk, playIn } from '../../testing/walk.ts';
import { won } from '../../testing/won.ts';
import { pc28 } from './index.ts';

test('all its chances are proven and its unit bets add up', () => {
  expect(faultsOfWalk(pc28)).toEqual([]);
});

test.each([
  ['pc28.sum', '0,0,0', '0 27', 'sum-0'],
  ['pc28.sum', '9,9,9', '0 27', 'sum-27'],
  ['pc28.sides', '4,4,5', 'small odd small-odd big even', 'small, odd, small-odd'],
  ['pc28.sides', '4,5,5', 'big even big-even', 'big, even, big-even'],
  ['pc28.sides', '9,9,4', 'big extreme-big extreme-small', 'big, extreme-big'],
  ['pc28.sides-back', '4,4,5', 'small odd small-odd', 'small-push, odd-push, small-odd-push'],
  ['pc28.sides-back', '4,4,5', 'big even big-even', ''],
  ['pc28.sides-back', '4,5,5', 'big odd', 'big-push'],
  ['pc28.sides-back', '5,5,5', 'big odd big-odd', 'big, odd, big-odd'],
  ['pc28.colour', '9,9,6', 'red green blue', 'red'],
  ['pc28.colour', '4,4,5', 'red green blue', ''],
  ['pc28.cards', '9,0,8', 'straight pair', 'straight'],
])('%s on %s: %s wins "%s"', (code, drawn, line, hits) => {
  expect(won(playIn(pc28, code), drawn, line)).toBe(hits);
});
