import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKept } from './kept.ts';
import { createQueryClient } from './query-client.ts';
import { createSession } from './session.ts';
import type { ClientSession } from './session.ts';
import { createStorage } from './storage.ts';
import { createBrowserStorage } from './testing/browser-storage.ts';

let browser: Storage;
let lib: ReturnType<typeof createKept>;
let session: ClientSession;
let client: QueryClient;
let language: string;

beforeEach(() => {
  browser = createBrowserStorage();
  language = 'pt-BR';
  open('1');
});
afterEach(() => vi.useRealTimers());

/** A page of the site in this version is opened in the tab. */
function open(version: string): void {
  const tab = createStorage(() => browser);
  session = createSession(tab, createStorage(createBrowserStorage));
  client = createQueryClient(session);
  lib = createKept({ queryClient: client, session, tab, version, language: () => language });
}

let asked = 0;
const answer = async () => ({ domains: ['a.example'], asked: (asked += 1) });

/** A query of the routers, as any page of the tab asks it. */
const routers = (ask = answer) => ({ ...lib.kept('domains', ask), staleTime: Infinity });

/** Asks as a page does that has just been loaded in this tab. */
function askAfterReload() {
  client.clear();
  return client.fetchQuery(routers());
}

/** Asks, and makes sure that the answer is kept before something is done to it. */
async function askOnce() {
  const first = await askAfterReload();
  expect(await askAfterReload()).toEqual(first);
  return first;
}

function newsAfterReload(): Promise<void> {
  client.clear();
  return lib.askAnew(['domains']);
}

test('an answer is there after a reload, and is not asked again', askOnce);

test('a kept answer grows old all the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await askOnce();
  const askLater = (ms: number) => {
    client.clear();
    vi.setSystemTime(Date.now() + ms);
    return client.fetchQuery({ ...routers(), staleTime: 60_000 });
  };
  expect(await askLater(59_000)).toEqual(first);
  expect((await askLater(2_000)).asked).toBe(first.asked + 1);
});

test.each([
  ['asking everything anew', () => client.invalidateQueries()],
  ['news before the page has asked', newsAfterReload],
  ['signing in', async () => session.useSession.setState({ token: 'anew' })],
  ['signing out', async () => session.closeSession()],
  ['another member', async () => browser.setItem('username', 'other')],
  ['another language', async () => void (language = 'en')],
  ['another site', async () => open('2')],
])('%s flushes it', async (_what, flush) => {
  session.useSession.setState({ token: 'old' });
  const before = await askOnce();
  await flush();
  expect((await askAfterReload()).asked).toBe(before.asked + 1);
});

test('news of one query flush no other', async () => {
  const before = await askOnce();
  await lib.askAnew(['notices']);
  await lib.askAnew(['omains']);
  expect(await askAfterReload()).toEqual(before);
});

test.each([
  ['signed out', () => session.closeSession()],
  ['signed in as another', () => browser.setItem('username', 'other')],
  ['chose another language', () => (language = 'en')],
])('an answer to somebody who %s meanwhile is kept for nobody', async (_what, change) => {
  session.useSession.setState({ token: 'old' });
  browser.setItem('username', 'first');
  let reply: (value: Awaited<ReturnType<typeof answer>>) => void = () => undefined;
  const { queryFn } = routers(() => new Promise((resolve) => (reply = resolve)));
  const asking = queryFn({ signal: AbortSignal.timeout(1_000) });
  change();
  reply({ domains: [], asked: 0 });
  await asking;
  expect(Object.keys(browser).filter((place) => place.startsWith('kept:'))).toEqual([]);
});

test('a storage that is full spoils no answer, and news is heeded all the same', async () => {
  const full = () => {
    throw new Error('QuotaExceededError');
  };
  const roomy = browser;
  browser = Object.create(roomy, { setItem: { value: full } }) as Storage;
  const first = await askOnce();
  await newsAfterReload();
  expect((await askAfterReload()).asked).toBe(first.asked + 1);
});

test('an answer that lies broken in the storage is asked anew', async () => {
  const before = await askOnce();
  const [place = ''] = Object.keys(browser).filter((name) => name.startsWith('kept:'));
  browser.setItem(place, '{"data":');
  expect((await askAfterReload()).asked).toBe(before.asked + 1);
});
