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
import { createTexts } from '../../platform/texts.ts';
import { openCatalogueProgram } from './testing/catalogue-program.ts';

/** The words of people who look for a theme, asked of the real titles and lotteries. */
const texts = createTexts();
const known = lotteries.map((lottery) => ({ ...lottery, family: familyOf(lottery.model) }));
const program = await openCatalogueProgram(
  catalogueSeed({
    merchant: 'arara',
    lobby: { ...lobby, purse: null },
    currency: 'BRL',
    titles: houseTitles(texts),
    lottery: await lotteryHouse({ known: async () => known }, texts),
    walletVendors: { studio: 'studio', sandbox: 'sandbox', purse: 'porto' },
  }),
);
afterAll(() => program.close());
beforeAll(async () => {
  program.outside.onSale = known.map(({ code }) => code);
  await program.catalogue.service.rankGames();
});

const found = async (gameName: string): Promise<string[]> => {
  const url = `/wps/relay/GCSGAME_gameList?gameName=${encodeURIComponent(gameName)}&pageSize=100`;
  const { value } = await program.ask({ method: 'GET', url });
  return value.games.map((game: Game) => game.gameCode);
};

test.each([
  ['tigre', ['ouro-da-mata', 'dragon-tiger']],
  ['TIGRES', ['ouro-da-mata', 'dragon-tiger']],
  ['onça', ['dragon-tiger', 'ouro-da-mata']],
  ['onca', ['dragon-tiger', 'ouro-da-mata']],
  ['onças', ['ouro-da-mata', 'dragon-tiger']],
  ['tigr', ['ouro-da-mata', 'dragon-tiger']],
  ['frutas', ['salada-tropical']],
  ['fruta', ['salada-tropical']],
  ['melancias', ['salada-tropical']],
  ['pescaria', ['boto-encantado', 'jangada-da-garca']],
  ['festa junina', ['raspa-junina', 'forro-milionario', 'noite-de-sao-joao']],
  ['futebol', ['gol-de-placa']],
  ['cafezinho', ['cafe-imperial']],
  ['caatinga', ['sertao-de-ouro', 'carranca-do-velho-chico']],
  ['samba', ['carnaval-turbo', 'raspa-carnaval']],
  ['tiger', ['ouro-da-mata', 'dragon-tiger']],
  ['fruits', ['salada-tropical']],
  ['水果', ['salada-tropical']],
  ['harimau', ['ouro-da-mata', 'dragon-tiger']],
  ['memancing', ['boto-encantado', 'jangada-da-garca']],
  ['ผลไม้', ['salada-tropical']],
  ['ตกปลา', ['boto-encantado', 'jangada-da-garca']],
  ['trái cây', ['salada-tropical']],
  ['cau ca', ['boto-encantado', 'jangada-da-garca']],
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
  const unsaid = texts.languages.flatMap((language) =>
    [...themes].filter((theme) => texts.text(language, 'themes', theme) === theme),
  );
  expect(unsaid).toEqual([]);
});

test('what is nobody’s leads on to what is a little like it', async () => {
  const url = '/wps/relay/GCSGAME_gameList?gameName=';
  const { value } = await program.ask({ method: 'GET', url: `${url}capivarinha%20zzzz` });
  expect(value).toMatchObject({ games: [], total: 0 });
  expect(value.near[0].gameCode).toBe('capivara-zen');
  const found = await program.ask({ method: 'GET', url: `${url}tigre` });
  expect(found.value.near).toBeUndefined();
});

test('what nobody drew is not found', async () => {
  expect(await found('submarino')).toEqual([]);
});
