import type { Game } from '@arara/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openCatalogueProgram, startedAt } from './testing/catalogue-program.ts';

const program = await openCatalogueProgram();
afterAll(() => program.close());

const get = (url: string, options: { as?: string; headers?: Record<string, string> } = {}) =>
  program.ask({ method: 'GET', url, ...options });
const post = (url: string, payload: object, as?: string) =>
  program.ask({ method: 'POST', url, payload, ...(as === undefined ? {} : { as }) });
const codes = (games: readonly Game[]) => games.map((game) => game.gameCode);

const list = '/wps/relay/GCSGAME_gameList';
const ouro = '1001';
const dado = '1009';

beforeEach(async () => {
  Object.assign(program.outside, { played: [], wins: [], results: [], refusal: null });
  program.outside.launches.length = 0;
  program.outside.refilled.length = 0;
});

describe('what is played', () => {
  const play = (gameCode: string, players: number, rounds: number) => ({
    vendor: 'studio',
    gameCode,
    players,
    rounds,
  });

  test('ranks by players, then rounds, then the operator’s order', async () => {
    program.outside.played = [
      play('cobra-coral', 3, 10),
      play('capivara-zen', 3, 12),
      play('salada-tropical', 1, 5_000_000),
      { ...play('dado-carioca', 4, 4), vendor: 'sandbox' },
    ];
    await program.catalogue.service.rankGames();
    const { value } = await get('/wps/relay/GCSGAME_hotGamesV2?isPlatform=2');
    // The most played is a demonstration: it stands in no rail.
    expect(codes(value.list)).toEqual([
      'capivara-zen',
      'cobra-coral',
      'salada-tropical',
      'fortuna-da-arara',
      'ouro-da-mata',
      'carnaval-turbo',
      'boto-encantado',
      'forro-milionario',
    ]);
    expect(value.list.map((game: Game) => game.isHot)).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
  });

  test('an unchanged ranking leaves every prepared list as it is', async () => {
    await program.catalogue.service.rankGames();
    const before = await program.catalogue.service.version('arara');
    await program.catalogue.service.rankGames();
    expect(await program.catalogue.service.version('arara')).toBe(before);
  });

  test('hot games of one vendor', async () => {
    const { value } = await get('/wps/relay/GCSGAME_hotGamesV2?vassalage=RIO_NEGRO');
    expect(codes(value.list)).toEqual(['boto-encantado', 'cobra-coral']);
  });

  test('stakes and records learn about a game by the wallet’s names', async () => {
    const { factsOf, gamesOf } = program.catalogue.service;
    expect(await factsOf('arara', 'studio', 'carnaval-turbo')).toMatchObject({
      available: true,
      minBet: 20n,
      maxBet: 800_000n,
      nodeId: '1003',
      vassalage: 'FOLIA_GAMES',
    });
    expect(await factsOf('arara', 'sandbox', 'carnaval-turbo')).toBeNull();
    expect(await gamesOf('arara', { vassalage: 'RIO_NEGRO', gameType: null })).toHaveLength(2);
  });
});

