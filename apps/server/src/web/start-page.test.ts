import type { StartData } from '@arara/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { banners } from '../../../../database/seeds/brands/arara/notices.ts';
import { american, brazilian } from '../modules/site/testing/site-program.ts';
import { openCatalogueProgram, testSeed } from '../modules/catalogue/testing/catalogue-program.ts';
import { createTexts } from '../platform/texts.ts';
import { createArt } from './art.ts';
import { firstViewOf } from './first-view.ts';
import { createStartPage } from './start-page.ts';
import type { StartPageOptions } from './start-page.ts';

const program = await openCatalogueProgram();
afterAll(() => program.close());

const site = program.site.service;
const listed = { code: 'ssc-1m', name: 'Cinco da Sorte', model: 'ssc', prizeMode: 'Lott' as const };
const ssc: NonNullable<StartData['lottery']> = {
  ...listed,
  timeZone: 'America/Sao_Paulo',
  ticketMax: '1000.00',
  playerMax: '1000.00',
  heldAbove: '1000000.00',
  opensWith: null,
  prizes: { family: 'ELOTT', code: 'x', version: 1, capBasisPoints: 9_800, model: 'ssc', odds: {} },
};
const lottery: StartPageOptions['lottery'] = {
  onSale: async () => [listed],
  oneOnSale: async (_, code) => (code === ssc.code ? ssc : null),
};
const startPage = createStartPage({
  site,
  catalogue: program.catalogue.service,
  lottery,
  texts: createTexts(),
  clock: program.clock,
  artVersions: () => ({}),
  needs: {},
  namespaces: ['errors', 'home'],
});
const everywhere = { allowed: [], denied: [], unknown: 'allow' as const };

const read = async (language = 'pt-BR', address = brazilian, path = '/') => {
  const page = await startPage('arara', language, address, firstViewOf(path));
  return { page, data: JSON.parse(page.json) as StartData };
};

beforeEach(async () => {
  await site.setMaintenance('arara', { active: false, endsAt: null, message: {} }, 'test');
  await site.setRegions('arara', everywhere, 'test');
});

