import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { empty, stubPage } from '../../testing/page.ts';
import type * as Keys from './registration-key.ts';

vi.mock('../../lib/api.ts', () => ({ newIdempotencyKey: () => crypto.randomUUID() }));

let keys: typeof Keys;

/** The page is fetched anew: of its memory nothing is left. */
async function reload(): Promise<void> {
  vi.resetModules();
  keys = await import('./registration-key.ts');
}
beforeAll(() => stubPage());
beforeEach(async () => {
  empty(sessionStorage);
  await reload();
});

const answered = (): Promise<string> => keys.underKey(async (key) => key);

async function lost(): Promise<string> {
  let sent = '';
  const dropped = keys.underKey(async (key) => {
    sent = key;
    throw new Error('the line is dead');
  });
  await expect(dropped).rejects.toThrow('the line is dead');
  return sent;
}

test('what is sent again after a lost answer has the same key, also after a reload', async () => {
  const key = await lost();
  expect(await lost()).toBe(key);
  await reload();
  expect(await answered()).toBe(key);
});

test('after an answer the next registration has a key of its own', async () => {
  const key = await answered();
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(await answered()).not.toBe(key);
});
