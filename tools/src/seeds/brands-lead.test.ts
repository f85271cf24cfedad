import { describe, expect, test } from 'vitest';
import { installedBrands } from '../../../database/seeds/brands/index.ts';
import { bundled } from '@arara/i18n';
import { operatorSeed } from '../../../database/seeds/operator.ts';
import { addresses } from '../../../apps/site/src/config/addresses.ts';
import { readManifest } from '../art/press/manifest.ts';

// The links of a brand of the demo lead somewhere: walked over its seeds.

/** Groups of the specification; those of pages that are not built yet come with their pages. */
const groups = [
  '/',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/elott',
  '/down',
  '/help',
  '/register',
  'w_reg',
  '/inhouse',
  '/hot',
];
const { pictures } = readManifest();
const all = installedBrands('arara', 'demo').map(({ merchant, brand }) => ({
  merchant,
  brand,
  seed: operatorSeed({ merchant, brand, jurisdiction: 'demo', publicUrl: null }),
}));

describe.each(all.map((one) => [one.merchant, one] as const))(
  'at %s',
  (_merchant, { brand, seed }) => {
    const { banners, help, announcements, settings } = seed;
    const spoken = settings.languages.filter((tag) => bundled.includes(tag));

    test.each(groups)('the group %s has a banner of its own', (group) => {
      expect(banners.filter(({ groupName }) => groupName === group)).not.toEqual([]);
    });

    test('there is no banner of a page that is not there', () => {
      expect([...new Set(banners.map(({ groupName }) => groupName))].sort()).toEqual(
        [...groups].sort(),
      );
    });

    test('no two banners show the same picture, and each is drawn in both cuts', () => {
      expect(new Set(banners.map(({ art }) => art)).size).toBe(banners.length);
      for (const { art, artWide } of banners) {
        expect(pictures[art]).toBeDefined();
        expect(pictures[artWide]).toBeDefined();
      }
    });

    test('banners and announcements speak every language of the brand', () => {
      for (const { texts } of [...banners, ...announcements]) {
        for (const language of spoken) {
          const { action = '', ...rest } = (texts[language] ?? {}) as Record<string, string>;
          expect(Object.values(rest).length).toBeGreaterThan(1);
          for (const text of Object.values(rest)) expect(text.trim()).not.toBe('');
          expect(action).not.toMatch(/[{}]/);
        }
      }
    });

    test.each(banners.map((one) => [one.id, one] as const))('%s is no dead end', (_id, banner) => {
      const { linkageType, link, texts } = banner;
      if (linkageType === 'NONE') {
        expect(Object.values(texts).map(({ action }) => action)).toEqual(
          Object.values(texts).map(() => ''),
        );
        return;
      }
      if (linkageType === 'GAME') {
        expect(brand.lobby.titles.map(({ nodeId }) => String(nodeId))).toContain(link);
        return;
      }
      const { pathname, searchParams } = new URL(link, 'https://arara.example');
      expect(addresses).toContain(pathname);
      const article = searchParams.get('article');
      if (article !== null) expect(help.map(({ id }) => id)).toContain(article);
    });
  },
);

test('outside the demo nothing leads to the sandbox, and nobody says that it is a demonstration', () => {
  for (const { merchant, brand } of all) {
    const seed = operatorSeed({ merchant, brand, jurisdiction: 'br', publicUrl: null });
    expect(JSON.stringify(seed)).not.toContain('sandbox');
    expect(seed.resources).toEqual(brand.resources);
    expect(seed.announcements).toEqual(brand.announcements);
  }
});
