import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@arara/client';
import type * as Session from '../../lib/session.ts';
import { empty, stubPage } from '../../testing/page.ts';
import type * as SentCode from './sent-code.ts';

let codes: typeof SentCode;
let session: typeof Session;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stubPage();
  codes = await import('./sent-code.ts');
  session = await import('../../lib/session.ts');
});
beforeEach(() => empty(sessionStorage));

const contact = { kind: 'email', email: 'ana@exemplo.com.br' } as const;

test('a code that was sent waits for its digits until it is over', () => {
  const sent = codes.keepSent(contact, 300);
  expect(codes.sentCode('email')).toEqual(sent);
  expect(codes.sentCode('mobile')).toBeNull();
  vi.setSystemTime(Date.now() + 299_000);
  expect(codes.sentCode('email')).toEqual(sent);
  vi.setSystemTime(Date.now() + 1_000);
  expect(codes.sentCode('email')).toBeNull();
});

test('it is forgotten with its use, and with the session of its member', () => {
  codes.keepSent(contact, 300);
  codes.forgetSent('email');
  expect(codes.sentCode('email')).toBeNull();
  session.useSession.setState({ token: 'first' });
  codes.keepSent(contact, 300);
  session.closeSession();
  expect(codes.sentCode('email')).toBeNull();
});

test('another member of the tab does not see it, whatever became of the first', () => {
  sessionStorage.setItem('username', 'first');
  codes.keepSent(contact, 300);
  sessionStorage.setItem('username', 'next');
  expect(codes.sentCode('email')).toBeNull();
});

const refused = (code: string) =>
  new ApiError({ code, status: 429, message: code, value: { seconds: 120 } });

test.each([
  ['email.wait', 120],
  ['sms.wait', 120],
  ['email.too.many', null],
  ['rate.limited', null],
])('a refusal with %s tells of a code for %s seconds', (code, seconds) => {
  expect(codes.secondsOfEarlier(refused(code))).toBe(seconds);
});
