import { expect, test } from 'vitest';
import { playIn } from '../testing/walk.ts';
import { eleven } from './11x5/index.ts';
import type { Family } from './family.ts';
import { k3 } from './k3/index.ts';
import { ssc } from './ssc/index.ts';
import { threeD } from './3d/index.ts';

/**
 * Prizes that state lotteries pay for a stake of two. They return about half to three fifths on every
 * way to bet, so that a chance that is declared far off would stand out: a road to it that is not ours.
 */
const official: readonly (readonly [Family, string, string, number])[] = [
  [k3, 'k3.sum', 'sum-3', 240],
  [k3, 'k3.sum', 'sum-4', 80],
  [k3, 'k3.sum', 'sum-5', 40],
  [k3, 'k3.sum', 'sum-6', 25],
  [k3, 'k3.sum', 'sum-7', 16],
  [k3, 'k3.sum', 'sum-8', 12],
  [k3, 'k3.sum', 'sum-9', 10],
  [k3, 'k3.sum', 'sum-11', 9],
  [k3, 'k3.sum', 'sum-18', 240],
  [k3, 'k3.triple', 'group1', 240],
  [k3, 'k3.any-triple', 'triple', 40],
  [k3, 'k3.pair-and-single', 'group3', 80],
  [k3, 'k3.pair', 'pair-6', 15],
  [k3, 'k3.three-different', 'group6', 40],
  [k3, 'k3.any-straight', 'straight', 10],
  [k3, 'k3.two-different', 'all', 8],
  [eleven, '11x5.positions.direct', 'place', 13],
  [eleven, '11x5.any2', 'hit2', 6],
  [eleven, '11x5.any3', 'hit3', 19],
  [eleven, '11x5.any4', 'hit4', 78],
  [eleven, '11x5.any5', 'hit5', 540],
  [eleven, '11x5.any6', 'hit5', 90],
  [eleven, '11x5.any7', 'hit5', 26],
  [eleven, '11x5.any8', 'hit5', 9],
  [eleven, '11x5.front2.direct', 'direct', 130],
  [eleven, '11x5.front2.group2', 'group2', 65],
  [eleven, '11x5.front3.direct', 'direct', 1_170],
  [eleven, '11x5.front3.group6', 'group6', 195],
  [threeD, '3d.three.direct', 'direct', 1_040],
  [threeD, '3d.three.group3', 'group3', 346],
  [threeD, '3d.three.group6', 'group6', 173],
  [threeD, 'p5.five.direct', 'direct', 100_000],
  [ssc, 'ssc.positions.direct', 'place', 10],
  [ssc, 'ssc.back2.direct', 'direct', 100],
  [ssc, 'ssc.back2.group2', 'group2', 50],
  [ssc, 'ssc.back2.sides', 'all', 4],
  [ssc, 'ssc.back3.direct', 'direct', 1_000],
  [ssc, 'ssc.back3.group3', 'group3', 320],
  [ssc, 'ssc.back3.group6', 'group6', 160],
];

test.each(official)('%#: a prize of a state lottery returns about what all do', (...row) => {
  const [family, code, name, prize] = row;
  const { ways, of } = playIn(family, code).type.classes.find((each) => each.code === name)!;
  const returned = (Number(ways) / Number(of)) * (prize / 2);
  expect(returned, `${code} ${name}`).toBeGreaterThan(0.475);
  expect(returned, `${code} ${name}`).toBeLessThan(0.6);
});

test('all official prizes on dice alike, in a row and different return five ninths, of a pair too', () => {
  const dice = official.filter(([family, code]) => family === k3 && code !== 'k3.sum');
  expect(dice).toHaveLength(7);
  for (const [family, code, name, prize] of dice) {
    const { ways, of } = playIn(family, code).type.classes.find((each) => each.code === name)!;
    expect(ways * BigInt(prize) * 9n, code).toBe(of * 2n * 5n);
  }
});
