import { beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../testing/page.ts';
import { startData } from '../testing/start-data.ts';
import type { Member } from '@arara/contract';
import type * as Session from './session.ts';
import type * as Service from './customer-service.ts';

const toasts = vi.hoisted(() => ({ show: vi.fn<(toast: object) => void>() }));
vi.mock('@arara/ui', () => ({ toasts }));
vi.mock('virtual:calls', () => ({ entryOf: () => undefined }));

const key8 = '12345678';

/** Seals a path as the server does: twelve bytes of nonce, then AES-256-GCM, then the key. */
async function seal(path: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key8));
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt']);
  const iv = new Uint8Array(12);
  const plain = new TextEncoder().encode(path);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url') + key8;
}

const window = {
  location: { replace: vi.fn<(to: URL) => void>() },
  close: vi.fn<() => void>(),
};
const open = vi.fn<(...wish: string[]) => typeof window | null>(() => window);
const assign = vi.fn<(to: URL) => void>();
let service: typeof Service;
let session: typeof Session;

/** The page of a site whose live chat is at this address. */
async function read(chat: string): Promise<void> {
  vi.resetModules();
  const customerService = [
    { type: '3', path: await seal(chat) },
    { type: 'VIP', path: '/helpmc?article=vip' },
  ];
  const start = startData({ customerService });
  start.settings.serviceOrigins.push('https://chat.example');
  stubPage(start);
  const here = { href: 'https://arara.example/rng', origin: 'https://arara.example', assign };
  vi.stubGlobal('location', { ...here, search: '' });
  vi.stubGlobal('open', open);
  [service, session] = await Promise.all([import('./customer-service.ts'), import('./session.ts')]);
}

beforeEach(async () => {
  vi.clearAllMocks();
  await read('/helpmc?article=talk-to-us');
});

/** A member of a rank, as the page knows one. */
const memberOf = (rankLevel: number) => ({ clubLabel: { rankLevel } }) as Member;
const wentTo = (): string[] => window.location.replace.mock.calls.map(([to]) => String(to));

test('customer service opens in a window of 440 by 500, and then goes to its address', async () => {
  const opening = service.openService();
  // At the press itself: a window that comes later is one that the browser keeps closed.
  expect(open.mock.calls).toEqual([['', 'arara-service', 'width=440,height=500']]);
  await opening;
  expect(wentTo()).toEqual(['https://arara.example/helpmc?article=talk-to-us']);
});

test.each([
  [0, 'talk-to-us'],
  [4, 'talk-to-us'],
  [5, 'vip'],
])('a member of rank %i is served at %s, and chats in the live chat', async (rank, article) => {
  session.useSession.setState({ member: memberOf(rank) });
  await service.openService();
  await service.openChat();
  expect(wentTo()).toEqual([
    `https://arara.example/helpmc?article=${article}`,
    'https://arara.example/helpmc?article=talk-to-us',
  ]);
});

test('a service of its own is opened where the operator has named it', async () => {
  await read('https://chat.example/arara');
  await service.openService();
  expect(wentTo()).toEqual(['https://chat.example/arara']);
});

test('a service that is nobody we know is not opened: its window closes, and the page says so', async () => {
  await read('https://elsewhere.example/');
  await service.openService();
  expect(wentTo()).toEqual([]);
  expect(window.close).toHaveBeenCalledOnce();
  const title = 'URL inválida. Fale com o atendimento.';
  expect(toasts.show.mock.calls).toEqual([[{ tone: 'bad', title }]]);
});

test('a browser that opens no window turns to the service itself', async () => {
  open.mockReturnValueOnce(null);
  await service.openService();
  expect(assign.mock.calls.map(([to]) => String(to))).toEqual([
    'https://arara.example/helpmc?article=talk-to-us',
  ]);
});
