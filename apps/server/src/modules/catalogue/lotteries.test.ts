import type { Game } from '@arara/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogueSeed } from '../../../../../database/seeds/games.ts';
import { openCatalogueProgram } from './testing/catalogue-program.ts';
import { lobbyOf, testLotteries, testTitles } from './testing/titles.ts';

/** The lotteries that are sold, as games that clients find, keep and launch. */
const seed = catalogueSeed({
  merchant: 'arara',
  lobby: lobbyOf(testTitles),
  currency: 'BRL',
  titles: testTitles,
  lottery: testLotteries,
  walletVendors: { studio: 'studio', sandbox: 'sandbox', purse: 'porto' },
});
const program = await openCatalogueProgram(seed);
afterAll(() => program.close());

const all = testLotteries.lotteries.map(({ code }) => code);
const list = '/wps/relay/GCSGAME_gameList';

const get = (url: string, as?: string) =>
  program.ask({ method: 'GET', url, ...(as === undefined ? {} : { as }) });
const post = (url: string, payload: object, as?: string) =>
  program.ask({ method: 'POST', url, payload, ...(as === undefined ? {} : { as }) });
const codes = (games: readonly Game[]) => games.map((game) => game.gameCode);
const listed = async (query: string) => codes((await get(`${list}?${query}`)).value.games);
const sell = async (...sold: string[]) => {
  program.outside.onSale = sold;
  await program.catalogue.service.rankGames();
};

async function nodeOf(code: string): Promise<string> {
  const { value } = await get(`${list}?pageSize=100`);
  return value.games.find((game: Game) => game.gameCode === code).nodeId;
}

beforeEach(async () => {
  Object.assign(program.outside, { bought: [], refusal: null });
  await sell(...all);
});

describe('the lists', () => {
  test('name the vendors of lotteries with their kinds, as clients know them', async () => {
    const { value } = await get('/wps/relay/GCSGAME_gameVendor');
    const kinds = Object.fromEntries(
      value.map((one: { title: string; vendors: string[]; games: number }) => [
        one.title,
        [one.games, one.vendors],
      ]),
    );
    expect(kinds).toMatchObject({
      LOTT: [3, ['TCG_SEA', 'TCG_LOTTO_VN']],
      ELOTT: [1, ['TCG_SEA']],
    });
    const types = await get('/wps/relay/GCSGAME_getVassGameType?vassalage=TCG_SEA');
    expect(types.value).toEqual([{ vassalage: 'TCG_SEA', gameTypes: ['LOTT', 'ELOTT'] }]);
  });

  test('hold them by kind, vendor, prizes and family, behind the card of their vendor', async () => {
    expect(await listed('gameType=LOTT')).toEqual([
      'lott',
      'vn-lott',
      'ssc-1m',
      'uirapuru',
      'vn-north',
    ]);
    expect(await listed('gameType=ELOTT')).toEqual(['elott', 'e-k3-2m']);
    expect(await listed('vassalage=TCG_LOTTO_VN')).toEqual(['vn-north']);
    expect(await listed('gameClassify=ZY')).toEqual(['uirapuru']);
    expect(await listed('gameClassify=k3')).toEqual(['e-k3-2m']);
    const { value } = await get(`${list}?gameType=ELOTT`);
    expect(value.games[0]).toMatchObject({ isGame: 'VASSALAGE', vassalage: 'TCG_SEA' });
  });

  test('find them by a theme, and by a name in any language', async () => {
    expect(await listed('gameName=passaros')).toEqual(['uirapuru']);
    expect(await listed('gameName=birds')).toEqual(['uirapuru']);
    expect(await listed('gameName=cinco%20sorte')).toEqual(['ssc-1m']);
  });

  test('what is hot and new stays with the games; by vendor the lotteries are told, too', async () => {
    const hot = await get('/wps/relay/GCSGAME_hotGamesV2');
    expect(codes(hot.value.list)).not.toContain('ssc-1m');
    const own = await get('/wps/relay/GCSGAME_hotGamesV2?vassalage=TCG_SEA');
    expect(codes(own.value.list)).toContain('ssc-1m');
    const { hot: row, fresh } = await program.catalogue.service.lobby('arara', 'pt-BR', 12);
    for (const games of [row, fresh]) {
      expect(games.some(({ gameType }) => gameType === 'LOTT')).toBe(false);
    }
  });

  test('a lottery that is taken out of sale is gone, with its vendor where it was the last', async () => {
    await sell('uirapuru');
    expect(await listed('gameType=LOTT')).toEqual(['lott', 'uirapuru']);
    expect(await listed('gameType=ELOTT')).toEqual([]);
    const { value } = await get('/wps/relay/GCSGAME_gameVendor');
    expect(value.map((one: { title: string }) => one.title)).toEqual(['RNG', 'INHOUSE', 'LOTT']);
  });

  test('without a lobby only lotteries are named, and without lotteries only games', async () => {
    const set = (id: string, on: boolean) =>
      program.site.service.setModule('arara', id, on, 'test');
    const titles = async () =>
      (await get('/wps/relay/GCSGAME_gameVendor')).value.map((one: { title: string }) => one.title);
    await set('GAMELO3', false);
    expect(await titles()).toEqual(['LOTT', 'ELOTT']);
    await set('GAMELO3', true);
    await set('LOTTERY3', false);
    expect(await titles()).toEqual(['RNG', 'INHOUSE']);
    await set('LOTTERY3', true);
  });

  test('a second start gives nobody another number', async () => {
    const before = await nodeOf('uirapuru');
    await program.catalogue.service.seed(seed);
    expect(await nodeOf('uirapuru')).toBe(before);
  });
});

