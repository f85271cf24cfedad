import { expect, test } from 'vitest';
import type { Population } from '../draw/view.ts';
import { calledOf, type FeatureName } from './features.ts';

const digits = { how: 'each', count: 3, low: 0, high: 9 } as const;
const five = { ...digits, count: 5 };
const dice = { how: 'each', count: 3, low: 1, high: 6 } as const;
const eleven = { how: 'set', count: 5, low: 1, high: 11 } as const;
const cars = { how: 'order', count: 2, low: 1, high: 10 } as const;

test.each<[FeatureName, number[], Population, string]>([
  ['sides', [5], digits, 'big odd'],
  ['sides', [4], digits, 'small even'],
  ['sides', [5], cars, 'small odd'],
  ['sides', [6], cars, 'big even'],
  ['sides-but-top', [5], eleven, 'small odd'],
  ['sides-but-top', [6], eleven, 'big even'],
  ['sides-but-top', [11], eleven, '/ big small odd even'],
  ['dice-sides', [1, 4, 6], dice, 'big odd'],
  ['dice-sides', [4, 4, 4], dice, ''],
  ['dragon-tiger', [3, 2], digits, 'dragon'],
  ['dragon-tiger', [2, 2], digits, 'tie / dragon tiger'],
  ['three-cards', [7, 7, 7], digits, 'leopard'],
  ['three-cards', [2, 1, 3], digits, 'straight'],
  ['three-cards', [8, 0, 9], digits, 'straight'],
  ['three-cards', [0, 1, 9], digits, 'straight'],
  ['three-cards', [7, 1, 7], digits, 'pair'],
  ['three-cards', [9, 0, 5], digits, 'half-straight'],
  ['three-cards', [1, 3, 5], digits, 'mixed'],
  ['bull', [1, 2, 7, 5, 3], five, 'bull-8'],
  ['bull', [0, 0, 0, 0, 0], five, 'bull-bull'],
  ['bull', [1, 1, 1, 1, 1], five, 'no-bull'],
  ['dice', [2, 4, 3], dice, 'straight'],
  ['dice', [6, 1, 2], dice, 'mixed'],
  ['twice', [6, 1, 6], dice, '6'],
  ['twice', [6, 6, 6], dice, '6'],
  ['twice', [6, 1, 2], dice, ''],
  ['middle', [9, 11, 1, 4, 3], eleven, '4'],
])('%s calls %j so: %#', (name, seen, population, called) => {
  const { wins, pushes } = calledOf(name, seen, population);
  const text = [wins.join(' '), ...(pushes === undefined ? [] : ['/', pushes.join(' ')])];
  expect(text.join(' ').trim()).toBe(called);
});

test('three of five digits make a bull by any of the ten ways to take them', () => {
  const byHand = (d: readonly number[]) => {
    const all = [0, 1, 2, 3, 4];
    for (const a of all)
      for (const b of all)
        for (const c of all) if (a < b && b < c && (d[a]! + d[b]! + d[c]!) % 10 === 0) return true;
    return false;
  };
  for (let number = 0; number < 100_000; number += 7) {
    const seen = Array.from(String(number).padStart(5, '0'), Number);
    const { wins } = calledOf('bull', seen, five);
    expect(wins[0] !== 'no-bull', String(number)).toBe(byHand(seen));
  }
});
