import { sql } from '@arara/postgres';
import type { FastifyInstance } from 'fastify';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../token-hash.ts';
import { asksOf } from '../testing/asks.ts';
import { prizeLock } from '../testing/ports.ts';
import { issueKey, send, serve } from '../testing/vendor-http.ts';
import type { VendorKey } from '../testing/vendor-http.ts';
import { openPlayProgram, newId, testGame } from '../testing/play-program.ts';
import type { TestPlayer, PlayProgram } from '../testing/play-program.ts';
import { createSeats } from './seats.ts';
import type { Seat, Seats } from './seats.ts';
import { seatBounds } from '../index.ts';

let program: PlayProgram;
let app: FastifyInstance;
beforeAll(async () => {
  program = await openPlayProgram();
  app = await serve(program);
});
afterAll(async () => {
  await app.close();
  await program.close();
});

/** A vendor hears what its player has. */
async function expectBalance(vendor: VendorKey, player: TestPlayer, to = app): Promise<void> {
  const balance = await send(to, program, vendor, 'balance', {
    request_id: newId('q'),
    player_id: player.publicId,
    session_token: player.sessionToken,
    currency: 'BRL',
  });
  expect(balance).toMatchObject({ status: 200, body: { code: 0 } });
}

/** Runs something while a transaction holds what others wait for, and lets go whatever comes of it. */
async function whileHeld(
  statement: QueryConfig,
  run: (letGo: () => Promise<void>) => Promise<void>,
) {
  const blocker = await program.owner.connect();
  let isHeld = true;
  const letGo = async () => {
    if (!isHeld) return;
    isHeld = false;
    await blocker.query('rollback');
    blocker.release();
  };
  try {
    await blocker.query('begin');
    await blocker.query(statement);
    await run(letGo);
  } finally {
    await letGo();
  }
}

/** Locks launches: a request to use one up waits. */
const launchesOf = (tokens: readonly string[]) => sql`
  select from play.launch where token_hash = any(${tokens.map(hashToken)}) for update`;

/** A vendor asks many times at once for the same launch. */
function authenticates(vendor: VendorKey, token: string, count: number, to = app) {
  return Array.from({ length: count }, () =>
    send(to, program, vendor, 'authenticate', {
      request_id: newId('q'),
      launch_token: token,
      game_code: testGame,
    }),
  );
}

/** How many of some answers have come by now. */
function counted(answers: readonly Promise<unknown>[]): () => number {
  let come = 0;
  for (const answer of answers) void answer.then(() => (come += 1));
  return () => come;
}

test('a vendor whose requests hang is told to come again, and keeps nothing from another or the site', async () => {
  const [slow, other] = [await issueKey(program, 'acme'), await issueKey(program, 'other')];
  const player = await program.addPlayer({ vendor: 'other' });
  const token = await program.launch('acme', player.playerId);
  await whileHeld(launchesOf([token]), async () => {
    const hanging = authenticates(slow, token, 40);
    const come = counted(hanging);
    await expectBalance(other, player);
    expect(await asksOf(program.service, player, 'other').bet()).toMatchObject({ code: 0 });
    await program.owner.query('select 1');
    expect(come(), 'while they hang').toBeLessThan(40);
    const answers = await Promise.all(hanging);
    expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 40 }, () => 1901));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length, 'those beyond its share, when their patience ended').toBeGreaterThan(0);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1' });
  });
  const [later] = await Promise.all(authenticates(slow, token, 1));
  expect(later?.body.code, 'nothing of those that hung is left').toBe(0);
});

/** The seats of the program, for requests that wait as long as it takes; `log` tells who waited and who sat. */
function loggedSeats() {
  const { take } = createSeats({ ...seatBounds, patienceMs: 600_000 });
  const log: string[] = [];
  const sit = (vendor: number, seat: Seat): Seat => {
    log.push(`${vendor} sits`);
    return seat;
  };
  const seats: Seats = {
    take(vendor) {
      const given = take(vendor);
      if (!(given instanceof Promise)) return sit(vendor, given);
      log.push(`${vendor} waits`);
      return given.then((seat) => seat && sit(vendor, seat));
    },
  };
  return { seats, log };
}

test('vendors that hang hold every seat, and one that has had none comes before them', async () => {
  const { seats, log } = loggedSeats();
  const own = await serve(program, program.twin({ seats }));
  const names = Array.from({ length: seatBounds.all }, (_, at) => `stuck-${at}`);
  for (const code of [...names, 'patient']) await program.service.vendors.ensure({ code });
  const patient = await issueKey(program, 'patient');
  const { rows } = await program.owner.query(`select id from play.vendor where code = 'patient'`);
  const player = await program.addPlayer({ vendor: 'patient' });
  const stuck: { key: VendorKey; token: string }[] = [];
  for (const name of names) {
    const token = await program.launch(name, player.playerId);
    stuck.push({ key: await issueKey(program, name), token });
  }
  await whileHeld(launchesOf(stuck.map(({ token }) => token)), async (letGo) => {
    const hanging = stuck.flatMap(({ key, token }) => authenticates(key, token, 20, own));
    // Every one of them sits or waits; as long as any waits, no seat is free.
    await expect.poll(() => log.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(hanging.length);
    await expectBalance(patient, player, own);
    await letGo();
    await Promise.all(hanging);
  });
  const id = String(rows[0]?.id);
  const asked = log.indexOf(`${id} waits`);
  expect(asked, 'no seat was free').toBeGreaterThan(0);
  const satBefore = new Set(log.slice(0, asked).filter((line) => line.endsWith(' sits')));
  const satMeanwhile = log
    .slice(asked, log.indexOf(`${id} sits`))
    .filter((line) => satBefore.has(line));
  expect(satMeanwhile, 'who has sat sits again only after it').toEqual([]);
  await own.close();
});

test('what is asked after a rollback was posted keeps no connection from others either', async () => {
  const [slow, other] = [await issueKey(program, 'acme'), await issueKey(program, 'other')];
  const player = await program.addPlayer({ vendor: 'other' });
  const debtor = await program.addPlayer();
  const round = newId('r');
  const ask = asksOf(program.service, debtor);
  await ask.bet({ round_id: round });
  const wins = Array.from({ length: 20 }, () => newId());
  for (const txId of wins) await ask.win({ tx_id: txId, round_id: round });
  const undone: ReturnType<typeof send>[] = [];
  const posted = async () => {
    const { rows } = await program.owner.query(
      `select from play.vendor_tx where tx_id = any($1) and state = 'REVERSED'`,
      [wins],
    );
    return rows.length;
  };
  await whileHeld(sql`select pg_advisory_xact_lock(${prizeLock})`, async () => {
    for (const txId of wins) {
      const body = {
        request_id: newId('q'),
        player_id: debtor.publicId,
        tx_id: newId('x'),
        original_tx_id: txId,
        round_id: round,
      };
      undone.push(send(app, program, slow, 'rollback', body));
    }
    await expect.poll(posted, { timeout: 10_000 }).toBeGreaterThan(4);
    await expectBalance(other, player);
  });
  const codes = (await Promise.all(undone)).map(({ body }) => body.code);
  const done = codes.filter((code) => code === 0).length;
  // Those that had not begun when the patience ended are told so; the others are brought to their end.
  expect(codes.filter((code) => code !== 0 && code !== 1901)).toEqual([]);
  expect(await posted()).toBe(done);
  const told = program.facts.prizesReturned.filter((id) => id === debtor.playerId);
  expect(told, 'compliance has looked at every one').toHaveLength(done);
  await program.prove();
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