describe('launch', () => {
  const launch = (payload: object, as?: string) => post('/wps/game/launchGame', payload, as);
  const trial = (payload: object, as?: string) =>
    post('/wps/relay/GCS_gameTrialLaunch', payload, as);

  test('a member plays for money, and the game is remembered', async () => {
    const { value } = await launch(
      { nodeId: ouro, vassalage: 'MATA_STUDIO', language: 'EN' },
      'ana',
    );
    expect(value).toMatchObject({
      game_url: '/arcade/?game=ouro-da-mata&language=en&token=token%2F1',
      mode: 'real',
      game: { gameCode: 'ouro-da-mata' },
    });
    expect(program.outside.launches[0]).toMatchObject({
      playerId: 1n,
      vendor: 'studio',
      gameCode: 'ouro-da-mata',
      currency: 'BRL',
      language: 'en',
    });
    const played = { gameCode: 'ouro-da-mata', playedAt: '2026-11-21T12:00:00.000Z' };
    const recent = async () => (await get('/wps/relay/GCS_recentGame', { as: 'ana' })).value;
    expect(await recent()).toMatchObject({ totalPages: 1, list: [played] });
    const net = { vendor: 'studio', gameCode: 'ouro-da-mata', net: -500n, currency: 'BRL' };
    Object.assign(program.outside, { results: [net] });
    expect(await recent()).toMatchObject({ list: [{ ...played, lastResult: '-5.00' }] });
  });

  test('what was played comes page by page, of one kind or one vendor', async () => {
    await launch({ nodeId: ouro }, 'bia');
    program.clock.advance(1_000);
    await launch({ nodeId: dado }, 'bia');
    const recent = async (query: string) => {
      const { value } = await get(`/wps/relay/GCS_recentGame?${query}`, { as: 'bia' });
      return [value.list.map((game: { nodeId: string }) => game.nodeId), value.totalPages];
    };
    expect(await recent('')).toEqual([[dado, ouro], 1]);
    expect(await recent('pageSize=1&pageNo=2')).toEqual([[ouro], 2]);
    expect(await recent('gameType=RNG')).toEqual([[ouro], 1]);
    expect(await recent('vassalage=SANDBOX')).toEqual([[dado], 1]);
    expect(await recent('gameType=LIVE')).toEqual([[], 0]);
    program.clock.set(startedAt);
  });

  test.each([
    ['gameId', { gameId: 'cobra-coral' }],
    ['roomId', { roomId: 'mesa-1' }],
    ['vassalage', { vassalage: 'RIO_NEGRO' }],
    ['merchantCode', { merchantCode: 'other' }],
    ['username', { username: 'bia' }],
  ])('refuses a payload whose %s contradicts the game or the session', async (field, wrong) => {
    const answer = await launch({ nodeId: ouro, ...wrong }, 'ana');
    expect(answer).toMatchObject({ status: 404, errorCode: 'game.not.found', field });
    expect(program.outside.launches).toEqual([]);
  });

  test('takes the whole payload of the specification', async () => {
    const { value } = await launch(
      {
        gameId: 'ouro-da-mata',
        nodeId: ouro,
        accountType: 1,
        confirmTrans: 0,
        vassalage: 'MATA_STUDIO',
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: 'ana',
        token: 'ana',
        merchantCode: 'arara',
        language: 'PT-BR',
      },
      'ana',
    );
    expect(value.mode).toBe('real');
    expect(value).not.toHaveProperty('content');
  });

  test('a vendor with pages of its own gets its address', async () => {
    const { value } = await launch({ nodeId: dado }, 'ana');
    expect(value.game_url).toBe(
      'https://sandbox.example/play?game=dado-carioca&token=token%2F1&language=pt-BR',
    );
  });

  test('a trial account plays with play money', async () => {
    const { value } = await launch({ nodeId: ouro }, 'trial');
    expect(value.mode).toBe('play');
    expect(program.outside.launches[0]).toMatchObject({ playerId: 9n, currency: 'FUN' });
  });

  test('a visitor cannot launch, but can try', async () => {
    expect(await launch({ nodeId: ouro })).toMatchObject({
      status: 401,
      errorCode: 'session.missing',
    });
    expect(await launch({ nodeId: ouro }, 'dead')).toMatchObject({
      status: 401,
      errorCode: 'session.expired',
    });
    const { value } = await trial({ nodeId: ouro });
    expect(value.mode).toBe('play');
    expect(program.outside.launches[0]).toMatchObject({ playerId: 77n, currency: 'FUN' });
  });

  test('a member who tries does not touch the real wallet; a trial account keeps its own', async () => {
    await trial({ nodeId: ouro }, 'ana');
    await trial({ nodeId: ouro }, 'trial');
    expect(program.outside.launches.map(({ playerId }) => playerId)).toEqual([77n, 9n]);
  });

  test('a visitor keeps a token that no script can read, and gets a new one only without it', async () => {
    const first = await trial({ nodeId: ouro });
    expect(first.cookies).toMatchObject([
      {
        name: 'arara_guest',
        value: 'guest-token',
        path: '/wps/relay/GCS_gameTrialLaunch',
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
    const again = await program.ask({
      method: 'POST',
      url: '/wps/relay/GCS_gameTrialLaunch',
      payload: { nodeId: ouro },
      cookies: { arara_guest: 'guest-token' },
    });
    expect(again).toMatchObject({ status: 200, cookies: [] });
  });

  test('play money is looked after before a game opens, real money never', async () => {
    await launch({ nodeId: ouro }, 'ana');
    expect(program.outside.refilled).toEqual([]);
    await launch({ nodeId: ouro }, 'trial');
    await trial({ nodeId: ouro });
    expect(program.outside.refilled).toEqual([9n, 77n]);
  });

  test.each(['account.blocked', 'limits.required'] as const)(
    '%s stops real play only',
    async (refusal) => {
      program.outside.refusal = { code: refusal, until: null };
      expect(await launch({ nodeId: ouro }, 'ana')).toMatchObject({
        status: 403,
        errorCode: refusal,
      });
      expect((await launch({ nodeId: ouro }, 'trial')).status).toBe(200);
      expect(program.outside.launches).toHaveLength(1);
    },
  );

  test('a pause says until when, on the clock of the house', async () => {
    const until = new Date('2026-09-01T15:00:00Z');
    program.outside.refusal = { code: 'account.excluded', until };
    const { message } = await launch({ nodeId: ouro }, 'ana');
    expect(message).toContain('até 01/09/2026, 12:00.');
    program.outside.refusal = { code: 'account.excluded', until: null };
    const open = await launch({ nodeId: ouro }, 'ana');
    expect(open.message).toBe(
      'Sua conta está em pausa por jogo responsável. O saque continua liberado.',
    );
  });

  test('what does not exist, is at another vendor, or is off', async () => {
    expect(await launch({ nodeId: '4' }, 'ana')).toMatchObject({
      status: 404,
      errorCode: 'game.not.found',
      field: 'nodeId',
    });
    expect(await launch({ nodeId: ouro, vassalage: 'RIO_NEGRO' }, 'ana')).toMatchObject({
      status: 404,
      field: 'vassalage',
    });
    await program.catalogue.service.setGame('arara', 'ouro-da-mata', 'off', 'test');
    expect(await launch({ nodeId: ouro }, 'ana')).toMatchObject({
      status: 409,
      errorCode: 'game.unavailable',
    });
    expect(await get(`/api/games/${ouro}`)).toMatchObject({ status: 409 });
    expect((await get(list)).value.total).toBe(8);
    expect((await get('/wps/relay/GCS_recentGame', { as: 'ana' })).value.list).toHaveLength(1);
    await program.catalogue.service.setGame('arara', ouro, 'on', 'test');
    expect(program.outside.launches).toEqual([]);
  });

  test('a module that is off stops the launch', async () => {
    await program.site.service.setModule('arara', 'GAMELO3', false, 'test');
    expect(await launch({ nodeId: ouro }, 'ana')).toMatchObject({
      status: 403,
      errorCode: 'function.not.available',
    });
    await program.site.service.setModule('arara', 'GAMELO3', true, 'test');
  });
});
