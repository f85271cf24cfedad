import { beforeAll, beforeEach, expect, test } from 'vitest';
import { stubPage } from '../testing/page.ts';
import type * as PageTitle from './page-title.ts';

let openTitle: typeof PageTitle.openTitle;

/** A page, or a part of one, that says what it is called. */
function titled(title: string) {
  const opened = openTitle();
  opened.change(title);
  return opened;
}

beforeAll(async () => {
  stubPage();
  document.title = 'Arara: slots da casa';
  ({ openTitle } = await import('./page-title.ts'));
});
let page: ReturnType<typeof titled>;
beforeEach(() => {
  page = titled('Slots');
  return () => page.close();
});

test('a page without a title is called as the document that came', () => {
  page.close();
  expect(document.title).toBe('Arara: slots da casa');
  page = titled('Slots');
});

test('the tab is called as the page under a place again, in whatever order its titles go', () => {
  const help = titled('Como podemos ajudar?');
  const article = titled('Como depositar por Pix');
  expect(document.title).toBe('Como depositar por Pix · Arara');
  help.close();
  article.close();
  expect(document.title).toBe('Slots · Arara');
});

test('a page that changes its title under a place takes none from it', () => {
  const place = titled('Extrato');
  page.change('Slots: 8 jogos');
  expect(document.title).toBe('Extrato · Arara');
  place.close();
  expect(document.title).toBe('Slots: 8 jogos · Arara');
});

test('a title that is not known yet leaves the last one', () => {
  const article = titled('');
  expect(document.title).toBe('Slots · Arara');
  article.change('Jogo grátis');
  expect(document.title).toBe('Jogo grátis · Arara');
  article.close();
});
