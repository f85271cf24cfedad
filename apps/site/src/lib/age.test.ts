import { beforeAll, expect, test, vi } from 'vitest';
import { startData } from '../testing/start-data.ts';
import type * as Age from './age.ts';

let age: typeof Age;

beforeAll(async () => {
  const { settings } = startData();
  const start = startData({ settings: { ...settings, ageGate: true, ageMinimum: 21 } });
  vi.stubGlobal('document', {
    cookie: 'age=18',
    getElementById: () => ({ textContent: JSON.stringify(start) }),
  });
  age = await import('./age.ts');
});

test.each([
  ['', 0],
  ['lang=en; age=18', 18],
  ['age=21; lang=en', 21],
  ['page=30', 0],
  ['age=old', 0],
])('cookies "%s" confirm %i', (cookies, confirmed) => {
  expect(age.confirmedAge(cookies)).toBe(confirmed);
});

test('eighteen is not enough where twenty-one is asked; the answer holds for thirty days', () => {
  expect(age.useAge.getState().asked).toBe(true);
  age.confirmAge();
  expect(document.cookie).toBe('age=21; path=/; max-age=2592000; samesite=lax');
  expect(age.useAge.getState().asked).toBe(false);
});
