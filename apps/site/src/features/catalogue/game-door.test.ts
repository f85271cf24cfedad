import type { Game } from '@arara/contract';
import { expect, test } from 'vitest';
import { doorOf } from './game-door.ts';

const slot = {
  nodeId: '1001',
  gameType: 'RNG',
  vassalage: 'MATA_STUDIO',
  gameCode: 'ouro-da-mata',
  defaultPlayType: null,
  isGame: 'GAME',
} satisfies Partial<Game>;

test.each([
  ['a slot', {}, 'game', '/game?id=1001'],
  ['a live table', { gameType: 'LIVE' }, 'game', '/game?id=1001'],
  ['a card game', { gameType: 'PVP' }, 'game', '/game?id=1001'],
  ['sports', { gameType: 'SPORTS', nodeId: 'a b' }, 'game', '/game?id=a%20b'],
  ['a vendor', { isGame: 'VASSALAGE' }, 'vendor', '/rng?vendor=MATA_STUDIO'],
  ['a lottery', { gameType: 'LOTT', gameCode: 'MEGA' }, 'lottery', '/lottery?gameCode=MEGA'],
  [
    'an e-lottery with a first play type',
    { gameType: 'ELOTT', gameCode: 'SSC', defaultPlayType: '5D' },
    'lottery',
    '/lottery?gameCode=SSC&playType=5D',
  ],
  [
    'a lottery that stands for its vendor',
    { gameType: 'LOTT', gameCode: 'MEGA', isGame: 'VASSALAGE' },
    'lottery',
    '/lottery?gameCode=MEGA',
  ],
  [
    'TCG_SEA, which stands for its lotteries',
    { vassalage: 'TCG_SEA', gameType: 'LOTT', isGame: 'VASSALAGE' },
    'special',
    '/lottery',
  ],
  [
    'TCG_SEA, which stands for its e-lotteries',
    { vassalage: 'TCG_SEA', gameType: 'ELOTT', isGame: 'VASSALAGE' },
    'special',
    '/elott',
  ],
  [
    'a lottery of TCG_SEA',
    { vassalage: 'TCG_SEA', gameType: 'ELOTT', gameCode: 'e-k3-2m' },
    'lottery',
    '/lottery?gameCode=e-k3-2m',
  ],
  [
    'TCG_LOTTO_VN, which stands for its lotteries',
    { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', isGame: 'VASSALAGE' },
    'vietnam',
    '/vnlottery',
  ],
  [
    'TCG_LOTTO_VN',
    { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', gameCode: 'VNMB' },
    'vietnam',
    '/vnlottery?gameCode=VNMB',
  ],
] as const)('%s', (_name, facts, kind, href) => {
  expect(doorOf({ ...slot, ...facts })).toEqual({ kind, href });
});
