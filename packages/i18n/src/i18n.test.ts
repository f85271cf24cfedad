import { describe, expect, it } from 'vitest';
import { createFormatters } from './format.ts';
import { createI18n } from './i18n.ts';
import {
  fallbackChain,
  inNearest,
  languageOf,
  languages,
  preferredOf,
  spokenFor,
} from './languages.ts';

describe('languages', () => {
  it('knows the thirty codes of the specification, each once', () => {
    expect(languages).toHaveLength(30);
    expect(new Set(languages.map(({ code }) => code)).size).toBe(30);
  });

  it('finds a language by its code or tag', () => {
    expect(languageOf('PT-BR')?.tag).toBe('pt-BR');
    expect(languageOf('zh-cn')?.code).toBe('CN');
    expect(languageOf('xx')).toBeNull();
  });

  it('reads Arabic, Persian and Urdu from the right', () => {
    const rtl = languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code);
    expect(rtl).toEqual(['AR', 'FA', 'UR']);
  });

  it('falls back by language, then to English', () => {
    expect(fallbackChain('pt-BR')).toEqual(['pt-BR', 'pt', 'en']);
    expect(fallbackChain('en')).toEqual(['en']);
  });

  it('gives each code sentences: its own, its sister’s, else English', () => {
    const others = Object.fromEntries(
      languages
        .map(({ code, tag }) => [code, spokenFor(tag)])
        .filter(([, spoken]) => spoken !== 'en'),
    );
    expect(others).toEqual({
      'PT-BR': 'pt-BR',
      PT: 'pt-BR',
      CN: 'zh-CN',
      TW: 'zh-CN',
      TH: 'th',
      VI: 'vi',
      ID: 'id',
    });
  });

  it('says what is said in several languages in the nearest', () => {
    const said = { en: 'Hello', 'zh-CN': '你好' };
    expect(inNearest(said, 'zh-TW')).toBe('你好');
    expect(inNearest(said, 'ar')).toBe('Hello');
    expect(inNearest({ 'pt-BR': 'Oi' }, 'th')).toBeUndefined();
  });

  it.each([
    ['en-GB,en;q=0.9,pt-BR;q=0.8', 'en'],
    ['xx, zh-TW;q=0.7', 'zh-CN'],
    ['pt', 'pt-BR'],
    ['ja, ko', undefined],
    [undefined, undefined],
  ])('a browser that prefers %s is served by %s', (accept, expected) => {
    expect(preferredOf(accept, ['pt-BR', 'en', 'zh-CN'])).toBe(expected);
  });
});

describe('sentences', () => {
  const i18n = createI18n('pt-BR', {
    'pt-BR': { site: { 'menu.home': 'Início', hello: 'Oi, {{name}}' } },
    en: { site: { 'menu.home': 'Home', only: 'Only English' } },
  });

  it('reads keys with dots as names, and falls back to English', () => {
    expect(i18n.t('menu.home', { ns: 'site' })).toBe('Início');
    expect(i18n.t('only', { ns: 'site' })).toBe('Only English');
  });

  it('puts values in without touching them', () => {
    expect(i18n.t('hello', { ns: 'site', name: '<b>' })).toBe('Oi, <b>');
  });
});

describe('formatters', () => {
  const format = createFormatters('pt-BR', 'America/Sao_Paulo');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it('writes amounts exactly, however large', () => {
    expect(plain(format.money('1234.50', 'BRL'))).toBe('R$ 1.234,50');
    expect(plain(format.money('12345678901234567.89', 'BRL'))).toBe('R$ 12.345.678.901.234.567,89');
    expect(format.money('10.00', 'FUN')).toBe('10,00');
  });

  it('shows times in the zone of the site', () => {
    expect(format.moment('2026-11-21T02:30:00Z')).toBe('20/11, 23:30');
  });

  it('says how long ago', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(format.relative('2026-11-21T11:48:00Z', now)).toMatch(/12 min/);
    expect(format.relative('2026-11-20T12:00:00Z', now)).toBe('ontem');
  });
});
