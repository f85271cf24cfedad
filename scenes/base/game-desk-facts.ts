import type {
  Game,
  HomeValue,
  Maintenance,
  MaintenanceEffect,
  ShelfPart,
  ShelfPreview,
  StaffGame,
  StaffGameDetail,
} from '@arara/contract';

// The answers of the games desk for the scenes of the console.

const span = { firstDay: '2026-10-29', lastDay: '2026-11-27', currency: 'BRL' };
export const ouro: StaffGame = {
  nodeId: '1001',
  code: 'ouro-da-mata',
  name: 'Ouro da Mata',
  vendor: { code: 'MATA', name: 'Mata Studio' },
  gameType: 'RNG',
  isCard: false,
  on: true,
  available: true,
  isHot: true,
  isNew: false,
  certified: '96.12',
  live: {
    version: '1',
    mode: 'base',
    rounds: 184_220,
    certified: '96.12',
    live: '95.98',
    low: '92.40',
    high: '99.84',
    verdict: 'within',
  },
  rounds: 20_114,
  turnover: '702114.20',
  hold: '3.90',
  openRounds: 2,
};
const carnaval: StaffGame = {
  ...ouro,
  nodeId: '1003',
  code: 'carnaval-turbo',
  name: 'Carnaval Turbo',
  vendor: { code: 'FOLIA', name: 'Folia Games' },
  isHot: false,
  isNew: true,
  certified: '96.28',
  live: {
    version: '1',
    mode: 'buy',
    rounds: 10_000,
    certified: '95.30',
    live: '107.20',
    low: '83.49',
    high: '107.11',
    verdict: 'outside',
  },
  rounds: 90,
  turnover: '1180.00',
  hold: '-2.40',
  openRounds: 0,
};
const quiet: StaffGame = {
  ...ouro,
  nodeId: '1009',
  code: 'porto-21',
  name: 'Porto 21',
  vendor: { code: 'PORTO', name: 'Porto' },
  gameType: 'LIVE',
  available: false,
  isHot: false,
  certified: null,
  live: null,
  rounds: 0,
  turnover: '0.00',
  hold: null,
  openRounds: 0,
};
export const titles = [ouro, carnaval, quiet];
export const list = {
  ...span,
  games: titles,
  count: titles.length,
  vendors: titles.map(({ vendor }) => vendor),
  types: ['RNG', 'LIVE'] as ('RNG' | 'LIVE')[],
};
const mode = { costHundredths: 100, deviation: '14.0746' };
export const detail: StaffGameDetail = {
  ...span,
  game: ouro,
  versions: [
    {
      version: '1',
      isCurrent: true,
      method: 'enumeration',
      mathsHash: 'a'.repeat(64),
      modes: [
        {
          ...mode,
          mode: 'base',
          rounds: 184_220,
          certified: '96.12',
          live: '95.98',
          low: '92.40',
          high: '99.84',
          verdict: 'within',
        },
        {
          ...mode,
          mode: 'buy',
          rounds: 0,
          certified: '95.30',
          live: null,
          low: null,
          high: null,
          verdict: null,
        },
      ],
    },
  ],
  prizes: [
    {
      round: '01JABC',
      amount: '5120.00',
      multipleHundredths: 51_200,
      at: '2026-11-26T18:00:00.000Z',
    },
  ],
  open: {
    count: 2,
    oldest: '2026-11-27T17:40:00.000Z',
    ages: [
      { age: 'minutes', count: 1 },
      { age: 'hour', count: 1 },
      { age: 'day', count: 0 },
      { age: 'older', count: 0 },
    ],
  },
  switching: { to: 'off', stakes: 'refused', finishedBy: 'studio', openRounds: 2 },
};

const cover = (code: string) => ({
  small: `/art/${code}.webp`,
  large: `/art/${code}.webp`,
  placeholder: '',
});
const card = (nodeId: string, name: string): Game => ({
  nodeId,
  vassalage: 'MATA',
  vendorName: 'Mata Studio',
  gameType: 'RNG',
  gameCode: name,
  code: name,
  defaultPlayType: null,
  accountTypeName: 'Mata Studio',
  isGame: 'GAME',
  name,
  category: 'RNG',
  classify: [],
  isHot: 1,
  isNew: false,
  isDemo: false,
  hasTrial: true,
  minBet: '0.20',
  lineNum: 20,
  rtpHundredths: 9_612,
  cover: cover(name),
});
const house = { pins: [] };

/** The slots, of which nobody has pinned one. */
export const slots: ShelfPart = {
  part: 'list:RNG',
  version: 0,
  value: house,
  usual: house,
  versions: [],
  usualNames: {},
  languages: ['pt-BR', 'en'],
  kinds: [],
};
const marks = { hot: 'auto', fresh: 'auto', kinds: null } as const;

export const marksOfTitle: ShelfPart = {
  ...slots,
  part: 'game:1001',
  value: marks,
  usual: marks,
  kinds: [
    { kind: 'lines', name: 'Linhas' },
    { kind: 'free-spins', name: 'Giros grátis' },
  ],
};
const homeRails: HomeValue = {
  rails: [
    { rail: 'hot', most: 12, names: {} },
    { rail: 'new', most: 7, names: { 'pt-BR': 'Saindo do forno' } },
  ],
};
export const home: ShelfPart = {
  ...slots,
  part: 'home',
  version: 1,
  value: homeRails,
  usual: homeRails,
  versions: [
    {
      version: 1,
      at: '2026-11-26T18:00:00.000Z',
      by: 'ana@arara.example',
      reason: 'carnaval',
      value: homeRails,
    },
  ],
  usualNames: { hot: { 'pt-BR': 'Em alta', en: 'Hot' }, new: { 'pt-BR': 'Novidades', en: 'New' } },
};

/** The rows of a part with some cards. */
export const rowOf = (row: string, names: readonly string[]): ShelfPreview => ({
  rows: [
    {
      row,
      name: row === 'game' ? (names[0] ?? null) : null,
      games: names.map((name, at) => card(`10${at}`, name)),
      count: names.length,
      hidden: [],
    },
  ],
});

export const effect: MaintenanceEffect = {
  titles: 1,
  openRounds: 2,
  players: 1,
  oldest: '2026-11-27T17:40:00.000Z',
  finishedBy: ['studio'],
};
export const running: Maintenance = {
  id: '7',
  vendor: { code: 'MATA', name: 'Mata Studio' },
  game: { nodeId: '1001', name: 'Ouro da Mata' },
  from: '2026-11-27T20:00:00.000Z',
  until: null,
  state: 'running',
  reason: 'troca de servidor',
  by: 'ana@arara.example',
  endedBy: null,
};
