import type { Game } from '@arara/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { openCatalogueProgram, testSeed } from './testing/catalogue-program.ts';

const program = await openCatalogueProgram();
afterAll(() => program.close());

const get = (url: string, options: { as?: string; headers?: Record<string, string> } = {}) =>
  program.ask({ method: 'GET', url, ...options });
const codes = (games: readonly Game[]) => games.map((game) => game.gameCode);

const list = '/wps/relay/GCSGAME_gameList';
const ouro = '1001';
const dado = '1009';

describe('the list', () => {
  test('holds what really plays, with all that a card shows', async () => {
    const { value } = await get(list);
    expect(value).toMatchObject({ total: 9, totalPages: 1 });
    expect(value.games[1]).toEqual({
      nodeId: ouro,
      vassalage: 'MATA_STUDIO',
      vendorName: 'Mata Studio',
      gameType: 'RNG',
      gameCode: 'ouro-da-mata',
      code: 'ouro-da-mata',
      defaultPlayType: null,
      accountTypeName: 'Mata Studio',
      isGame: 'GAME',
      name: 'Ouro da Mata',
      category: 'RNG',
      classify: ['lines', 'free-spins', 'multiplier'],
      isHot: 1,
      isNew: false,
      isDemo: false,
      hasTrial: true,
      minBet: '0.20',
      lineNum: 20,
      rtpHundredths: 9612,
      cover: {
        small: '/art/ouro-da-mata-small.webp',
        large: '/art/ouro-da-mata-large.webp',
        placeholder: 'data:image/webp;base64,AA==',
      },
    });
  });

  test.each([
    ['gameType=INHOUSE', ['dado-carioca']],
    ['gameType=PVP', []],
    [
      'gameType=&sort=name',
      [
        'boto-encantado',
        'capivara-zen',
        'carnaval-turbo',
        'cobra-coral',
        'dado-carioca',
        'forro-milionario',
        'fortuna-da-arara',
        'ouro-da-mata',
        'salada-tropical',
      ],
    ],
    ['vassalage=RIO_NEGRO', ['boto-encantado', 'cobra-coral']],
    ['gameClassify=bonus-buy', ['carnaval-turbo', 'boto-encantado']],
    ['gameClassify=cluster&vassalage=RIO_NEGRO', ['cobra-coral']],
    ['minBet=0.5&gameType=INHOUSE', []],
    ['minBet=1&gameType=INHOUSE', ['dado-carioca']],
    ['minLineNum=100', ['carnaval-turbo', 'boto-encantado']],
    ['sort=new&pageSize=3', ['forro-milionario', 'salada-tropical', 'capivara-zen']],
  ])('%s', async (query, expected) => {
    const { value } = await get(`${list}?${query}`);
    expect(codes(value.games)).toEqual(expected);
  });

  test.each([
    ['pageSize=4&pageNo=1', 4, 3],
    ['pageSize=4&pageNo=3', 1, 3],
    ['pageSize=4&pageNo=4', 0, 3],
    ['pageSize=9', 9, 1],
    ['pageNo=10000', 0, 1],
    ['gameType=LIVE', 0, 0],
  ])('pages: %s', async (query, length, totalPages) => {
    const { value } = await get(`${list}?${query}`);
    expect(value.games).toHaveLength(length);
    expect(value.totalPages).toBe(totalPages);
  });

  test.each([
    'pageNo=0',
    'pageNo=1.5',
    'pageSize=101',
    'minBet=-1',
    'minBet=1e3',
    'minBet=٣',
    'sort=best',
    'gameType=POKER',
  ])('refuses %s', async (query) => {
    expect(await get(`${list}?${query}`)).toMatchObject({
      status: 400,
      errorCode: 'request.invalid',
    });
  });

  test.each([
    'minBet=0',
    'minBet=0.00',
    'minBet=0.001',
    'minBet=1000000',
    'minBet=99999999999999999',
  ])('refuses %s', async (query) => {
    expect(await get(`${list}?${query}`)).toMatchObject({
      status: 422,
      errorCode: 'amount.invalid',
      field: 'minBet',
    });
  });

  test('is the same text for everybody until the catalogue changes', async () => {
    const [one, two] = [await get(list), await get(list, { as: 'ana' })];
    expect(two.value).toEqual(one.value);
  });
});

