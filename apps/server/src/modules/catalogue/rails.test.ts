import type { Game } from '@arara/contract';
import { afterAll, expect, test } from 'vitest';
import { openCatalogueProgram } from './testing/catalogue-program.ts';

const program = await openCatalogueProgram();
afterAll(() => program.close());

const get = (url: string) => program.ask({ method: 'GET', url });
const codes = (games: readonly Game[]) => games.map((game) => game.gameCode);

test('a demonstration stands in no rail, and in its own category and the search', async () => {
  const { hot, fresh } = await program.catalogue.service.lobby('arara', 'pt-BR', 12);
  expect([...hot, ...fresh].filter(({ isDemo }) => isDemo)).toEqual([]);
  expect(hot).toHaveLength(8);
  const newVendors = (await get('/wps/relay/GCSGAME_newGameVendor')).value as {
    isDemo: boolean;
  }[];
  expect(newVendors.filter(({ isDemo }) => isDemo)).toEqual([]);
  const found = async (wish: string) =>
    (await get(`/wps/relay/GCSGAME_gameList?${wish}`)).value.games as Game[];
  for (const wish of ['gameType=INHOUSE', 'gameName=dado'])
    expect((await found(wish)).map(({ code, isDemo, isHot }) => [code, isDemo, isHot])).toEqual([
      ['dado-carioca', true, 0],
    ]);
  const own = await get('/wps/relay/GCSGAME_hotGamesV2?vassalage=SANDBOX');
  expect(codes(own.value.list)).toEqual(['dado-carioca']);
});