describe('a member', () => {
  test('keeps a lottery by its number', async () => {
    const nodeId = await nodeOf('uirapuru');
    await post('/wps/relay/MCSFE_addFavoriteGameV2', { nodeId }, 'bia');
    const { value } = await get('/wps/relay/MCSFE_getFavoriteGamesList?gameType=LOTT', 'bia');
    expect(codes(value.content)).toEqual(['uirapuru']);
  });

  test('finds what they bought tickets of beside the games that they opened, latest first', async () => {
    await post('/wps/game/launchGame', { nodeId: '1001' }, 'bia');
    const at = (hours: number) => new Date(program.clock.now().getTime() + hours * 3_600_000);
    program.outside.bought = [
      { gameCode: 'vn-north', at: at(1) },
      { gameCode: 'uirapuru', at: at(-1) },
      { gameCode: 'gone', at: at(-2) },
    ];
    const { value } = await get('/wps/relay/GCS_recentGame', 'bia');
    expect(codes(value.list)).toEqual(['vn-north', 'ouro-da-mata', 'uirapuru']);
  });
});

describe('the launch', () => {
  const launch = async (payload: object, as = 'ana') => post('/wps/game/launchGame', payload, as);
  const signedIn = 'language=PT-BR&token=code-of-arara-1';

  test.each([
    ['lott', `/lottery?${signedIn}`],
    ['elott', `/elott?${signedIn}`],
    ['vn-lott', `/vnlottery?${signedIn}`],
    ['uirapuru', `/lottery?gameCode=uirapuru&${signedIn}`],
    ['e-k3-2m', `/lottery?gameCode=e-k3-2m&${signedIn}`],
    ['vn-north', `/vnlottery?gameCode=vn-north&${signedIn}`],
  ])('of the card %s leads to its page, and nobody asks a vendor', async (code, address) => {
    program.outside.launches.length = 0;
    const { value } = await launch({ nodeId: await nodeOf(code) });
    expect(value.game_url).toBe(`https://arara.example${address}`);
    expect(value).toMatchObject({ mode: 'real', game: { gameCode: code } });
    expect(program.outside.launches).toEqual([]);
  });

  test.each([
    [{ gameCode: 'uirapuru' }, `/lottery?gameCode=uirapuru`],
    [{ gameCode: 'uirapuru', prizeMode: 'ZY', view: 'betting' }, `/lottery?gameCode=uirapuru`],
    [{ gameCode: 'uirapuru', view: 'lobby' }, `/lottery`],
    [{ gameCode: 'e-k3-2m', view: 'lobby' }, `/elott`],
    [{ area: 'VN', gameCode: 'vn-north' }, `/vnlottery?gameCode=vn-north`],
    [{ area: 'VN', gameCode: 'vn-north', view: 'betting' }, `/lottery?gameCode=vn-north`],
    [{ area: 'VN', prizeMode: 'SEA', view: 'lobby' }, `/vnlottery`],
    [{ area: 'VN' }, `/vnlottery`],
    [{ area: 'VN', prizeMode: 'Lott', view: 'lobby', device: 'WEB' }, `/lottery?kind=Lott`],
    [{ prizeMode: 'Elott' }, `/elott`],
    [{}, `/lottery`],
  ])('in the mode LOTT: %j opens %s', async (wish, page) => {
    const { value } = await launch({ launchMode: 'LOTT', ...wish });
    const joint = page.includes('?') ? '&' : '?';
    expect(value.game_url).toBe(`https://arara.example${page}${joint}${signedIn}`);
  });

  test('speaks the language that is asked for, where the site does', async () => {
    const wish = { launchMode: 'LOTT', gameCode: 'uirapuru' };
    const english = await launch({ ...wish, language: 'EN' });
    expect(english.value.game_url).toContain('language=EN&');
    const unknown = await launch({ ...wish, language: 'XX' });
    expect(unknown.value.game_url).toContain('language=PT-BR&');
  });

  test.each([
    ['/promotions?x=1#y', '/promotions?x=1#y'],
    ['https://arara.example/hot', '/hot'],
    ['https://www.arara.example//evil.example', '/evil.example'],
  ])('the way back to %s is %s', async (backUrl, path) => {
    const { value } = await launch({ launchMode: 'LOTT', backUrl });
    expect(new URL(value.game_url).searchParams.get('back')).toBe(path);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    'https://arara.example@evil.example/',
    'https://ana@arara.example/',
    'https://arara.example.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://[',
  ])('a way back to %s is refused', async (backUrl) => {
    expect(await launch({ launchMode: 'LOTT', backUrl })).toMatchObject({
      status: 400,
      errorCode: 'request.invalid',
      field: 'backUrl',
    });
  });

  test.each([
    [{ gameCode: 'nenhuma' }, 404, 'game.not.found', 'gameCode'],
    [{ gameCode: 'ouro-da-mata' }, 404, 'game.not.found', 'gameCode'],
    [{ gameCode: 'uirapuru', prizeMode: 'Elott' }, 404, 'game.not.found', 'prizeMode'],
    [{ view: 'betting' }, 422, 'field.required', 'gameCode'],
    [{ area: 'BR' }, 400, 'request.invalid', 'area'],
    [{ prizeMode: 'Best' }, 400, 'request.invalid', 'prizeMode'],
  ])('%j is refused', async (wish, status, errorCode, field) => {
    const answer = await launch({ launchMode: 'LOTT', ...wish });
    expect(answer).toMatchObject({ status, errorCode, field });
  });

  test('needs a card in the usual mode', async () => {
    const missing = { status: 422, errorCode: 'field.required', field: 'nodeId' };
    const message = 'O campo Jogo não pode ficar vazio';
    expect(await launch({})).toMatchObject({ ...missing, message });
    const trial = await post('/wps/relay/GCS_gameTrialLaunch', {});
    expect(trial).toMatchObject({ ...missing, message });
    expect(await launch({ nodeId: '999999' })).toMatchObject({ status: 404, field: 'nodeId' });
  });

  test('is for members who may play: not for visitors, trials, and who is excluded', async () => {
    const wish = { launchMode: 'LOTT', gameCode: 'uirapuru' };
    expect(await post('/wps/game/launchGame', wish)).toMatchObject({ status: 401 });
    expect(await launch(wish, 'trial')).toMatchObject({ errorCode: 'in_need_true_account' });
    program.outside.refusal = { code: 'account.excluded', until: null };
    expect(await launch(wish)).toMatchObject({ status: 403, errorCode: 'account.excluded' });
  });

  test('a lottery out of sale opens nothing', async () => {
    const nodeId = await nodeOf('e-k3-2m');
    await sell('uirapuru');
    expect(await launch({ nodeId })).toMatchObject({ errorCode: 'game.unavailable' });
    expect(await launch({ launchMode: 'LOTT', gameCode: 'e-k3-2m' })).toMatchObject({
      status: 404,
    });
    expect(await launch({ launchMode: 'LOTT', prizeMode: 'Elott' })).toMatchObject({
      status: 404,
    });
  });
});
