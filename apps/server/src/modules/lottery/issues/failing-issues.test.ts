import { expect, test } from 'vitest';
import { createFailingIssues } from './failing-issues.ts';

const second = 1_000;

test('an issue that goes on failing rests ever longer, up to half a minute, each step on its own', () => {
  let now = 0;
  const failing = createFailingIssues(() => now);
  for (const rest of [1, 2, 4, 8, 16, 30, 30]) {
    expect(failing.resting('draw')).toEqual([]);
    failing.failed('draw', 7n);
    now += rest * second - 1;
    expect(failing.resting('draw'), `for ${rest} s`).toEqual([7n]);
    expect(failing.resting('void')).toEqual([]);
    now += 1;
  }
});

test('it is told of at once, and then once a minute', () => {
  let now = 0;
  const failing = createFailingIssues(() => now);
  const told: number[] = [];
  for (; now < 150 * second; now += second) if (failing.failed('draw', 7n)) told.push(now);
  expect(told).toEqual([0, 60 * second, 120 * second]);
  expect(failing.failed('draw', 8n)).toBe(true);
});

test('one that only waits is looked at again soon and then ever less often, and nobody is told', () => {
  let now = 0;
  const failing = createFailingIssues(() => now);
  for (const rest of [0.25, 0.5, 1, 2, 4, 8, 16, 30, 30]) {
    expect(failing.resting('draw')).toEqual([]);
    failing.waits('draw', 7n);
    now += rest * second - 1;
    expect(failing.resting('draw'), `for ${rest} s`).toEqual([7n]);
    now += 1;
  }
  expect(failing.failed('draw', 7n), 'when it fails after that').toBe(true);
  failing.waits('draw', 7n);
  expect(failing.failed('draw', 7n)).toBe(false);
});
