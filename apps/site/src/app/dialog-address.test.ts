import { beforeAll, expect, test, vi } from 'vitest';
import type * as Address from './dialog-address.ts';
import { startData } from '../testing/start-data.ts';

let address: typeof Address;

// The page reads its start data once, from the document.
beforeAll(async () => {
  const store = { getItem: () => null };
  const documentElement = { dataset: {} };
  const start = { textContent: JSON.stringify(startData()) };
  vi.stubGlobal('sessionStorage', store);
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('document', { getElementById: () => start, documentElement });
  address = await import('./dialog-address.ts');
});

test.each([
  ['?dialog=login', 'login'],
  ['page=2&dialog=deposit', 'deposit'],
  ['?dialog=welcome', null],
  ['?dialog=constructor', null],
  ['?dialog=', null],
  ['', null],
])('%s names the layer %s', (search, name) => {
  expect(address.dialogOf(search)).toBe(name);
});

test('the name of a layer comes and goes, and what else the address says stays', () => {
  expect(address.withDialog('?vendor=A', 'login')).toBe('?vendor=A&dialog=login');
  expect(address.withDialog('?dialog=login&vendor=A', 'speed')).toBe('?dialog=speed&vendor=A');
  expect(address.withDialog('?vendor=A&dialog=speed', null)).toBe('?vendor=A');
  expect(address.withDialog('?dialog=speed', null)).toBe('');
});
