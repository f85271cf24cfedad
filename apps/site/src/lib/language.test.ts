import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPage } from '../testing/page.ts';
import type * as Language from './language.ts';

let language: typeof Language;
const page = { search: '', pathname: '/lottery', hash: '#slip' };
const state = { idx: 3 };
let replaced: unknown[] = [];

beforeAll(async () => {
  stubPage();
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', {
    state,
    replaceState: (kept: unknown, _title: string, address: string) => {
      replaced.push(kept, address);
      page.search = new URL(address, 'https://arara.example').search;
    },
  });
  language = await import('./language.ts');
});

beforeEach(() => {
  replaced = [];
  language.storeLanguage('pt-BR');
});

describe('a language that the address names', () => {
  test('is the choice of this device from then on, and leaves the address as it was otherwise', () => {
    page.search = '?gameCode=ssc-1m&language=EN&back=%2Fhot';
    language.takeLanguage();
    expect(language.currentLanguage()).toBe('en');
    expect(replaced).toEqual([state, '/lottery?gameCode=ssc-1m&back=%2Fhot#slip']);
  });

  test('does not undo what is chosen on the page later', () => {
    page.search = '?language=EN';
    language.takeLanguage();
    expect(language.languageCode()).toBe('EN');
    language.storeLanguage('pt-BR');
    expect(language.languageCode()).toBe('PT-BR');
    language.takeLanguage();
    expect(language.languageCode()).toBe('PT-BR');
  });

  test.each(['?language=', '?language=XX', '?language=FA', ''])(
    'is none where the site does not speak it: %s',
    (search) => {
      page.search = search;
      language.takeLanguage();
      expect(language.currentLanguage()).toBe('pt-BR');
      expect(replaced).toEqual([]);
    },
  );
});
