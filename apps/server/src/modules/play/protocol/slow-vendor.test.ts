import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../play.context.ts';
import { asksOf } from '../testing/asks.ts';
import { prizeLock } from '../testing/ports.ts';
import { issueKey, send, serve } from '../testing/vendor-http.ts';
import type { VendorKey } from '../testing/vendor-http.ts';
import { createWorld, newId, testGame } from '../testing/world.ts';
import type { TestPlayer, World } from '../testing/world.ts';
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

/** A vendor hears what its player has. */
async function expectBalance(vendor: VendorKey, player: TestPlayer): Promise<void> {
  const balance = await send(app, world, vendor, 'balance', {
    request_id: newId('q'),
    player_id: player.publicId,
    session_token: player.sessionToken,
    currency: 'BRL',
  });
  expect(balance).toMatchObject({ status: 200, body: { code: 0 } });
}

/** Holds launches, so that whoever wants to use one up waits; returns the way to let go of them. */
async function holdLaunches(tokens: readonly string[]): Promise<() => Promise<void>> {
  const blocker = await world.pool.connect();
  await blocker.query('begin');
  await blocker.query('select from play.launch where token_hash = any($1) for update', [
    tokens.map(hashToken),
  ]);
  return async () => {
    await blocker.query('rollback');
    blocker.release();
  };
}

/** A vendor asks many times at once for the same launch. */
function authenticates(vendor: VendorKey, token: string, count: number) {
  return Array.from({ length: count }, () =>
    send(app, world, vendor, 'authenticate', {
      request_id: newId('q'),
      launch_token: token,
      game_code: testGame,
    }),
  );
}

test('a vendor whose requests hang is told to come again, and keeps nothing from another or the site', async () => {
  const [slow, other] = [await issueKey(world, 'acme'), await issueKey(world, 'other')];
  const player = await world.addPlayer({ vendor: 'other' });
  const token = await world.launch('acme', player.playerId);
  const letGo = await holdLaunches([token]);
  const hanging = authenticates(slow, token, 40);
  const started = performance.now();
  await expectBalance(other, player);
  expect(await asksOf(world.service, player, 'other').bet()).toMatchObject({ code: 0 });
  await world.pool.query('select 1');
  expect(performance.now() - started).toBeLessThan(1_500);
  const answers = await Promise.all(hanging);
  expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 40 }, () => 1901));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length, 'those beyond its share, when their patience ended').toBeGreaterThan(0);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1' });
  await letGo();
  const [later] = await Promise.all(authenticates(slow, token, 1));
  expect(later?.body.code, 'nothing of those that hung is left').toBe(0);
});

