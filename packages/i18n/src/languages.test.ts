import { describe, expect, it } from 'vitest';
import { createFormatters } from './format.ts';
import {
  bundled,
  fallbackChain,
  inNearest,
  languageOf,
  languages,
  preferredOf,
  spokenFor,
} from './languages.ts';

describe('languages', () => {
  it('knows the thirty codes of the specification, each once', () => {
    const named =
      'CN EN JA TH VI MY ES HI ID KM KO MS PT PT-BR TR TA TW TY UR BN AR FA RU KK UZ LO NE FR TE SW';
    expect(languages.map(({ code }) => code).sort()).toEqual(named.split(' ').sort());
  });

  it('has sentences of its own in six', () => {
    const own = languages.filter(({ tag }) => bundled.includes(tag)).map(({ code }) => code);
    expect(own.sort()).toEqual(['CN', 'EN', 'ID', 'PT-BR', 'TH', 'VI']);
    expect(bundled).toHaveLength(6);
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

describe('formatters', () => {
  const format = createFormatters('pt-BR', 'America/Sao_Paulo');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it('writes amounts exactly, however large', () => {
    expect(plain(format.money('1234.50', 'BRL'))).toBe('R$ 1.234,50');
    expect(plain(format.money('12345678901234567.89', 'BRL'))).toBe('R$ 12.345.678.901.234.567,89');
    expect(format.money('10.00', 'FUN')).toBe('10,00');
  });

  it('writes an instant short, with its year where that is asked for, and exactly', () => {
    const at = '2025-11-21T23:14:05Z';
    const dated = createFormatters('pt-BR', 'America/Sao_Paulo', { years: true });
    expect(format.moment(at)).toBe('21/11, 20:14');
    expect(dated.moment(at)).toBe('21/11/2025, 20:14');
    expect(dated.exact(at)).toMatch(/^21\/11\/2025, 20:14:05 (BRT|GMT-3)$/);
  });

  it.each(['ar', 'fa', 'ur'])('isolates amounts and times in %s, amounts from the left', (tag) => {
    const other = createFormatters(tag, 'America/Sao_Paulo');
    expect(other.money('1234.50', 'BRL')).toMatch(
      /^\u2066[^\u061c\u200e\u200f]*R\$[^\u061c\u200e\u200f]*\u2069$/,
    );
    for (const text of [other.moment(0), other.day(0), other.time(0), other.relative(0, 60_000)]) {
      expect(text).toMatch(/^\u2067.+\u2069$/s);
    }
    expect(format.moment(0)).not.toMatch(/[\u2066-\u2069]/);
  });

  it.each(languages)('writes small counts of $tag without a formatter, and the same', ({ tag }) => {
    const { number } = createFormatters(tag, 'UTC');
    const real = new Intl.NumberFormat(tag);
    for (const value of [0, 1, 9, 10, 42, 999, 1_000, 1_234_567, -1, 0.5]) {
      expect(number(value)).toBe(real.format(value));
    }
  });

  it('shows times in the zone of the site', () => {
    expect(format.moment('2026-11-21T02:30:00Z')).toBe('20/11, 23:30');
  });

  it('says how long ago', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(format.relative('2026-11-21T11:48:00Z', now)).toMatch(/12 min/);
    expect(format.relative('2026-11-20T12:00:00Z', now)).toBe('ontem');
    expect(plain(format.relative('2026-11-21T11:59:00Z', now))).toBe('há 1 min.');
    expect(format.relative('2026-11-21T11:00:00.400Z', now)).toMatch(/59 min/);
  });

  it.each([
    ['pt-BR', 'há 20 seg.', 'agora'],
    ['en', '20 sec. ago', 'now'],
    ['zh-CN', '20秒前', '现在'],
    ['id', '20 dtk lalu', 'sekarang'],
    ['th', '20 วินาทีที่แล้ว', 'ขณะนี้'],
    ['vi', '20 giây trước', 'bây giờ'],
  ])('tells a time within the last minute in %s: no minute is one', (tag, seconds, right) => {
    const { relative } = createFormatters(tag, 'UTC');
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(plain(relative('2026-11-21T11:59:39.700Z', now))).toBe(seconds);
    expect(plain(relative('2026-11-21T11:59:00.100Z', now))).toMatch(/59/);
    expect(relative('2026-11-21T11:59:59.900Z', now)).toBe(right);
    expect(relative('2026-11-21T12:00:00.300Z', now)).toBe(right);
  });
});
