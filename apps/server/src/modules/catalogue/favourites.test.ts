import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rememberPlayed, recentNodes } from './recent.repository.ts';
import { openCatalogueProgram, testSeed } from './testing/catalogue-program.ts';

const program = await openCatalogueProgram();
afterAll(() => program.close());

const add = (nodeId: unknown, as?: string) =>
  program.ask({
    method: 'POST',
    url: '/wps/relay/MCSFE_addFavoriteGameV2',
    payload: { nodeId },
    ...(as && { as }),
  });
const remove = (nodeId: unknown, as = 'ana') =>
  program.ask({
    method: 'POST',
    url: '/wps/relay/MCSFE_removeFavoriteGameV2',
    payload: { nodeId },
    as,
  });
const ids = async (as = 'ana') =>
  (await program.ask({ method: 'GET', url: '/wps/relay/MCSFE_getFavoriteGames', as })).value;

beforeEach(() => program.owner.query('truncate catalogue.favourite, catalogue.recent'));

describe('favourites', () => {
  test('are kept newest first, once each', async () => {
    await add('1001', 'ana');
    program.clock.advance(1_000);
    await add('1005', 'ana');
    await add('1001', 'ana');
    expect(await ids()).toEqual(['1005', '1001']);
    const { value } = await program.ask({
      method: 'GET',
      url: '/wps/relay/MCSFE_getFavoriteGamesList?gameType=RNG&pageSize=1&pageNo=2',
      as: 'ana',
    });
    expect(value).toMatchObject({ totalPages: 2, content: [{ nodeId: '1001' }] });
  });

  test('belong to one member', async () => {
    await add('1001', 'ana');
    expect(await ids('bia')).toEqual([]);
    await remove('1001', 'bia');
    expect(await ids()).toEqual(['1001']);
  });

  test('removing again changes nothing', async () => {
    await add('1001', 'ana');
    expect((await remove('1001')).status).toBe(200);
    expect((await remove('1001')).status).toBe(200);
    expect((await remove('nothing')).status).toBe(200);
    expect(await ids()).toEqual([]);
  });

  test('take the node id as a number, and what other platforms say beside it', async () => {
    const { status } = await add(1001, 'ana');
    expect([status, await ids()]).toEqual([200, ['1001']]);
    await remove('1001');
  });

  test('need a session and a game that exists', async () => {
    expect(await add('1001')).toMatchObject({ status: 401, errorCode: 'session.missing' });
    expect(await add('5', 'ana')).toMatchObject({ status: 404, errorCode: 'game.not.found' });
    expect(await add(true, 'ana')).toMatchObject({
      status: 400,
      errorCode: 'request.invalid',
      field: 'nodeId',
    });
  });

  test('fifty taps at once are one favourite, and the five hundredth is the last', async () => {
    const taps = await Promise.all(Array.from({ length: 50 }, () => add('1001', 'ana')));
    expect(taps.every(({ status }) => status === 200)).toBe(true);
    expect(await ids()).toEqual(['1001']);
    await addMany(498);
    const last = await Promise.all(['1002', '1003', '1004'].map((id) => add(id, 'ana')));
    expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(last.find(({ status }) => status === 422)).toMatchObject({
      errorCode: 'favourites.full',
    });
    expect(await ids()).toHaveLength(500);
    expect((await add('1001', 'ana')).status).toBe(200);
  });
});

describe('recent games', () => {
  test('are the newest fifty, each once', async () => {
    await addMany(60, false);
    const { rows } = await program.owner.query<{ node_id: bigint }>(
      'select node_id from catalogue.game where node_id >= 100000 order by node_id limit 60',
    );
    for (const [index, { node_id }] of [...rows, ...rows.slice(-1)].entries()) {
      await rememberPlayed(program.pool, {
        playerId: 1n,
        nodeId: String(node_id),
        at: new Date(index * 1_000),
        keep: 50,
      });
    }
    const kept = await recentNodes(program.pool, 1n, 100);
    expect(kept).toHaveLength(50);
    expect(kept[0]?.nodeId).toBe(String(rows.at(-1)?.node_id));
    expect(new Set(kept.map(({ nodeId }) => nodeId)).size).toBe(50);
  });
});

/** Puts more games on the shelf, and makes them Ana's favourites. */
async function addMany(count: number, favourites = true): Promise<void> {
  const { owner } = program;
  await owner.query(
    `insert into catalogue.game (merchant_id, vendor_code, code, game_type, names, classify,
       has_trial, cover, state, added_at, position, search_words)
     select 'arara', 'RIO_NEGRO', 'extra-' || n, 'RNG', '{"pt-BR": "Extra"}', '{}', true, 'x', 'on',
       now(), 100 + n, 'extra'
     from generate_series(1, $1::int) n on conflict do nothing`,
    [count],
  );
  if (!favourites) return;
  await owner.query(
    `insert into catalogue.favourite (player_id, node_id, added_at)
     select 1, node_id, now() from catalogue.game where node_id >= 100000 order by node_id limit $1`,
    [count],
  );
}

test('seeding again keeps a game off that the operator switched off', async () => {
  await program.catalogue.service.setGame('arara', 'cobra-coral', 'off', 'ana');
  await program.catalogue.service.seed(testSeed);
  const facts = await program.catalogue.service.factsOf('arara', 'studio', 'cobra-coral');
  expect(facts?.available).toBe(false);
});

test('another process sees a game go off within a second', async () => {
  const other = await program.startOther();
  await program.catalogue.service.setGame('arara', 'capivara-zen', 'off', 'ana');
  await expect
    .poll(async () => (await other.ask({ method: 'GET', url: '/api/games/1006' })).status, {
      timeout: 1_000,
      interval: 20,
    })
    .toBe(409);
});
