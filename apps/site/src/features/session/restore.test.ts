import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { empty, stubPage } from '../../testing/page.ts';
import type * as Session from '../../lib/session.ts';
import type * as Restore from './restore.ts';

const calls: Record<string, readonly string[]> = {
  memberInfo: ['GET', '/wps/member/info', 'json'],
  resume: ['POST', '/api/session/resume', 'json'],
  exchangeCode: ['POST', '/api/session/exchange', 'json'],
};
vi.mock('virtual:calls', () => ({ entryOf: (name: string) => calls[name] }));

let session: typeof Session;
let restore: typeof Restore;
/** What the server answers, by the end of the address; a call without an answer is not expected. */
let answers: Record<string, () => Response>;
const asked: string[] = [];
const page = { search: '', pathname: '/rng', hash: '', origin: 'https://arara.example' };

const refused = () => Response.json({ success: false, errorCode: 'session.expired' });
const lost = () => Response.error();
const entered = (account: string) => () =>
  Response.json({
    success: true,
    value: { token: `of ${account}`, member: { account, isAgent: 0 }, passwordExpired: false },
  });
const known = (account: string) => () =>
  Response.json({ success: true, value: { account, isAgent: 0, passwordExpired: false } });

beforeAll(async () => {
  stubPage();
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const name =
      String(url instanceof Request ? url.url : url)
        .split('/')
        .at(-1) ?? '';
    asked.push(name);
    return answers[name]?.() ?? lost();
  });
  session = await import('../../lib/session.ts');
  restore = await import('./restore.ts');
});
beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => unknown) => run() } });
  [sessionStorage, localStorage].forEach(empty);
  session.closeSession();
  asked.length = 0;
  answers = {};
  page.search = '';
});

const open = (account: string): void =>
  session.openSession({
    token: `of ${account}`,
    member: { account, isAgent: 0 } as Session.Opened['member'],
    passwordExpired: false,
  });
const who = () => session.useSession.getState().member?.account ?? null;
const isSettled = () => session.useSession.getState().settled;
const code = 'c'.repeat(43);

test('a session that has ended is followed by the remembered device', async () => {
  open('luciana');
  restore.markRemembered(true);
  answers = { info: refused, resume: entered('luciana') };
  await restore.restoreSession();
  expect(asked).toEqual(['info', 'resume']);
  expect(who()).toBe('luciana');
  expect(localStorage.getItem('remembered')).toBe('1');
});

test('a remembered device is forgotten where the server no longer knows it', async () => {
  restore.markRemembered(true);
  answers = { resume: refused };
  await restore.restoreSession();
  expect(localStorage.getItem('remembered')).toBeNull();
  expect([who(), isSettled()]).toEqual([null, true]);
});

test('a remembered device is known at an address without locks, as one that is not secure', async () => {
  vi.stubGlobal('navigator', {});
  restore.markRemembered(true);
  answers = { resume: entered('luciana') };
  await restore.restoreSession();
  expect(who()).toBe('luciana');
  session.closeSession();
  answers = { resume: refused };
  await restore.restoreSession();
  expect(asked).toEqual(['resume', 'resume']);
  expect(localStorage.getItem('remembered')).toBeNull();
});

test('an answer that got lost leaves the device remembered for the next page', async () => {
  restore.markRemembered(true);
  answers = { resume: lost };
  await restore.restoreSession();
  expect(localStorage.getItem('remembered')).toBe('1');
  expect([who(), isSettled()]).toEqual([null, true]);
});

test('a code of the address signs in whoever is nobody yet', async () => {
  page.search = `?code=${code}`;
  answers = { exchange: entered('luciana') };
  await restore.restoreSession();
  expect(who()).toBe('luciana');
});

test('a code of the address puts nobody in another’s place', async () => {
  page.search = `?code=${code}`;
  open('luciana');
  answers = { info: known('luciana'), exchange: entered('somebody else') };
  await restore.restoreSession();
  expect(asked).toEqual(['info']);
  expect(who()).toBe('luciana');
});

test('a code that is refused leaves the page to its visitor', async () => {
  page.search = `?code=${code}`;
  answers = { exchange: refused };
  await restore.restoreSession();
  expect([who(), isSettled()]).toEqual([null, true]);
});

test('a code of somebody’s campaign is no code of ours', async () => {
  page.search = '?code=PROMO10';
  await restore.restoreSession();
  expect(asked).toEqual([]);
});
