import { allCalls } from '@arara/contract';
import type { Game } from '@arara/contract';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { stubPage } from '../testing/page.ts';
import { startData } from '../testing/start-data.ts';

// The requests that the pages really send, against what the specification names in section 9.

vi.mock('virtual:calls', () => ({
  entryOf: (name: string) => {
    const call = allCalls.find((one) => one.name === name);
    return [call?.method, call?.path, 'json'];
  },
}));

interface Sent {
  readonly path: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
}

let sent: Sent[] = [];
let client: QueryClient;
/** Enough of any answer for whoever asked. */
const value = { games: [], list: [], content: [], banners: [] };

beforeAll(async () => {
  const usual = startData();
  stubPage({ ...usual, modules: [...usual.modules, 'GAMELOHOT3'] });
  vi.stubGlobal('location', { search: '', pathname: '/', hash: '', origin: '', hostname: 'x' });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const read = typeof body === 'string' ? JSON.parse(body) : null;
    sent.push({ path: pathname, query: Object.fromEntries(searchParams), body: read });
    return Response.json({ success: true, value });
  });
  client = (await import('./query-client.ts')).queryClient;
});
beforeEach(() => {
  sent = [];
});

const game = {
  nodeId: '1001',
  gameCode: 'ouro-da-mata',
  vassalage: 'MATA_STUDIO',
  gameType: 'RNG',
} as Game;

const gameList = {
  clientType: '3',
  platform: 'html5-desktop',
  channel: 'web',
  merchant: 'arara',
  language: 'PT-BR',
  pageNo: '1',
  pageSize: '42',
};
const hot = {
  merchantCode: 'arara',
  isPlatform: '2',
  platform: 'flash,html5-desktop',
  language: 'PT-BR',
};

type Ask = () => Promise<unknown>;

test.each<[string, string, Record<string, string>, Ask]>([
  [
    'a list of games',
    'GCSGAME_gameList',
    { ...gameList, gameType: 'RNG', sort: 'name', minBet: '1.00' },
    async () => {
      const { gamePageQuery } = await import('../features/catalogue/api/get-games.ts');
      return client.query(gamePageQuery({ gameType: 'RNG', sort: 'name', minBet: '1.00' }, 1));
    },
  ],
  [
    'the most played games',
    'GCSGAME_hotGamesV2',
    hot,
    async () => {
      const { hotGamesQuery } = await import('../features/catalogue/api/get-lists.ts');
      return client.query({ ...hotGamesQuery, staleTime: 0 });
    },
  ],
  [
    'vendors',
    'GCSGAME_gameVendor',
    { platform: 'html5-desktop' },
    async () => {
      const { vendorsQuery } = await import('../features/catalogue/api/get-lists.ts');
      return client.query({ ...vendorsQuery, staleTime: 0 });
    },
  ],
  [
    'recent games',
    'GCS_recentGame',
    { clientType: '3', language: 'PT-BR' },
    async () => {
      const { recentGamesQuery } = await import('../features/catalogue/api/get-lists.ts');
      return client.query(recentGamesQuery);
    },
  ],
  [
    'favourites of a kind',
    'MCSFE_getFavoriteGamesList',
    { clientType: '3', platform: 'flash', language: 'PT-BR', gameType: 'RNG', pageNo: '1' },
    async () => {
      const { favouriteGamesQuery } = await import('../features/catalogue/api/favourites.ts');
      return client.infiniteQuery(favouriteGamesQuery('RNG'));
    },
  ],
  [
    'announcements',
    'MCSFE_getListAnnouncements',
    { types: 'PL,PU,PR,H', platform: 'W', execution: 'B' },
    async () => {
      const { noticesQuery } = await import('../features/announcements/api/get-notices.ts');
      return client.query(noticesQuery);
    },
  ],
  [
    'banners',
    'MCSFE_getListAnnouncements',
    { types: 'B', platform: 'W', execution: 'B' },
    async () => {
      const { bannersQuery } = await import('../features/home/api/get-banners.ts');
      return client.query(bannersQuery);
    },
  ],
  [
    'popular lotteries',
    'popular',
    { count: '20', prizeMode: 'Lott', device: 'WEB', language: 'PT-BR' },
    async () => {
      const { popularLotteriesQuery } =
        await import('../features/lottery-lobby/api/get-shortcuts.ts');
      const { lobbyModes } = await import('../features/lottery-lobby/kinds.ts');
      return client.query(popularLotteriesQuery(lobbyModes[0]));
    },
  ],
  [
    'the numbers of Vietnam',
    'game',
    { count: '100', device: 'WEB' },
    async () => {
      const { boardQuery } = await import('../features/lottery-vietnam/api/get-board.ts');
      return client.query(boardQuery);
    },
  ],
])('%s are asked for with the constants of the specification', async (_what, call, query, ask) => {
  await ask();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path.split('/').at(-1)).toBe(call);
  expect(sent[0]?.query).toEqual(query);
});

test.each<[string, Ask]>([
  [
    'routers',
    async () => client.query((await import('../features/service/api/get-domains.ts')).domainsQuery),
  ],
  [
    'the merchant’s wallet',
    async () =>
      client.query(
        (await import('../features/account/api/merchant-wallet.ts')).merchantWalletQuery,
      ),
  ],
  [
    'notices',
    async () =>
      client.query((await import('../features/announcements/api/get-notices.ts')).noticesQuery),
  ],
  [
    'banners',
    async () => client.query((await import('../features/home/api/get-banners.ts')).bannersQuery),
  ],
  [
    'the rules of the registration',
    async () =>
      client.query(
        (await import('../features/session/api/register-settings.ts')).registerSettingsQuery,
      ),
  ],
])(
  '%s are kept for the session: a page that is loaded anew does not ask again',
  async (_what, ask) => {
    client.clear();
    Object.keys(sessionStorage).forEach((key) => sessionStorage.removeItem(key));
    await ask();
    expect(sent).toHaveLength(1);
    client.clear();
    await ask();
    expect(sent).toHaveLength(1);
  },
);

test('a launch carries its constants, and the language by its code', async () => {
  const { launchQuery } = await import('../features/play/api/launch.ts');
  await client.query(launchQuery({ nodeId: '1001', trial: false }, game, 1));
  expect(sent[0]?.body).toMatchObject({
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    merchantCode: 'arara',
    language: 'PT-BR',
  });
});

test('a registration is by the web and asks to be signed in', async () => {
  const { registrationBody, emptyRegistration } =
    await import('../features/session/components/register-values.ts');
  const bounds = { required: true, lossDay: { suggested: '1.00', max: '2.00' } };
  const settings = {
    fields: {},
    switches: { captcha: false, referral: false },
    ageMinimum: 18,
    terms: { version: '1' },
    mobile: { verification: false, password: true, identity: true },
    limits: { ...bounds, timeDayMinutes: { suggested: 60, max: 90 } },
  };
  expect(registrationBody(emptyRegistration(settings), settings)).toMatchObject({
    registerMethod: 'WEB',
    login: true,
    referralCode: null,
    domain: 'x',
  });
});
