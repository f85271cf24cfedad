import { languages } from '@arara/i18n';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, documentLanguage } from './language.ts';

const spoken = ['pt-BR', 'en', 'zh-CN'];

describe('the language of a caller', () => {
  test('is any of the thirty, by code or by tag', () => {
    for (const { code, tag } of languages) {
      expect(chooseLanguage(code, 'en', spoken)).toBe(tag);
      expect(chooseLanguage(tag.toLowerCase(), 'en', spoken)).toBe(tag);
    }
  });

  test.each([
    ['klingon', 'zh-TW,en', 'zh-CN'],
    [null, 'ar, en;q=0.5', 'en'],
    [null, undefined, 'pt-BR'],
  ])('without a known one (%s) is what the browser prefers (%s): %s', (asked, accept, expected) => {
    expect(chooseLanguage(asked, accept, spoken)).toBe(expected);
  });
});

describe('the language of a document', () => {
  const site = { languages: ['th', 'ar', 'zh-CN'], defaultLanguage: 'th' };

  test.each([
    ['AR', 'th', 'ar'],
    ['VI', 'ar-EG,th', 'th'],
    [null, 'zh-TW,en', 'zh-CN'],
    [null, 'ar-EG', 'th'],
    ['VI', 'en', 'th'],
    [null, undefined, 'th'],
  ])('stored %s, preferred %s: %s', (stored, accept, expected) => {
    expect(documentLanguage([stored], accept, site)).toBe(expected);
  });

  test.each([
    ['AR', 'TH', 'ar'],
    ['VI', 'AR', 'ar'],
    [null, 'AR', 'ar'],
    ['CN', undefined, 'zh-CN'],
  ])('of the address %s comes before the stored %s, where it is offered: %s', (...choices) => {
    const [asked, stored, expected] = choices;
    expect(documentLanguage([asked, stored], 'th', site)).toBe(expected);
  });
});
