import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** Doubles numbers, and keeps which were asked together. */
function doubling() {
  const asked: number[][] = [];
  const double = gather<number, number>(async (numbers) => {
    asked.push([...numbers]);
    return numbers.map((number) => number * 2);
  });
  return { asked, double };
}

test('what is asked in one turn is asked together, and each has its own answer', async () => {
  const { asked, double } = doubling();
  expect(await Promise.all([3, 1, 2, 1].map(double))).toEqual([6, 2, 4, 2]);
  expect(asked).toEqual([[3, 1, 2, 1]]);
});

test('what is asked later is asked on its own', async () => {
  const { asked, double } = doubling();
  expect(await double(1)).toBe(2);
  expect(await double(2)).toBe(4);
  expect(asked).toEqual([[1], [2]]);
});

test('more than one query should hold are asked by several', async () => {
  const { asked, double } = doubling();
  const numbers = Array.from({ length: 1_100 }, (_, at) => at);
  expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => number * 2));
  expect(asked.map(({ length }) => length)).toEqual([500, 500, 100]);
});

test('a query that fails is told to all who asked, and to nobody after them', async () => {
  let isAway = true;
  const ask = gather<number, number>(async (numbers) => {
    if (isAway) throw new Error('no database');
    return numbers;
  });
  const ended = await Promise.allSettled([ask(1), ask(2)]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await ask(3)).toBe(3);
});

test('while as many queries are under way as may be, the next one takes all that is asked meanwhile', async () => {
  const asked: number[][] = [];
  const answer: (() => void)[] = [];
  const ask = gather<number, number>(
    async (numbers) => {
      asked.push([...numbers]);
      await new Promise<void>((resume) => answer.push(resume));
      return numbers;
    },
    { underWayMax: 1 },
  );
  const answers = [ask(1)];
  await nextTurn();
  await nextTurn();
  answers.push(ask(2));
  await nextTurn();
  answers.push(ask(3));
  await nextTurn();
  expect(asked).toEqual([[1]]);
  answer.shift()?.();
  await answers[0];
  await nextTurn();
  expect(asked).toEqual([[1], [2, 3]]);
  answer.shift()?.();
  expect(await Promise.all(answers)).toEqual([1, 2, 3]);
});
