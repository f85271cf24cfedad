import { beforeAll, expect, test, vi } from 'vitest';
import { stubPage } from '../../testing/page.ts';
import type * as Choose from './choose-language.ts';

vi.mock('virtual:calls', () => ({ entryOf: () => [] }));
const show = vi.hoisted(() => vi.fn<(toast: { readonly tone: string }) => void>());
vi.mock('@arara/ui', () => ({ toasts: { show } }));

let choose: typeof Choose;

beforeAll(async () => {
  stubPage();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  choose = await import('./choose-language.ts');
});

test('a language whose sentences do not come is not chosen, and the page says why', async () => {
  await choose.chooseLanguage('en');
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'bad' }));
  expect(localStorage.getItem('lang')).toBeNull();
});
