import { beforeEach, expect, test } from 'vitest';
import { createIntents, isEarlier } from './intent.ts';
import type { Intents } from './intent.ts';
import { createSession } from './session.ts';
import type { ClientSession, Opened } from './session.ts';
import { createStorage } from './storage.ts';
import { createBrowserStorage } from './testing/browser-storage.ts';

const now = Date.parse('2026-05-03T12:00:00Z');
let browser: Storage;
let intents: Intents<'deposit' | 'withdrawal'>;
let session: ClientSession;

beforeEach(() => {
  browser = createBrowserStorage();
  reload();
});

/** The page is fetched anew: of its memory nothing is left. */
function reload(): void {
  const tab = createStorage(() => browser);
  session = createSession(tab, tab);
  intents = createIntents({ session, tab, serverNow: () => now });
  signIn('first');
}

function signIn(account: string): void {
  session.setMember({ account } as Opened['member']);
}

const keyFor = (amount: string): string => intents.pressIntent('deposit', amount).key;

test('an intent without an answer keeps its key, also after a reload', () => {
  const key = keyFor('50.00');
  expect(keyFor('50.00')).toBe(key);
  reload();
  expect(keyFor('50.00')).toBe(key);
});

test.each([
  ['another amount', () => keyFor('60.00')],
  ['the same amount elsewhere', () => intents.pressIntent('deposit', 'MATA', '50.00').key],
  ['a withdrawal', () => intents.pressIntent('withdrawal', '50.00').key],
  [
    'another member',
    () => {
      signIn('next');
      return keyFor('50.00');
    },
  ],
  [
    'the same amount after the answer',
    () => {
      intents.endIntent('deposit', keyFor('50.00'));
      return keyFor('50.00');
    },
  ],
  [
    'an intent that lies broken in the storage',
    () => {
      browser.setItem('intent:deposit', '{"key":');
      return keyFor('50.00');
    },
  ],
])('%s is another intent', (_, other) => {
  const key = keyFor('50.00');
  expect(other()).not.toBe(key);
});

test.each([
  ['before this press was made by an earlier one', -60_000, true],
  ['after this press was made by it, though the first was lost', 1_000, false],
])('something that was created %s', (_, distanceMs, earlier) => {
  keyFor('50.00');
  const again = intents.pressIntent('deposit', '50.00');
  const createdAt = new Date((again.againAt ?? 0) + distanceMs).toISOString();
  expect(isEarlier(again, { createdAt })).toBe(earlier);
});

test('a key that is sent for the first time has nothing from before, whatever the clocks say', () => {
  const first = intents.pressIntent('deposit', '50.00');
  expect(isEarlier(first, { createdAt: new Date(0).toISOString() })).toBe(false);
});

test('the answer to an earlier intent ends no later one', () => {
  const earlier = keyFor('50.00');
  const later = keyFor('60.00');
  intents.endIntent('deposit', earlier);
  expect(keyFor('60.00')).toBe(later);
});
