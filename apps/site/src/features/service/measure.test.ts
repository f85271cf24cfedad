import { expect, test } from 'vitest';
import { gradeOf, measure, sameThere } from './measure.ts';

/** A clock that each answer moves on by its own time. */
function network(...answersMs: (number | 'lost')[]) {
  let at = 0;
  const asked: string[] = [];
  return {
    asked,
    now: () => at,
    fetch: async (url: string) => {
      asked.push(url);
      const ms = answersMs.shift() ?? 'lost';
      if (ms === 'lost') throw new Error('lost');
      at += ms;
    },
  };
}

test('the quickest of three answers counts, each asked for anew', async () => {
  const line = network(300, 80, 120);
  expect(await measure('https://a.example', line)).toBe(80);
  expect(new Set(line.asked).size).toBe(3);
  expect(line.asked[0]).toMatch(/^https:\/\/a\.example\/healthz\?t=/);
});

test('an address that does not answer is lost, and not asked again', async () => {
  const line = network('lost', 80, 80);
  expect(await measure('https://a.example', line)).toBe('lost');
  expect(line.asked).toHaveLength(1);
});

test.each([
  [150, 'good'],
  [151, 'fair'],
  [401, 'slow'],
  ['lost', 'lost'],
] as const)('%s is %s', (speed, grade) => {
  expect(gradeOf(speed)).toBe(grade);
});

test('the same page stands on the other address', () => {
  const here = { pathname: '/rng', search: '?vendor=A', hash: '#top' } as Location;
  expect(sameThere('https://b.example', here)).toBe('https://b.example/rng?vendor=A#top');
});
