import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { empty, stubPage } from '../../testing/page.ts';
import type * as Dialogs from '../../lib/dialogs.ts';
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
let dialogs: typeof Dialogs;
/** Tells the page what another tab has written into the storage. */
let hear: (event: object) => void;
/** The answers of the server, by the end of the address; a call without an answer is not expected. */
let answers: Record<string, () => Response>;
const asked: string[] = [];
/** Addresses that took the place of the one that the page was opened with. */
const replaced: string[] = [];
const page = { search: '', pathname: '/rng', hash: '', origin: 'https://arara.example' };

let nowMs = 0;
vi.stubGlobal('performance', { now: () => nowMs });

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
  const replaceState = (_state: unknown, _title: string, address: string) =>
    void replaced.push(address);
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const name =
      String(url instanceof Request ? url.url : url)
        .split('/')
        .at(-1) ?? '';
    asked.push(name);
    return answers[name]?.() ?? lost();
  });
  vi.stubGlobal('addEventListener', (name: string, heed: (event: object) => void) => {
    if (name === 'storage') hear = heed;
  });
  session = await import('../../lib/session.ts');
  dialogs = await import('../../lib/dialogs.ts');
  restore = await import('./restore.ts');
});
beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => unknown) => run() } });
  [sessionStorage, localStorage].forEach(empty);
  session.closeSession();
  asked.length = 0;
  replaced.length = 0;
  answers = {};
  page.search = '';
});

const open = (account: string): void =>
  session.openSession({
    token: `of ${account}`,
    member: { account, isAgent: 0 } as Session.Opened['member'],
    passwordExpired: false,
  });
/** Another tab of this browser has signed in. */
const knowBrowser = (): void => localStorage.setItem(session.browserKey, '1');
const who = () => session.useSession.getState().member?.account ?? null;
const isSettled = () => session.useSession.getState().settled;
const code = 'c'.repeat(43);

test('a session that has ended is followed by that of the browser', async () => {
  open('luciana');
  knowBrowser();
  answers = { info: refused, resume: entered('luciana') };
  await restore.restoreSession(restore.takeSignInCode());
  expect(asked).toEqual(['info', 'resume']);
  expect(who()).toBe('luciana');
  expect(session.browserIsKnown()).toBe(true);
});

test('a browser is forgotten where the server no longer knows it', async () => {
  knowBrowser();
  answers = { resume: refused };
  await restore.restoreSession(restore.takeSignInCode());
  expect(session.browserIsKnown()).toBe(false);
  expect([who(), isSettled()]).toEqual([null, true]);
});

test('a browser is known at an address without locks, as one that is not secure', async () => {
  vi.stubGlobal('navigator', {});
  knowBrowser();
  answers = { resume: entered('luciana') };
  await restore.restoreSession(restore.takeSignInCode());
  expect(who()).toBe('luciana');
  session.closeSession();
  answers = { resume: refused };
  await restore.restoreSession(restore.takeSignInCode());
  expect(asked).toEqual(['resume', 'resume']);
  expect(session.browserIsKnown()).toBe(false);
});

test('an answer that got lost leaves the browser known for the next page', async () => {
  knowBrowser();
  answers = { resume: lost };
  await restore.restoreSession(restore.takeSignInCode());
  expect(session.browserIsKnown()).toBe(true);
  expect([who(), isSettled()]).toEqual([null, true]);
});

test('a code of the address signs in whoever is nobody yet', async () => {
  page.search = `?token=${code}`;
  answers = { exchange: entered('luciana') };
  await restore.restoreSession(restore.takeSignInCode());
  expect(who()).toBe('luciana');
});

test('a code of the address puts nobody in another’s place', async () => {
  page.search = `?token=${code}`;
  open('luciana');
  answers = { info: known('luciana'), exchange: entered('somebody else') };
  await restore.restoreSession(restore.takeSignInCode());
  expect(asked).toEqual(['info']);
  expect(who()).toBe('luciana');
});

test('a code that is refused leaves the page to its visitor', async () => {
  page.search = `?token=${code}`;
  answers = { exchange: refused };
  await restore.restoreSession(restore.takeSignInCode());
  expect([who(), isSettled()]).toEqual([null, true]);
});

test('whatever calls itself a token leaves the address at once, and what else is there stays', async () => {
  page.search = '?token=PROMO10&referralCode=AMIGO7';
  await restore.restoreSession(restore.takeSignInCode());
  expect(asked).toEqual([]);
  expect(replaced).toEqual(['/rng?referralCode=AMIGO7']);
});

describe('a page that is open', () => {
  /** Another tab signs in, and this page hears of it. */
  function signInBeside(): void {
    knowBrowser();
    hear({ key: session.browserKey, newValue: '2' });
  }
  beforeAll(() => restore.followBrowser());
  // Each a minute after the last: what was found again is believed for a while.
  beforeEach(() => {
    dialogs.closeDialog();
    nowMs += 60_000;
  });

  test('is signed in when another tab of its browser is', async () => {
    answers = { resume: entered('luciana') };
    signInBeside();
    await expect.poll(who).toBe('luciana');
    expect(asked).toEqual(['resume']);
  });

  test('leaves a layer to whoever fills it in', () => {
    dialogs.openDialog('login');
    signInBeside();
    expect(asked).toEqual([]);
  });

  test('goes on by itself when its session has ended and its owner stays signed in', async () => {
    open('luciana');
    answers = { resume: entered('luciana') };
    session.closeSession();
    await expect.poll(who).toBe('luciana');
  });

  test('asks once for a session that ends again at once', async () => {
    open('luciana');
    answers = { resume: entered('luciana') };
    session.closeSession();
    await expect.poll(who).toBe('luciana');
    session.closeSession();
    await Promise.resolve();
    expect([who(), asked]).toEqual([null, ['resume']]);
  });

  test('stays signed out when its owner has signed out', () => {
    open('luciana');
    session.forgetBrowser();
    session.closeSession();
    expect(asked).toEqual([]);
  });
});
