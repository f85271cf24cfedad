import { expect, test } from 'vitest';
import { freshPlan, multiplesOf } from './chase-plan.ts';
import type { ChasePlan } from './chase-plan.ts';

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
