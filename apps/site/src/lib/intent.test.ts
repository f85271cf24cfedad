import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { empty, stubPage } from '../testing/page.ts';
import type * as Intents from './intent.ts';
import type * as Session from './session.ts';

vi.mock('./api.ts', () => ({ newIdempotencyKey: () => crypto.randomUUID() }));

let intents: typeof Intents;
let session: typeof Session;

beforeAll(() => stubPage());
beforeEach(async () => {
  empty(sessionStorage);
  await reload();
  signIn('first');
});

/** The page is fetched anew: of its memory nothing is left. */
async function reload(): Promise<void> {
  vi.resetModules();
  [intents, session] = await Promise.all([import('./intent.ts'), import('./session.ts')]);
}

function signIn(account: string): void {
  session.setMember({ account } as Session.Opened['member']);
}

const keyFor = (amount: string): string => intents.pressIntent('deposit', amount).key;

test('an intent without an answer keeps its key, also after a reload', async () => {
  const key = keyFor('50.00');
  expect(keyFor('50.00')).toBe(key);
  await reload();
  signIn('first');
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
    'what lies broken in the storage',
    () => {
      sessionStorage.setItem('intent:deposit', '{"key":');
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
])('what was created %s', (_, distanceMs, isEarlier) => {
  keyFor('50.00');
  const again = intents.pressIntent('deposit', '50.00');
  const createdAt = new Date((again.againAt ?? 0) + distanceMs).toISOString();
  expect(intents.isEarlier(again, { createdAt })).toBe(isEarlier);
});

test('a key that is sent for the first time has nothing from before, whatever the clocks say', () => {
  const first = intents.pressIntent('deposit', '50.00');
  expect(intents.isEarlier(first, { createdAt: new Date(0).toISOString() })).toBe(false);
});

test('the answer to an earlier intent ends no later one', () => {
  const earlier = keyFor('50.00');
  const later = keyFor('60.00');
  intents.endIntent('deposit', earlier);
  expect(keyFor('60.00')).toBe(later);
});
