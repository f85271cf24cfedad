import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../testing/page.ts';
import { tabStorage } from './storage.ts';

beforeEach(() => stubPage());
afterEach(() => {
  for (const key of tabStorage.keys()) tabStorage.removeItem(key);
});

/** The browser lets the page at no storage at all. */
function closeStorage(): void {
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

function fillStorage(): void {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', Object.create(sessionStorage, { setItem: { value: full } }));
}

test('what is kept lies in the storage of the browser', () => {
  tabStorage.setItem('a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
  expect(tabStorage.getItem('a')).toBe('1');
  expect(tabStorage.keys()).toEqual(['a']);
  expect(tabStorage.outlives('a')).toBe(true);
  tabStorage.removeItem('a');
  expect(sessionStorage.getItem('a')).toBeNull();
});

test.each([
  ['closed', closeStorage],
  ['full', fillStorage],
])('where it is %s, memory takes its place', (_, fail) => {
  fail();
  expect(tabStorage.getItem('a')).toBeNull();
  tabStorage.setItem('a', '1');
  expect(tabStorage.getItem('a')).toBe('1');
  expect(tabStorage.keys()).toEqual(['a']);
  expect(tabStorage.outlives('a')).toBe(false);
  tabStorage.removeItem('a');
  expect(tabStorage.getItem('a')).toBeNull();
});

test('the newer of two values is read once the storage takes values again', () => {
  const open = sessionStorage;
  open.setItem('a', 'old');
  fillStorage();
  tabStorage.setItem('a', 'new');
  expect(tabStorage.getItem('a')).toBe('new');
  vi.stubGlobal('sessionStorage', open);
  tabStorage.setItem('a', 'newest');
  expect(open.getItem('a')).toBe('newest');
  expect(tabStorage.getItem('a')).toBe('newest');
});
