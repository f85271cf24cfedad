import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../play.context.ts';
import { asksOf } from '../testing/asks.ts';
import { issueKey, send, serve } from '../testing/vendor-http.ts';
import { createWorld, newId, testGame } from '../testing/world.ts';
import type { World } from '../testing/world.ts';
import { createSeats } from './seats.ts';

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await createWorld();
  app = await serve(world);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

test('a vendor whose requests hang keeps no connection from another vendor or the site', async () => {
  const [slow, other] = [await issueKey(world, 'acme'), await issueKey(world, 'other')];
  const player = await world.addPlayer({ vendor: 'other' });
  const { token } = await world.service.createLaunch({
    playerId: player.playerId,
    merchant: 'arara',
    vendor: 'acme',
    gameCode: testGame,
    currency: 'BRL',
    language: 'pt-BR',
    country: 'BR',
    address: '127.0.0.1',
    memberSession: null,
  });
  const blocker = await world.pool.connect();
  await blocker.query('begin');
  await blocker.query('select from play.launch where token_hash = $1 for update', [
    hashToken(token),
  ]);
  const hanging = Array.from({ length: 40 }, () =>
    send(app, world, slow, 'authenticate', {
      request_id: newId('q'),
      launch_token: token,
      game_code: testGame,
    }),
  );
  const started = performance.now();
  const balance = await send(app, world, other, 'balance', {
    request_id: newId('q'),
    player_id: player.publicId,
    session_token: player.sessionToken,
    currency: 'BRL',
  });
  expect(balance).toMatchObject({ status: 200, body: { code: 0 } });
  expect(await asksOf(world.service, player, 'other').bet()).toMatchObject({ code: 0 });
  await world.pool.query('select 1');
  expect(performance.now() - started).toBeLessThan(1_500);
  // Those beyond the vendor's share are told before anything is answered.
  let told = 0;
  for (const one of hanging) void one.then(() => (told += 1));
  await expect.poll(() => told, { timeout: 10_000 }).toBe(36);
  await blocker.query('rollback');
  blocker.release();
  const answers = await Promise.all(hanging);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(36);
  expect(refused[0]).toMatchObject({ headers: { 'retry-after': '1' }, body: { code: 1901 } });
  expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1);
});

test('seats go to who waits longest, and one that is given back twice is free once', async () => {
  const seats = createSeats({ perVendor: 1, patienceMs: 50 });
  const first = await seats.take(1);
  const [second, third] = [seats.take(1), seats.take(1)];
  expect(await seats.take(2), 'another vendor has its own').not.toBeNull();
  first?.();
  first?.();
  expect(await second).not.toBeNull();
  expect(await third).toBeNull();
  (await second)?.();
  expect(seats.take(1)).toBeTypeOf('function');
});
