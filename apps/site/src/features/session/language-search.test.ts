import { languages as known } from '@arara/i18n';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { startData } from '../../testing/start-data.ts';
import type * as Search from './language-search.ts';

let search: typeof Search;
const all = known.map(({ tag, name }) => ({ code: tag, name }));

beforeAll(async () => {
  const textContent = JSON.stringify(startData());
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  search = await import('./language-search.ts');
});

const found = (typed: string, reader = 'pt-BR') =>
  search.matchingLanguages(all, typed, reader).map(({ code }) => code);

describe('the search for a language', () => {
  test.each(known)('finds $name by own name, English name, tag and code', ({ tag, name, code }) => {
    for (const typed of [name, search.nameIn('en', tag), tag, code]) {
      expect(found(typed), typed).toContain(tag);
    }
    expect(found(code.toLowerCase())[0]).toBe(tag);
  });

  test.each([
    ['', 30, 'all for nothing'],
    ['  ', 30, 'all for blanks'],
    ['xyz', 0, 'none for what is none'],
  ])('“%s”: %i', (typed, count) => {
    expect(found(typed)).toHaveLength(count);
  });

  test.each([
    ['árabe', 'pt-BR', 'ar'],
    ['arabe', 'pt-BR', 'ar'],
    ['عرب', 'pt-BR', 'ar'],
    ['simplified', 'vi', 'zh-CN'],
    ['tieng viet', 'en', 'vi'],
    ['portug', 'en', 'pt-BR'],
    ['泰', 'zh-CN', 'th'],
  ])('“%s” in %s is %s', (typed, reader, tag) => {
    expect(found(typed, reader)).toContain(tag);
  });
});
