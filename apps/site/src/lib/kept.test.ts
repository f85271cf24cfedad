import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { empty, stubPage } from '../testing/page.ts';
import type * as Kept from './kept.ts';
import type * as Session from './session.ts';
import type * as Start from './start.ts';

let lib: typeof Kept;
let session: typeof Session;
let client: QueryClient;
let start: typeof Start.start;

beforeAll(async () => {
  stubPage();
  lib = await import('./kept.ts');
  session = await import('./session.ts');
  ({ start } = await import('./start.ts'));
  client = (await import('./query-client.ts')).queryClient;
});
beforeEach(() => [sessionStorage, localStorage].forEach(empty));

afterEach(() => vi.useRealTimers());

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

test('what was asked once is there after a reload, and is not asked again', askOnce);

test('what is kept grows old all the same', async () => {
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
  ['another member', async () => sessionStorage.setItem('username', 'other')],
  ['another language', async () => localStorage.setItem('lang', 'EN')],
  ['another site', async () => void Object.assign(start, { version: `${start.version}+` })],
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
  ['signed in as another', () => sessionStorage.setItem('username', 'other')],
  ['chose another language', () => localStorage.setItem('lang', 'EN')],
])('an answer to somebody who %s meanwhile is kept for nobody', async (_what, change) => {
  session.useSession.setState({ token: 'old' });
  sessionStorage.setItem('username', 'first');
  let reply: (value: Awaited<ReturnType<typeof answer>>) => void = () => undefined;
  const { queryFn } = routers(() => new Promise((resolve) => (reply = resolve)));
  const asking = queryFn({ signal: AbortSignal.timeout(1_000) });
  change();
  reply({ domains: [], asked: 0 });
  await asking;
  expect(Object.keys(sessionStorage).filter((place) => place.startsWith('kept:'))).toEqual([]);
});

test('a storage that is full spoils no answer, and news is heeded all the same', async () => {
  const full = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', Object.create(sessionStorage, { setItem: { value: full } }));
  const first = await askOnce();
  await newsAfterReload();
  expect((await askAfterReload()).asked).toBe(first.asked + 1);
  await newsAfterReload();
  vi.stubGlobal('sessionStorage', Object.getPrototypeOf(sessionStorage));
});

test('what lies broken in the storage is asked anew', async () => {
  const before = await askOnce();
  const [place = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('kept:'));
  sessionStorage.setItem(place, '{"data":');
  expect((await askAfterReload()).asked).toBe(before.asked + 1);
});
