import { readFileSync } from 'node:fs';
import { familyOf } from '@arara/lottery';
import { originalTitles } from '@arara/originals';
import { titles } from '@arara/slots';
import { describe, expect, test } from 'vitest';
import { catalogueSeed, slotFacts } from '../../../../../database/seeds/games.ts';
import { lotteries } from '../../../../../database/seeds/lotteries.ts';
import { banners } from '../../../../../database/seeds/brands/arara/notices.ts';
import { lobby as secondLobby } from '../../../../../database/seeds/brands/noite-tropical/lobby.ts';
import { lotteryHouse } from '../../compose/lotteries.ts';
import { createTexts } from '../../platform/texts.ts';
import { createArt } from '../../web/art.ts';

const manifest = new URL('../../../../site/public/art/manifest.json', import.meta.url);

const known = lotteries.map((lottery) => ({ ...lottery, family: familyOf(lottery.model) }));

const seed = catalogueSeed({
  merchant: 'arara',
  currency: 'BRL',
  titles: [
    ...titles.map((title) => ({ ...title, gameType: 'RNG' as const, ...slotFacts(title.maths) })),
    ...originalTitles.map(({ game, ...title }) => ({
      ...title,
      code: game.code,
      stakes: game.bets.stakes,
      lineNum: null,
      dearest: 100,
    })),
  ].map((title) => ({
    ...title,
    rtpHundredths: 9_600,
    names: { 'pt-BR': title.code, en: title.code },
    words: [],
  })),
  lottery: await lotteryHouse({ known: async () => known }, createTexts()),
  walletVendors: { studio: 'STUDIO', sandbox: 'SANDBOX', purse: 'porto' },
});

describe('the seed of the catalogue', () => {
  test('has every title of the studio, and the sandbox’s games, once', () => {
    const codes = seed.games.map((game) => game.code);
    expect(new Set(codes)).toEqual(
      new Set([
        ...titles.map((title) => title.code),
        ...originalTitles.map(({ game }) => game.code),
        'dado-carioca',
        'jangada',
        'lott',
        'elott',
        'vn-lott',
        ...lotteries.map(({ code }) => code),
      ]),
    );
    const nodes = seed.games.flatMap(({ nodeId }) => nodeId ?? []);
    expect(nodes).toHaveLength(titles.length + originalTitles.length + 2);
    expect(new Set(nodes).size).toBe(nodes.length);
  });

  test('names a vendor for every game, and a drawn cover for both', () => {
    const art = createArt();
    const vendors = new Set(seed.vendors.map((vendor) => vendor.code));
    for (const game of seed.games) {
      expect(vendors).toContain(game.vendorCode);
      expect(art.cover(game.cover).small).toContain(game.cover);
    }
    for (const vendor of seed.vendors) expect(art.cover(vendor.icon).large).toContain(vendor.icon);
  });

  test('has no two covers alike, of all brands', () => {
    const { pictures } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      pictures: Record<string, { recipe: string }>;
    };
    const covers = [...seed.games, ...secondLobby.titles].map(({ cover }) => cover ?? '');
    expect(new Set(covers).size).toBe(covers.length);
    const recipes = covers.map((cover) => pictures[cover]?.recipe);
    expect(recipes).not.toContain(undefined);
    expect(new Set(recipes).size).toBe(covers.length);
  });

  test('reads kinds, lines and bounds off the titles', () => {
    const byCode = new Map(seed.games.map((game) => [game.code, game]));
    for (const { code, maths } of titles) {
      const game = byCode.get(code);
      expect(game?.classify).toContain(maths.model);
      expect(game?.minBet).toBe(20n);
      expect(game?.maxBet).toBeGreaterThanOrEqual(20_000n);
      if (maths.model === 'lines') expect(game?.lineNum).toBe(maths.lines.length);
    }
  });

  test('banners lead to games of the seed', () => {
    const nodes = seed.games.map((game) => String(game.nodeId));
    const linked = banners.filter((banner) => banner.linkageType === 'GAME');
    for (const { link } of linked) expect(nodes).toContain(link);
  });
});
