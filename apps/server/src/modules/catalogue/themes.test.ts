import type { Game } from '@arara/contract';
import { familyOf } from '@arara/lottery';
import { titles } from '@arara/slots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lobby } from '../../../../../database/seeds/brands/arara/lobby.ts';
import { catalogueSeed } from '../../../../../database/seeds/games.ts';
import { lotteries } from '../../../../../database/seeds/lotteries.ts';
import { lotteryThemes } from '../../../../../database/seeds/lotteries/themes.ts';
import { houseTitles } from '../../compose/games.ts';
import { lotteryHouse } from '../../compose/lotteries.ts';
import { createMessages } from '../../platform/messages.ts';
import { startCatalogueApp } from './testing/catalogue-app.ts';

/** The words of people who look for a theme, asked of the real titles and lotteries. */
const messages = createMessages();
const known = lotteries.map((lottery) => ({ ...lottery, family: familyOf(lottery.model) }));
const app = await startCatalogueApp(
  catalogueSeed({
    merchant: 'arara',
    lobby: { ...lobby, purse: null },
    currency: 'BRL',
    titles: houseTitles(messages),
    lottery: await lotteryHouse({ known: async () => known }, messages),
    walletVendors: { studio: 'studio', sandbox: 'sandbox', purse: 'porto' },
  }),
);
afterAll(() => app.close());
beforeAll(async () => {
  app.outside.onSale = known.map(({ code }) => code);
  await app.catalogue.service.rankGames();
});

const found = async (gameName: string): Promise<string[]> => {
  const url = `/wps/relay/GCSGAME_gameList?gameName=${encodeURIComponent(gameName)}&pageSize=100`;
  const { value } = await app.ask({ method: 'GET', url });
  return value.games.map((game: Game) => game.gameCode);
};

test.each([
  ['tigre', ['ouro-da-mata']],
  ['TIGRES', ['ouro-da-mata']],
  ['onça', ['ouro-da-mata']],
  ['onca', ['ouro-da-mata']],
  ['onças', ['ouro-da-mata']],
  ['tigr', ['ouro-da-mata']],
  ['frutas', ['salada-tropical']],
  ['fruta', ['salada-tropical']],
  ['melancias', ['salada-tropical']],
  ['pescaria', ['boto-encantado']],
  ['festa junina', ['forro-milionario']],
  ['samba', ['carnaval-turbo']],
  ['tiger', ['ouro-da-mata']],
  ['fruits', ['salada-tropical']],
  ['水果', ['salada-tropical']],
  ['harimau', ['ouro-da-mata']],
  ['memancing', ['boto-encantado']],
  ['ผลไม้', ['salada-tropical']],
  ['ตกปลา', ['boto-encantado']],
  ['trái cây', ['salada-tropical']],
  ['cau ca', ['boto-encantado']],
])('who types "%s" finds %j', async (typed, expected) => {
  expect(await found(typed)).toEqual(expected);
});

test('a name comes before a theme, and lotteries come behind games', async () => {
  expect((await found('ouro'))[0]).toBe('ouro-da-mata');
  expect((await found('fortuna'))[0]).toBe('fortuna-da-arara');
  // Every slot is a "tiger machine" in Chinese; the tiger itself is but one.
  expect((await found('老虎'))[0]).toBe('ouro-da-mata');
  const birds = await found('pássaros');
  expect(birds[0]).toBe('fortuna-da-arara');
  expect(birds).toEqual(expect.arrayContaining(['uirapuru', 'bem-te-vi', 'joao-de-barro']));
});

test('lotteries are found by what they are about and by what they are', async () => {
  expect(await found('dados')).toEqual(expect.arrayContaining(['k3-1m', 'e-k3-2m']));
  expect(await found('vietna')).toContain('vn-da-nang');
  expect((await found('loterias'))[0]).toBe('lott');
  expect(await found('loteria')).toContain('uirapuru');
});

test('every theme of a title or a lottery has words in every language', () => {
  const themes = new Set([
    ...titles.flatMap((title) => title.themes),
    ...known.flatMap(({ code, family }) => lotteryThemes(code, family)),
  ]);
  expect(themes.size).toBeGreaterThan(10);
  const unsaid = messages.languages.flatMap((language) =>
    [...themes].filter((theme) => messages.text(language, 'themes', theme) === theme),
  );
  expect(unsaid).toEqual([]);
});

test('what is nobody’s leads on to what is a little like it', async () => {
  const url = '/wps/relay/GCSGAME_gameList?gameName=';
  const { value } = await app.ask({ method: 'GET', url: `${url}capivarinha%20zzzz` });
  expect(value).toMatchObject({ games: [], total: 0 });
  expect(value.near[0].gameCode).toBe('capivara-zen');
  const found = await app.ask({ method: 'GET', url: `${url}tigre` });
  expect(found.value.near).toBeUndefined();
});

test('what nobody drew is not found', async () => {
  expect(await found('submarino')).toEqual([]);
});