describe('search', () => {
  test.each([
    ['forro', 'forro-milionario'],
    ['FORRÓ', 'forro-milionario'],
    ['forró milionario', 'forro-milionario'],
    ['milionário forró', 'forro-milionario'],
    ['capibara', 'capivara-zen'],
    ['carnval', 'carnaval-turbo'],
    ['fotuna', 'fortuna-da-arara'],
    ['boto', 'boto-encantado'],
    ['encant', 'boto-encantado'],
    ['sal', 'salada-tropical'],
    ['cordel', 'forro-milionario'],
    ['cordell lab', 'forro-milionario'],
    ['dados', 'dado-carioca'],
    ['zen', 'capivara-zen'],
    ['ze', 'capivara-zen'],
    ['cascata', 'capivara-zen'],
    ['compra bonus', 'carnaval-turbo'],
  ])('“%s” finds %s', async (typed, code) => {
    const { value } = await get(`${list}?gameName=${encodeURIComponent(typed)}`);
    expect(codes(value.games)[0]).toBe(code);
  });

  test('a brand finds all of its games, the most played first', async () => {
    const { value } = await get(`${list}?gameName=rio%20negro`);
    expect(codes(value.games)).toEqual(['boto-encantado', 'cobra-coral']);
  });

  test.each(['xyzzy', 'roleta', '%', '_', '100% ouro', "' or 1=1 --", 'ouro xyzzy'])(
    '“%s” finds nothing it should not',
    async (typed) => {
      const { status, value } = await get(`${list}?gameName=${encodeURIComponent(typed)}`);
      expect(status).toBe(200);
      const signsOnly = !/[\p{L}\p{N}]/u.test(typed);
      expect(value.total).toBe(signsOnly ? 9 : 0);
    },
  );

  test('searches inside a category', async () => {
    const { value } = await get(`${list}?gameName=dado&gameType=RNG`);
    expect(value.games).toEqual([]);
  });
});

describe('vendors', () => {
  test('categories have something to play, and the vendors of it', async () => {
    const { value } = await get('/wps/relay/GCSGAME_gameVendor?platform=html5-desktop');
    expect(value.map((category: { title: string }) => category.title)).toEqual(['RNG', 'INHOUSE']);
    expect(value[0]).toMatchObject({ gameCategory: 'rng', games: 8 });
    expect(value[0].vendors).toContain('FEIRA_SLOTS');
    expect(value[0].cards[0]).toEqual({
      vassalage: 'ARARA_ORIGINAL',
      name: 'Arara Original',
      isHot: 1,
      isDemo: false,
      games: 1,
      icon: '/art/fortuna-da-arara-small.webp',
    });
    expect(value[1].vendors).toEqual(['SANDBOX']);
  });

  test('new vendors are those of the last ninety days, newest first', async () => {
    const { value } = await get('/wps/relay/GCSGAME_newGameVendor');
    expect(value[0].vassalage).toBe('CORDEL_LAB');
    program.clock.set('2027-06-01T12:00:00Z');
    expect((await get('/wps/relay/GCSGAME_newGameVendor')).value).toEqual([]);
    program.clock.set('2026-11-21T12:00:00Z');
  });

  test('game types by vendor', async () => {
    const { value } = await get('/wps/relay/GCSGAME_getVassGameType?vassalage=SANDBOX');
    expect(value).toEqual([{ vassalage: 'SANDBOX', gameTypes: ['INHOUSE'] }]);
  });

  test('the sandbox’s vendor exists only where the sandbox runs', async () => {
    const other = await program.startOther({ sandbox: false });
    const { value } = await other.ask({ method: 'GET', url: list });
    expect(value.total).toBe(8);
    const launch = {
      method: 'POST',
      url: '/wps/game/launchGame',
      payload: { nodeId: dado },
      as: 'ana',
    } as const;
    expect(await other.ask(launch)).toMatchObject({ status: 409, errorCode: 'game.unavailable' });
  });
});

describe('one game', () => {
  test('is found by its node id', async () => {
    expect((await get(`/api/games/${ouro}`)).value.gameCode).toBe('ouro-da-mata');
  });

  test.each(['1', '0', '-1', '1e3', '99999999999999999999', 'ouro-da-mata'])(
    'not by %s',
    async (id) => {
      const answer = await get(`/api/games/${id}`);
      expect(answer).toMatchObject({ status: 404, errorCode: 'game.not.found' });
    },
  );

  test('its name falls back when the language has none', async () => {
    await program.catalogue.service.seed({
      ...testSeed,
      games: testSeed.games.map((game) =>
        game.nodeId === 1001 ? { ...game, names: { 'pt-BR': 'Ouro da Mata' } } : game,
      ),
    });
    const { value } = await get(`/api/games/${ouro}`, { headers: { language: 'EN' } });
    expect(value.name).toBe('Ouro da Mata');
    await program.catalogue.service.seed(testSeed);
  });
});
