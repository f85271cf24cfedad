import { expect, test } from 'vitest';
import { contributionsOf } from '../../platform/contributions.ts';
import { allGames } from './all-games.ts';
import type { GameFacts, GameList, OwnGames } from './play.ports.ts';

const factsNamed = (vendorName: string): GameFacts => ({
  available: true,
  minBet: null,
  maxBet: null,
  nodeId: null,
  names: {},
  vassalage: 'STUDIO',
  vendorName,
  gameType: 'SLOT',
  cover: null,
});

/** Knows one game of one vendor. */
const listOf = (vendor: string, gameCode: string): GameList => ({
  factsOf: async (_merchant, of, code) =>
    of === vendor && code === gameCode ? factsNamed(`list of ${vendor}`) : null,
  gamesOf: async () => [{ vendor, gameCode }],
});

const lists = contributionsOf(listOf('studio', 'carnaval'), listOf('lottery', 'cinco'));

const tickets: OwnGames = {
  vendor: 'lottery',
  factsOf: async (code, listed) =>
    code === 'none' ? null : { ...factsNamed(`own, ${listed?.vendorName ?? 'not listed'}`) },
};

const nameOf = async (vendor: string, code: string) =>
  (await allGames(lists, contributionsOf(tickets)).factsOf('arara', vendor, code))?.vendorName;

test('a game is found in the list that has it', async () => {
  expect(await nameOf('studio', 'carnaval')).toBe('list of studio');
  expect(await nameOf('studio', 'cinco')).toBeUndefined();
});

test('a module that sells its own stakes has the last word on them, and hears what the lists say', async () => {
  expect(await nameOf('lottery', 'cinco')).toBe('own, list of lottery');
  expect(await nameOf('lottery', 'seis')).toBe('own, not listed');
  expect(await nameOf('lottery', 'none')).toBeUndefined();
});

test('the games of all lists are one list', async () => {
  const games = allGames(lists, contributionsOf());
  expect(await games.gamesOf('arara', { vassalage: null, gameType: null })).toEqual([
    { vendor: 'studio', gameCode: 'carnaval' },
    { vendor: 'lottery', gameCode: 'cinco' },
  ]);
});
