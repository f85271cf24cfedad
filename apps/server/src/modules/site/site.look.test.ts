import { describe, expect, test } from 'vitest';
import { look as noite } from '../../../../../database/seeds/brands/noite-tropical/look.ts';
import { faultsOfLook, lookCss } from '@arara/ui/theme/look.ts';
import { BrandLook } from './site.look.ts';

describe('the look of another brand', () => {
  test('can be read in both themes', () => {
    expect(faultsOfLook(noite)).toEqual([]);
  });

  test('one that nobody could read is named with its pairs', () => {
    const palette = { ...noite.dark.palette, text: noite.dark.palette.bg };
    const faults = faultsOfLook({ ...noite, dark: { ...noite.dark, palette } });
    expect(faults[0]).toBe('dark: text on bg is 1, at least 4.5');
  });

  test.each([
    ['what ends its declaration', 'red;} body{display:none'],
    ['what fetches', 'url(https://elsewhere.example/x.png)'],
    ['a tag', '</style><script>'],
    ['an open bracket', '0 1px 2px rgb(0 0 0'],
    ['a bracket too many', '0 1px) 2px'],
    ['an open quote', '"Georgia'],
    ['a comment', '1px /* 2px'],
  ])('a token is refused with %s', (_, lift) => {
    const read = BrandLook.safeParse({ ...noite, tokens: { ...noite.tokens, lift } });
    expect(read.success).toBe(false);
  });

  test('is one stylesheet that wins over the first tokens, right to left too', () => {
    const css = lookCss(noite);
    expect(css).toContain("html[data-theme='light']{--bg:#f1f5fd;");
    expect(css).toContain("html:root[dir='rtl']{--leaf-sm:2px 8px 2px 8px;");
    expect(css).toContain('--mark:url("data:image/svg+xml,%3Csvg');
    expect(css).toContain('@media (prefers-reduced-motion:no-preference){html:root{--ease-stamp:');
    expect(css).not.toMatch(/[<>]/);
  });
});