test('five vendors that hang at once hold every seat, and another one is answered all the same', async () => {
  const names = ['stuck-1', 'stuck-2', 'stuck-3', 'stuck-4', 'stuck-5'];
  for (const code of [...names, 'patient']) await world.service.vendors.ensure({ code });
  const patient = await issueKey(world, 'patient');
  const player = await world.addPlayer({ vendor: 'patient' });
  const stuck = await Promise.all(
    names.map(async (name) => {
      const token = await world.launch(name, player.playerId);
      return { key: await issueKey(world, name), token };
    }),
  );
  const letGo = await holdLaunches(stuck.map(({ token }) => token));
  const hanging = stuck.flatMap(({ key, token }) => authenticates(key, token, 40));
  const atLocks = async () => {
    const { rows } = await world.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(atLocks, { timeout: 10_000 }).toBe(9);
  for (let ask = 0; ask < 5; ask += 1) await expectBalance(patient, player);
  await letGo();
  await Promise.all(hanging);
});

test('what is asked after a rollback was posted keeps no connection from others either', async () => {
  const [slow, other] = [await issueKey(world, 'acme'), await issueKey(world, 'other')];
  const player = await world.addPlayer({ vendor: 'other' });
  const debtor = await world.addPlayer();
  const round = newId('r');
  const ask = asksOf(world.service, debtor);
  await ask.bet({ round_id: round });
  const wins = Array.from({ length: 20 }, () => newId());
  for (const txId of wins) await ask.win({ tx_id: txId, round_id: round });
  const blocker = await world.pool.connect();
  await blocker.query('begin');
  await blocker.query('select pg_advisory_xact_lock($1)', [prizeLock]);
  const undone = wins.map((txId) =>
    send(app, world, slow, 'rollback', {
      request_id: newId('q'),
      player_id: debtor.publicId,
      tx_id: newId('x'),
      original_tx_id: txId,
      round_id: round,
    }),
  );
  const posted = async () => {
    const { rows } = await world.pool.query(
      `select from play.vendor_tx where tx_id = any($1) and state = 'REVERSED'`,
      [wins],
    );
    return rows.length;
  };
  await expect.poll(posted, { timeout: 10_000 }).toBeGreaterThan(4);
  await expectBalance(other, player);
  await blocker.query('rollback');
  blocker.release();
  const codes = (await Promise.all(undone)).map(({ body }) => body.code);
  const done = codes.filter((code) => code === 0).length;
  // Those that had not begun when the patience ended are told so; the others are brought to their end.
  expect(codes.filter((code) => code !== 0 && code !== 1901)).toEqual([]);
  expect(await posted()).toBe(done);
  const told = world.facts.prizesReturned.filter((id) => id === debtor.playerId);
  expect(told, 'compliance has looked at every one').toHaveLength(done);
  await world.prove();
});

test('who comes back to a seat is first, waits as long as it takes, and takes one once', async () => {
  const seats = createSeats({ perVendor: 1, all: 9, kept: 0, patienceMs: 20 });
  const first = await seats.take(1);
  await first?.again();
  first?.leave();
  const second = await seats.take(1);
  const late = seats.take(1);
  const back = first?.again();
  expect(await late, 'has lost its patience').toBeNull();
  const third = seats.take(1);
  second?.leave();
  await back;
  first?.leave();
  expect(await third).not.toBeNull();
});

test('a vendor that has not sat for long is called before those that sit again and again', async () => {
  const seats = createSeats({ perVendor: 1, all: 2, kept: 0, patienceMs: 10_000 });
  const [first, second] = [await seats.take(1), await seats.take(2)];
  const again = [seats.take(1), seats.take(2)];
  const newcomer = seats.take(3);
  const called: number[] = [];
  const note = async (who: number, seat: (typeof again)[number]) => {
    await seat;
    called.push(who);
  };
  const noted = [note(1, again[0]!), note(3, newcomer)];
  first?.leave();
  await noted[1];
  expect(called).toEqual([3]);
  second?.leave();
  (await newcomer)?.leave();
  (await again[0])?.leave();
  (await again[1])?.leave();
});

test('seats go to who waits longest, and one that is given back twice is free once', async () => {
  const seats = createSeats({ perVendor: 1, all: 9, kept: 0, patienceMs: 50 });
  const first = await seats.take(1);
  const [second, third] = [seats.take(1), seats.take(1)];
  expect(await seats.take(2), 'another vendor has its own').not.toBeNull();
  first?.leave();
  first?.leave();
  expect(await second).not.toBeNull();
  expect(await third).toBeNull();
  (await second)?.leave();
  expect(seats.take(1), 'at once').not.toBeInstanceOf(Promise);
});

test('all vendors together have a bound, and its last seats are for those that have none', async () => {
  const seats = createSeats({ perVendor: 3, all: 4, kept: 2, patienceMs: 10_000 });
  const [first, second] = [await seats.take(1), await seats.take(1)];
  const third = seats.take(1);
  const [other, last] = [seats.take(2), seats.take(3)];
  expect(other, 'at once').not.toBeInstanceOf(Promise);
  const none = seats.take(4);
  expect(none, 'all are taken').toBeInstanceOf(Promise);
  first?.leave();
  const newcomer = await none;
  newcomer?.leave();
  (await other)?.leave();
  (await last)?.leave();
  expect(await third).not.toBeNull();
  const [again] = [seats.take(1)];
  expect(again, 'what is kept stays kept').toBeInstanceOf(Promise);
  second?.leave();
  (await again)?.leave();
});
