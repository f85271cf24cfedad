import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startData } from '../testing/start-data.ts';
import type * as I18n from './i18n.ts';

let i18n: typeof I18n;

/** The step on a file's way before it comes. */
let onTheWay: (address: string) => Promise<void> = async () => undefined;
afterEach(() => void (onTheWay = async () => undefined));

/** Holds back the files whose address has a word, until they are let go. */
function holdBack(word: string): () => void {
  const gate = Promise.withResolvers<void>();
  onTheWay = (address) => (address.includes(word) ? gate.promise : Promise.resolve());
  return gate.resolve;
}

beforeAll(async () => {
  const { messages } = startData();
  const start = startData({
    messages: { ui: { ...messages['ui'], language: 'Língua' } },
    worded: {
      'pt-BR': { ui: { language: 'Língua' }, cashier: { 'deposit.title': 'Seu caixa' } },
      en: { ui: { language: 'Tongue' }, cashier: { 'deposit.title': 'Your till' } },
    },
  });
  const kept = new Map<string, string>();
  vi.stubGlobal('document', {
    documentElement: {},
    cookie: '',
    getElementById: () => ({ textContent: JSON.stringify(start) }),
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubEnv('MESSAGES', '/messages');
  vi.stubGlobal('fetch', async (address: string) => {
    await onTheWay(address);
    const file = new URL(`../../../../packages/i18n${address}`, import.meta.url);
    return new Response(readFileSync(file));
  });
  i18n = await import('./i18n.ts');
});

describe('what a merchant words differently', () => {
  test('is said by sections that come later too', async () => {
    expect(i18n.translate('ui', 'language')).toBe('Língua');
    await i18n.loadNamespaces('cashier');
    expect(i18n.translate('cashier', 'deposit.title')).toBe('Seu caixa');
  });

  test('is said in another language, in everything that is open by then', async () => {
    await i18n.changeLanguage('en');
    expect(i18n.translate('ui', 'language')).toBe('Tongue');
    expect(i18n.translate('cashier', 'deposit.title')).toBe('Your till');
    expect(i18n.translate('ui', 'close')).toBe('Close');
  });

  test('is said where a language borrows its sentences', async () => {
    await i18n.changeLanguage('ar');
    expect(i18n.translate('cashier', 'deposit.title')).toBe('Your till');
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'rtl' });
  });
});

describe('a language that is chosen', () => {
  test('is the last one, in whatever order their sentences come', async () => {
    const letGo = holdBack('/th/');
    const first = i18n.changeLanguage('th');
    expect(await i18n.changeLanguage('vi')).toBe(true);
    letGo();
    expect(await first).toBe(false);
    expect(i18n.translate('ui', 'close')).toBe('Đóng');
  });

  test('has the sentences of a section that opens meanwhile', async () => {
    const letGo = holdBack('/id/');
    const change = i18n.changeLanguage('id');
    await i18n.loadNamespaces('contacts');
    letGo();
    await change;
    expect(i18n.translate('contacts', 'send')).toBe('Kirim kode');
  });

  test('is that of a section whose sentences of the earlier one come late', async () => {
    const letGo = holdBack('/id/');
    const section = i18n.loadNamespaces('factors');
    await i18n.changeLanguage('zh-CN');
    letGo();
    await section;
    expect(i18n.translate('factors', 'off')).toBe('已关闭');
  });

  test('stays as it was when the sentences do not come', async () => {
    onTheWay = () => Promise.reject(new TypeError('Failed to fetch'));
    const before = i18n.translate('ui', 'close');
    await expect(i18n.changeLanguage('th')).rejects.toThrow('Failed to fetch');
    expect(i18n.translate('ui', 'close')).toBe(before);
  });
});
