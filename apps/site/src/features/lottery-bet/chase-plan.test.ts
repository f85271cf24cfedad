import { beforeAll, expect, test } from 'vitest';
import { fetchRules } from '../../lib/lottery-rules.ts';
import { chaseOrderOf } from './chase-order.ts';
import { freshPlan, multiplesOf } from './chase-plan.ts';
import type { ChasePlan } from './chase-plan.ts';

beforeAll(() => fetchRules('ssc'));

test.each<[string, Partial<ChasePlan>, number[]]>([
  ['stay the same', { issues: 3, most: 1 }, [1, 1, 1]],
  ['stay the same, whatever the bound is', { issues: 2, by: 5, most: 9 }, [1, 1]],
  ['double', { growth: 'times', issues: 5, most: 99 }, [1, 2, 4, 8, 16]],
  ['double up to a bound', { growth: 'times', issues: 5, most: 6 }, [1, 2, 4, 6, 6]],
  ['triple every second time', { growth: 'times', by: 3, every: 2, issues: 5 }, [1, 1, 3, 3, 9]],
  ['rise by two', { growth: 'plus', issues: 4 }, [1, 3, 5, 7]],
  ['rise by one every third time', { growth: 'plus', by: 1, every: 3, issues: 4 }, [1, 1, 1, 2]],
])('multiples %s', (_, plan, multiples) => {
  expect(multiplesOf({ ...freshPlan, ...plan })).toEqual(multiples);
});

test('multiples that would pass every number stop at the bound', () => {
  const plan = { ...freshPlan, growth: 'times', by: 9_999, issues: 100, most: 9_999 } as const;
  expect(multiplesOf(plan).at(-1)).toBe(9_999);
});

test('a chase of which an issue has closed meanwhile costs what is left of it', () => {
  const plan = { ...freshPlan, growth: 'times', issues: 3 } as const;
  const lines = [{ play: 'ssc.front2.direct', rows: [[1, 2], [3]], multiple: 1 }];
  const wish = { gameCode: 'ssc', tableVersion: 1, mode: 1_920, unit: '1', lines, plan } as const;
  const numeros = [{ numero: '202611230001' }, { numero: '202611230002' }];
  expect(chaseOrderOf({ ...wish, lines }, numeros, 'BRL')).toMatchObject({
    price: '12.00',
    stopOnWin: true,
    steps: [
      { numero: '202611230001', multiple: 1 },
      { numero: '202611230002', multiple: 2 },
    ],
  });
});
