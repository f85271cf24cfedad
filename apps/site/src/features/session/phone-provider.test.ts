import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as Session from '../../lib/session.ts';
import { empty, stubPage } from '../../testing/page.ts';
import type * as Phone from './phone-provider.ts';

vi.mock('virtual:calls', () => ({ entryOf: () => [] }));
vi.mock('../../lib/i18n.ts', () => ({
  loadNamespaces: async () => undefined,
  translate: (_: string, key: string) => key,
}));
vi.mock('../../lib/query-client.ts', () => ({
  queryClient: {
    fetchQuery: async () => ({ firebase: { apiUrl: '/idt', apiKey: 'key', checkUrl: '/check' } }),
  },
}));
vi.mock('./api/providers.ts', () => ({ providersQuery: {} }));
vi.mock('./captcha-window.ts', () => ({ passCaptcha: async () => ({ token: 'a person' }) }));

let phone: typeof Phone;
let session: typeof Session;
/** The calls that the provider got, and what it knows of the code. */
let asked: string[] = [];

beforeAll(async () => {
  stubPage();
  vi.stubGlobal('fetch', async (url: string) => {
    const name = /v1\/([^?]+)/.exec(url)?.[1] ?? '';
    asked.push(name);
    if (name.endsWith('PhoneNumber')) return Response.json({ idToken: `token ${asked.length}` });
    return Response.json({ recaptchaSiteKey: 'site', sessionInfo: 'under way' });
  });
  session = await import('../../lib/session.ts');
  phone = await import('./phone-provider.ts');
});
beforeEach(() => {
  asked = [];
  session.closeSession();
});
afterEach(() => empty(sessionStorage));

const mine = { mobileNum: '11 98765-0001', countryDialingCode: '55' };
const other = { mobileNum: '11 98765-0002', countryDialingCode: '55' };
const proofs = () => asked.filter((name) => name.endsWith('signInWithPhoneNumber')).length;

test('a code proves the number that it was sent to, however that is written', async () => {
  await phone.sendCodeByProvider(mine);
  expect(await phone.proveByProvider('123 456', { ...mine, mobileNum: '11987650001' })).toMatch(
    /^token/,
  );
});

test('another number than the one asked for is as a code that expired, and nobody is asked', async () => {
  await phone.sendCodeByProvider(mine);
  await expect(phone.proveByProvider('123456', other)).rejects.toMatchObject({
    code: 'phone.expired',
    field: 'verificationCode',
  });
  expect(proofs()).toBe(0);
});

test('a form that is sent twice proves once; nothing is left of the code', async () => {
  await phone.sendCodeByProvider(mine);
  const token = await phone.proveByProvider('123456', mine);
  expect(await phone.proveByProvider('123456', mine)).toBe(token);
  expect(proofs()).toBe(1);
  expect(sessionStorage.getItem('phone:session')).toBeNull();
  await expect(phone.proveByProvider('654321', mine)).rejects.toMatchObject({
    code: 'phone.expired',
  });
  await expect(phone.proveByProvider('123456', other)).rejects.toMatchObject({
    code: 'phone.expired',
  });
});

test.each(['before', 'after'] as const)(
  'whoever signs in and out %s the proof leaves nothing of it to the next one',
  async (when) => {
    await phone.sendCodeByProvider(mine);
    if (when === 'after') await phone.proveByProvider('123456', mine);
    const member = { account: 'ana', isAgent: 0 } as unknown as Session.Opened['member'];
    session.openSession({ token: 'first', member, passwordExpired: false });
    session.closeSession();
    expect(sessionStorage.getItem('phone:session')).toBeNull();
    await expect(phone.proveByProvider('123456', mine)).rejects.toMatchObject({
      code: 'phone.expired',
    });
  },
);

test.each(['', 'not json', '"under way"'])('what is kept as %j proves nothing', async (kept) => {
  sessionStorage.setItem('phone:session', kept);
  await expect(phone.proveByProvider('123456', mine)).rejects.toMatchObject({
    code: 'phone.expired',
  });
});
