import type { Game } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogueProgram, testSeed } from './testing/catalogue-program.ts';

const program = await openCatalogueProgram();
afterAll(() => program.close());

const ouro = testSeed.games.find(({ code }) => code === 'ouro-da-mata');
if (ouro === undefined) throw new Error('the seed has the game');
const vendor = testSeed.vendors.find(({ code }) => code === ouro.vendorCode);
if (vendor === undefined) throw new Error('the seed has its vendor');

// A card that stands for the studio, a card game, and a vendor of e-sports among the sports.
const card = { ...ouro, nodeId: 2001, code: 'mata-studio', isGame: 'VASSALAGE' as const };
const truco = { ...ouro, nodeId: 2002, code: 'truco', gameType: 'PVP' as const };
const goals = { ...ouro, nodeId: 2003, code: 'goals', gameType: 'SPORTS' as const };
/** The providers of e-sports that the specification names, each with a game among the sports. */
const esports = ['AV', 'AI', 'IMES', 'TF', 'IA'];
const arenas = esports.map((vendorCode, at) => ({
  ...goals,
  nodeId: 2004 + at,
  code: `arena-${vendorCode.toLowerCase()}`,
  vendorCode,
}));

const get = (url: string) => program.ask({ method: 'GET', url });
const launch = (nodeId: number) =>
  program.ask({
    method: 'POST',
    url: '/wps/game/launchGame',
    payload: { nodeId: `${nodeId}` },
    as: 'ana',
  });
const codesOf = async (query: string) => {
  const { value } = await get(`/wps/relay/GCSGAME_gameList?${query}`);
  return value.games.map((game: Game) => game.gameCode);
};

beforeAll(() =>
  program.catalogue.service.seed({
    ...testSeed,
    vendors: [...testSeed.vendors, ...esports.map((code) => ({ ...vendor, code, name: code }))],
    games: [...testSeed.games, card, truco, goals, ...arenas],
  }),
);

test('the card of a vendor stands among the games and says that it is none', async () => {
  expect(await codesOf('gameType=RNG&sort=name')).toContain('mata-studio');
  const { value } = await get('/api/games/2001');
  expect(value).toMatchObject({ isGame: 'VASSALAGE', vassalage: 'MATA_STUDIO' });
});

test('its list holds the vendor’s games, page by page, and not the card', async () => {
  expect(await codesOf('vassalage=MATA_STUDIO')).toEqual(['ouro-da-mata', 'truco', 'goals']);
  expect(await codesOf('vassalage=MATA_STUDIO&pageSize=2&pageNo=2')).toEqual(['goals']);
});

test('the card is counted as no game', async () => {
  const { value } = await get('/wps/relay/GCSGAME_gameVendor');
  const rng = value.find((one: { title: string }) => one.title === 'RNG');
  expect(rng.games).toBe(8);
  const mata = rng.cards.find((one: { vassalage: string }) => one.vassalage === 'MATA_STUDIO');
  expect(mata.games).toBe(1);
});

test('the card cannot be launched', async () => {
  expect(await launch(2001)).toMatchObject({ status: 404, errorCode: 'game.not.found' });
});

test('a card game’s address comes as its content', async () => {
  const { value } = await launch(2002);
  expect(value.content).toBe(value.game_url);
  expect(value.content).toContain('/arcade/?game=truco');
});

test('e-sports vendors among the sports make a category of their own', async () => {
  expect(await codesOf('gameType=SPORTS')).toEqual(['goals']);
  expect((await codesOf('gameType=ESPORTS')).toSorted()).toEqual(
    arenas.map(({ code }) => code).toSorted(),
  );
  const { value } = await get('/wps/relay/GCSGAME_gameVendor?platform=html5-desktop');
  const categoryOf = (title: string) => value.find((one: { title: string }) => one.title === title);
  expect(categoryOf('SPORTS')).toMatchObject({ vendors: ['MATA_STUDIO'] });
  const { cards, ...category } = categoryOf('ESPORTS');
  expect(category).toMatchObject({ gameCategory: 'esports', gameClassify: expect.any(Array) });
  expect(category.vendors.toSorted()).toEqual(esports.toSorted());
  const own = cards.map((one: { vassalage: string; isHot: number }) => [one.vassalage, one.isHot]);
  expect(own.toSorted()).toEqual(
    esports.toSorted().map((code) => [code, expect.toBeOneOf([0, 1])]),
  );
});

test('a game that is off is in maintenance, one that never was is not found', async () => {
  await program.catalogue.service.setGame('arara', 'truco', 'off', 'test');
  expect(await get('/api/games/2002')).toMatchObject({
    status: 409,
    errorCode: 'game.unavailable',
  });
  expect(await get('/api/games/9999')).toMatchObject({ status: 404, errorCode: 'game.not.found' });
});
