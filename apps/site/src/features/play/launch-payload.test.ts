import { expect, test } from 'vitest';
import { launchedUrl, launchPayload } from './launch-payload.ts';

const game = { nodeId: '1001', gameCode: 'ouro-da-mata', vassalage: 'MATA_STUDIO' };
const asker = { username: 'ana', token: 't', merchantCode: 'arara', language: 'PT-BR' };
const always = {
  nodeId: '1001',
  accountType: 1,
  confirmTrans: 0,
  vassalage: 'MATA_STUDIO',
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  merchantCode: 'arara',
  language: 'PT-BR',
};

test('a member asks with all that the specification names', () => {
  const own = { gameId: 'ouro-da-mata', username: 'ana', token: 't' };
  expect(launchPayload(game, asker)).toEqual({ ...always, ...own });
});

test('a room takes the place of the game’s id', () => {
  const own = { roomId: 'mesa-7', username: 'ana', token: 't' };
  expect(launchPayload({ ...game, roomId: 'mesa-7' }, asker)).toEqual({ ...always, ...own });
});

test('a visitor has neither name nor token', () => {
  const visitor = { ...asker, username: null, token: null };
  expect(launchPayload(game, visitor)).toEqual({ ...always, gameId: 'ouro-da-mata' });
});

test.each([
  ['RNG', { game_url: '/a' }, '/a'],
  ['RNG', { game_url: '/a', game_url2: '/b' }, '/a'],
  ['RNG', { game_url: '', game_url2: '/b' }, '/b'],
  ['RNG', { game_url2: '/b' }, '/b'],
  ['RNG', { content: '/c' }, undefined],
  ['PVP', { content: '/c', game_url: '/a' }, '/c'],
  ['PVP', { game_url: '/a' }, '/a'],
  ['LIVE', {}, undefined],
] as const)('%s: %o opens %s', (gameType, answer, url) => {
  expect(launchedUrl({ ...answer, game: { gameType } })).toBe(url);
});