describe('the start of a page', () => {
  test('has everything that the first paint shows', async () => {
    const { page, data } = await read();
    expect(page).toMatchObject({
      title: 'Arara: slots da casa, Pix e rodadas que você confere',
      theme: 'light',
    });
    expect(page.description).toContain('Pix');
    const [narrow, wide] = page.preloads;
    expect(narrow).toMatchObject({
      media: '(max-width: 1023.98px)',
      href: '/art/banner-fortuna-small.avif',
      srcset: '/art/banner-fortuna-small.avif 720w, /art/banner-fortuna-large.avif 1080w',
    });
    expect(wide?.srcset).toContain('/art/banner-fortuna-w-large.avif 1080w');
    expect(data).toMatchObject({ merchant: 'arara', language: 'pt-BR', status: { status: 0 } });
    expect(data.modules).toContain('GAMELO3');
    expect(data.modules).not.toContain('PTSYS3');
    expect(data.banners.map(({ bannerId }) => bannerId)).toEqual(['home-fortuna', 'home-forro']);
    expect(data.categories.map(({ title }) => title)).toEqual(['RNG', 'INHOUSE']);
    expect(data.hot).toHaveLength(8);
    expect(data.fresh[0]?.gameCode).toBe('forro-milionario');
    expect(data.messages.errors?.['game.not.found']).toBe('Não encontramos este jogo.');
  });

  test('of a category brings its first page, and its first cover before all else', async () => {
    const { page, data } = await read('pt-BR', brazilian, '/rng');
    expect(data.lobby?.gameType).toBe('RNG');
    expect(data.lobby?.page.games.length).toBe(data.lobby?.page.total);
    expect(data.lobby?.page.games.every(({ gameType }) => gameType === 'RNG')).toBe(true);
    expect(data.messages.lobby?.search).toBe('Nome, tema, estúdio ou loteria');
    expect(page.preloads.map(({ href }) => href)).toEqual(
      data.lobby?.page.games.slice(0, 1).map(({ cover }) => cover.small.replace('webp', 'avif')),
    );
    expect((await read()).data.lobby).toBeNull();
    // Blurred pictures are most of what a game weighs: those beyond the first screen stay at home.
    const isBlurred = ({ cover }: { cover: { placeholder: string } }) => cover.placeholder !== '';
    expect(data.lobby?.page.games.filter(isBlurred)).toHaveLength(
      Math.min(9, data.lobby?.page.total ?? 0),
    );
    expect(data.hot.filter(isBlurred)).toEqual([]);
    const home = (await read()).data;
    expect(home.hot.filter(isBlurred)).toHaveLength(Math.min(9, home.hot.length));
    expect(home.fresh.filter(isBlurred)).toEqual([]);
  });

  test('of the lotteries brings their list, and of one its prizes; where they are off, nothing', async () => {
    const at = async (path: string) => (await read('pt-BR', brazilian, path)).data;
    expect(await at('/lottery')).toMatchObject({ lotteries: [listed], lottery: null });
    expect(await at('/elott')).toMatchObject({ lotteries: [listed], lottery: null });
    expect((await at('/lottery')).messages['lottery-bet']?.lobby).toBe('Loterias');
    expect(await at('/lottery?gameCode=ssc-1m')).toMatchObject({ lotteries: null, lottery: ssc });
    const { page } = await read('pt-BR', brazilian, '/lottery?gameCode=ssc-1m');
    expect(page.parts).toEqual(['bet', 'rules:ssc']);
    expect(await at('/lottery?gameCode=none')).toMatchObject({ lotteries: null, lottery: null });
    await site.setModule('arara', 'LOTTERY3', false, 'test');
    expect(await at('/lottery')).toMatchObject({ lotteries: null });
    expect(await at('/lottery?gameCode=ssc-1m')).toMatchObject({ lottery: null });
    await site.setModule('arara', 'LOTTERY3', true, 'test');
  });

  test('of a game brings that game; one that is not there brings nothing', async () => {
    const [first] = (await read()).data.hot;
    const { page, data } = await read('pt-BR', brazilian, `/game?id=${first?.nodeId}`);
    expect(data.game?.nodeId).toBe(first?.nodeId);
    expect(page.preloads).toHaveLength(1);
    const none = await read('pt-BR', brazilian, '/game?id=999999999');
    expect(none.data.game).toBeNull();
    expect((await read('pt-BR', brazilian, '/game?id=999999998')).page).toBe(none.page);
    expect(none.page.preloads).toEqual([]);
  });

  test.each([
    ['en', 'Play', 'This address does not exist.'],
    ['zh-CN', '开始游戏', '此地址不存在。'],
    ['zh-TW', '开始游戏', '此地址不存在。'],
    ['th', 'เล่น', 'ไม่มีที่อยู่นี้'],
    ['ar', 'Play', 'This address does not exist.'],
  ])('speaks %s, or the nearest to it', async (language, action, sentence) => {
    const { data } = await read(language);
    expect(data.language).toBe(language);
    expect(data.banners[0]?.action).toBe(action);
    expect(data.messages.errors?.['route.not.found']).toBe(sentence);
  });

  test('speaks the language that was asked for', async () => {
    const { data } = await read('en');
    expect(data.messages.errors?.['game.not.found']).toBe('We did not find this game.');
  });

  test('is drawn once while nothing changes, and its clock is never old', async () => {
    const [one, two] = [await read(), await read()];
    expect(two.page).toBe(one.page);
    program.clock.advance(20_000);
    const later = await read();
    expect(later.page.version).not.toBe(one.page.version);
    expect(later.data.status.serverTime).toBe(program.clock.now().getTime());
  });

  test('changes at once with the site and with the catalogue', async () => {
    await site.setModule('arara', 'GAMELOHOT3', false, 'test');
    expect((await read()).data.hot).toEqual([]);
    await site.setModule('arara', 'GAMELOHOT3', true, 'test');
    await program.catalogue.service.setGame('arara', 'boto-encantado', 'off', 'test');
    expect((await read()).data.hot).toHaveLength(7);
    await program.catalogue.service.setGame('arara', 'boto-encantado', 'on', 'test');
  });

  test('says what the operator words differently', async () => {
    const change = { language: 'pt-BR', namespace: 'home', key: 'hot' };
    const standard = (await read('en')).data.messages.home?.['hot'];
    await site.setText('arara', { ...change, text: 'Quentes da casa' }, 'test');
    expect((await read()).data.messages.home?.['hot']).toBe('Quentes da casa');
    expect((await read('en')).data.messages.home?.['hot']).toBe(standard);
  });

  test('carries it for the sections that come later, in every language of the site', async () => {
    const change = { namespace: 'cashier', key: 'deposit.title' };
    await site.setText('arara', { ...change, language: 'en', text: 'Your till' }, 'test');
    await site.setText('arara', { ...change, language: 'vi', text: 'Quầy' }, 'test');
    const later = {
      en: { cashier: { 'deposit.title': 'Your till' } },
      vi: { cashier: { 'deposit.title': 'Quầy' } },
    };
    expect((await read()).data.worded).toMatchObject(later);
    await site.setSettings('arara', { languages: ['pt-BR', 'en'] }, 'test');
    expect((await read()).data.worded).not.toHaveProperty('vi');
  });

  test('carries no game in maintenance', async () => {
    await site.setMaintenance('arara', { active: true, endsAt: null, message: {} }, 'test');
    const { data } = await read();
    expect(data).toMatchObject({
      status: { status: 1 },
      hot: [],
      fresh: [],
      banners: [],
      winners: [],
    });
  });

  test('nobody’s address is in a page that others get too', async () => {
    await site.setRegions('arara', { ...everywhere, denied: ['US'] }, 'test');
    const { page, data } = await read('pt-BR', american);
    expect(data.status).toMatchObject({ status: 2, location: { ip: '', country: 'US' } });
    expect(page.json).not.toContain(american);
    expect((await read()).data.status.status).toBe(0);
  });
});

describe('the art', () => {
  const art = createArt();

  test('has every picture that the seed names', () => {
    const covers = testSeed.games.map(({ cover }) => art.cover(cover));
    const pieces = banners.flatMap((banner) => [art.piece(banner.art), art.piece(banner.artWide)]);
    for (const { small, large, placeholder } of [...covers, ...pieces]) {
      expect(small).toMatch(/^\/art\/.*\.webp(\?|$)/);
      expect(large).toMatch(/^\/art\/.*\.webp(\?|$)/);
      expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    }
    expect(() => art.cover('nothing')).toThrow('npm run art');
  });
});
