import { beforeAll, expect, test, vi } from 'vitest';
import { startData } from '../testing/start-data.ts';
import type * as Can from './can-install.ts';
import type * as Install from './install-offer.ts';

let install: typeof Install & typeof Can;
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  const textContent = JSON.stringify(startData());
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  install = { ...(await import('./install-offer.ts')), ...(await import('./can-install.ts')) };
});

test.each([
  ['never waved away', null, false],
  ['a moment ago', 100 * day, true],
  ['13 days ago', 87 * day, true],
  ['14 days ago', 86 * day, false],
  ['nonsense', 'x', false],
])('%s', (_, stored, rests) => {
  expect(install.isResting(stored === null ? null : String(stored), 100 * day)).toBe(rests);
});

test('phones of Apple are known by their browser', () => {
  expect(install.isApple('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(true);
  expect(install.isApple('Mozilla/5.0 (Linux; Android 15; Pixel 7)')).toBe(false);
});
