import { beforeEach, expect, test } from 'vitest';
import { createStorage } from './storage.ts';
import type { ClientStorage } from './storage.ts';
import { createBrowserStorage } from './testing/browser-storage.ts';

let browser: Storage;
let open: () => Storage;
let kept: ClientStorage;

beforeEach(() => {
  browser = createBrowserStorage();
  open = () => browser;
  kept = createStorage(() => open());
});

/** The browser lets the page at no storage at all. */
function closeStorage(): void {
  open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
}

function fillStorage(): void {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  open = () => Object.create(browser, { setItem: { value: full } }) as Storage;
}

test('a value lies in the storage of the browser', () => {
  kept.setItem('a', '1');
  expect(browser.getItem('a')).toBe('1');
  expect(kept.getItem('a')).toBe('1');
  expect(kept.keys()).toEqual(['a']);
  expect(kept.outlives('a')).toBe(true);
  kept.removeItem('a');
  expect(browser.getItem('a')).toBeNull();
});

test.each([
  ['closed', closeStorage],
  ['full', fillStorage],
])('where it is %s, memory takes its place', (_, fail) => {
  fail();
  expect(kept.getItem('a')).toBeNull();
  kept.setItem('a', '1');
  expect(kept.getItem('a')).toBe('1');
  expect(kept.keys()).toEqual(['a']);
  expect(kept.outlives('a')).toBe(false);
  kept.removeItem('a');
  expect(kept.getItem('a')).toBeNull();
});

test('the newer of two values is read once the storage takes values again', () => {
  browser.setItem('a', 'old');
  fillStorage();
  kept.setItem('a', 'new');
  expect(kept.getItem('a')).toBe('new');
  open = () => browser;
  kept.setItem('a', 'newest');
  expect(browser.getItem('a')).toBe('newest');
  expect(kept.getItem('a')).toBe('newest');
});
