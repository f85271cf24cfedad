import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../../../testing/page.ts';
import type * as Session from '../../../lib/session.ts';
import type * as IdNumber from './id-number.ts';

const calls: Record<string, readonly string[]> = {
  memberInfo: ['GET', '/wps/member/info', 'json'],
  addIdNumber: ['PUT', '/api/account/id-number', 'json'],
};
vi.mock('virtual:calls', () => ({ entryOf: (name: string) => calls[name] }));

let session: typeof Session;
let idNumber: typeof IdNumber;
/** The answers of the server, by the end of the address, one after the other. */
let answers: Record<string, (() => Response)[]>;

const good = () => Response.json({ success: true, value: null });
const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};
const refused = (errorCode: string) => () => Response.json({ success: false, errorCode });
const member = (idNumberMasked: string | null) => () =>
  Response.json({ success: true, value: { account: 'luciana', isAgent: 0, idNumberMasked } });

beforeAll(async () => {
  stubPage();
  vi.stubGlobal('location', { search: '', pathname: '/', origin: 'https://arara.example' });
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const name =
      String(url instanceof Request ? url.url : url)
        .split('/')
        .at(-1) ?? '';
    return (answers[name]?.shift() ?? lost)();
  });
  session = await import('../../../lib/session.ts');
  idNumber = await import('./id-number.ts');
});
beforeEach(() => {
  session.openSession({
    token: 'of luciana',
    member: { account: 'luciana', isAgent: 0, idNumberMasked: null } as Session.Opened['member'],
    passwordExpired: false,
  });
});

const save = () => idNumber.saveIdNumber({ idNumber: '52998224725', password: 'Ipe-Amarelo-7' });
const shown = () => session.useSession.getState().member?.idNumberMasked;
const masked = '***.982.247-**';

test('a CPF whose answer got lost is added where the member has one', async () => {
  answers = { 'id-number': [lost], info: [member(masked)] };
  await save();
  expect(shown()).toBe(masked);
});

test('one that did not arrive is not', async () => {
  answers = { 'id-number': [lost], info: [member(null)] };
  await expect(save()).rejects.toMatchObject({ code: 'network.lost' });
  expect(shown()).toBeNull();
});

test('one that was added is seen although the member came at the second asking only', async () => {
  answers = { 'id-number': [good], info: [lost, member(masked)] };
  await save();
  expect(shown()).toBe(masked);
});

test('one without a network is told as such, whatever else got lost', async () => {
  answers = {};
  await expect(save()).rejects.toMatchObject({ code: 'network.lost' });
});

test('another that the account has already is shown, and the refusal stays', async () => {
  answers = { 'id-number': [refused('id.number.set')], info: [member('***.444.777-**')] };
  await expect(save()).rejects.toMatchObject({ code: 'id.number.set' });
  expect(shown()).toBe('***.444.777-**');
});

test('a refusal of what was typed asks nothing more', async () => {
  answers = { 'id-number': [refused('password.wrong')], info: [member(masked)] };
  await expect(save()).rejects.toMatchObject({ code: 'password.wrong' });
  expect(shown()).toBeNull();
});
