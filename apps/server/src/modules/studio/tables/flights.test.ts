import { createRegistry, dealRound, verifyRound } from '@arara/game-kit';
import { commit, createStream } from '@arara/fairness';
import { crash, flightMs, multiplierAt } from '@arara/originals';
import { createLedger } from '@arara/ledger';
import { sql } from '@arara/postgres';
import { describe, expect, it } from 'vitest';
import type { WalletPort } from '../studio.ports.ts';
import { flightsOf } from '../testing/flights.ts';
import { beaconSaid } from '../testing/shapes-program.ts';
import { lost, newKey, outcomes, withShapes } from '../testing/shapes.ts';

const at = withShapes();
const falls = flightsOf(at, 'leaving-table');
const flights = flightsOf(at, 'crash');
const side = { side: 'heads' };

/** A flight that comes at least so far; about every third does. */
async function openHigh(least: number): Promise<number> {
  await flights.openRound();
  const point = await flights.point();
  return point >= least ? point : openHigh(least);
}

/** A move as if the server had received it so late in the round of now. */
async function moveAt(seatId: string | undefined, name: string, elapsedMs: number) {
  await at.owner.query(sql`
    insert into studio.seat_move (seat_id, number, name, elapsed_ms, idempotency_key)
    select id, 0, ${name}, ${elapsedMs}, ${newKey()} from studio.seat where public_id = ${seatId}`);
}

describe('a seat that moves', () => {
  it('is stamped when the server receives it, once, and only while the round runs', async () => {
    await falls.openRound();
    const [player, stranger] = [await falls.visit(), await falls.visit()];
    const before = Number(await player.balance());
    const seat = (await falls.sit(player, side))?.own[0]?.id;
    const early = falls.move(player, seat, 'leave');
    await expect(early).rejects.toMatchObject({ code: 'move.refused' });
    await falls.takeOff();
    await falls.set(1_005);
    const theirs = falls.move(stranger, seat, 'leave');
    await expect(theirs).rejects.toMatchObject({ code: 'round.not.found' });
    const none = falls.move(player, seat, 'peek');
    await expect(none).rejects.toMatchObject({ code: 'request.invalid' });
    const key = newKey();
    const left = await falls.move(player, seat, 'leave', key);
    expect(await falls.move(player, seat, 'leave', key)).toMatchObject({ own: left?.own ?? [] });
    const again = falls.move(player, seat, 'leave');
    await expect(again).rejects.toMatchObject({ code: 'move.refused' });
    const stamp = Number(left?.own[0]?.moves[0]?.choices['at']);
    expect(stamp).toBeGreaterThanOrEqual(100);
    expect(stamp).toBeLessThan(300);
    await falls.end();
    expect(await falls.look(player)).toMatchObject({ phase: 'DONE' });
    expect(Number(await player.balance())).toBeCloseTo(before - 2 + (2 * stamp) / 100);
  });

  it('of twenty presses at once is made once', async () => {
    await falls.openRound();
    const player = await falls.visit();
    const seat = (await falls.sit(player, side))?.own[0]?.id;
    await falls.takeOff();
    const tries = Array.from({ length: 20 }, () => falls.move(player, seat, 'leave'));
    expect((await outcomes(tries)).filter((code) => code === 'ok')).toHaveLength(1);
  });

  it('after the end is refused, whether or not the round is resolved', async () => {
    await falls.openRound();
    const player = await falls.visit();
    const seat = (await falls.sit(player, side))?.own[0]?.id;
    await falls.takeOff();
    await falls.set(3_000);
    const late = () => falls.move(player, seat, 'leave');
    await expect(late()).rejects.toMatchObject({ code: 'move.refused' });
    await at.tables().run();
    await expect(late()).rejects.toMatchObject({ code: 'move.refused' });
  });

  it('that was received before the end counts for that, though it is written after it', async () => {
    await falls.openRound();
    const player = await falls.visit();
    const seat = (await falls.sit(player, side))?.own[0]?.id;
    await falls.takeOff();
    await falls.set(3_001);
    const receivedAt = performance.now() - 60_000;
    const wish = { seatId: seat ?? '', name: 'leave', idempotencyKey: newKey(), receivedAt };
    const moved = await at.tables().move(player.session, wish);
    expect(Number(moved?.own[0]?.moves[0]?.choices['at'])).toBeLessThan(300);
  });
});

describe('a flight', () => {
  it('pays a cash-out below its point, none at it, and an automatic one exactly', async () => {
    const point = await openHigh(150);
    const players = await Promise.all([0, 1, 2, 3].map(() => flights.visit()));
    const before = await Promise.all(players.map(async (one) => Number(await one.balance())));
    const [first, second, third, fourth] = players;
    if (!first || !second || !third || !fourth) throw new Error('no players');
    const seats = [
      await flights.sit(first),
      await flights.sit(second),
      await flights.sit(third, { auto: point }),
      await flights.sit(fourth, { auto: point + 1 }),
    ].map((seen) => seen?.own[0]?.id);
    await flights.takeOff();
    const length = flightMs(point);
    await moveAt(seats[0], 'cashOut', length - 1);
    await moveAt(seats[1], 'cashOut', length);
    await flights.set(length / 1_000 + 1);
    await at.tables().run();
    const paid = [multiplierAt(length - 1, 1_000_000), 0, point, 0];
    const now = await Promise.all(players.map(async (one) => Number(await one.balance())));
    for (const [index, balance] of now.entries()) {
      expect(balance).toBeCloseTo((before[index] ?? 0) - 2 + (2 * (paid[index] ?? 0)) / 100);
    }
    expect(await flights.look(first)).toMatchObject({ view: { point, seats: 4 } });
  });

  it('tells nobody its point before the fall, and nobody another’s target', async () => {
    await openHigh(300);
    const [player, other] = [await flights.visit(), await flights.visit()];
    await flights.sit(player, { auto: 222 });
    await flights.sit(other, { auto: 187 });
    await flights.takeOff();
    await flights.set(0.5);
    const seen = await flights.look(player);
    expect(seen).toMatchObject({ phase: 'RUNNING', serverSeed: null });
    expect(seen?.view).toMatchObject({ point: null, own: { auto: 222, at: null } });
    expect(JSON.stringify([seen?.view, seen?.seats])).not.toContain('187');
  });

  it('that cashes out by itself leaves nothing to a press that comes later', async () => {
    await openHigh(300);
    const player = await flights.visit();
    const seat = (await flights.sit(player, { auto: 120 }))?.own[0]?.id;
    await flights.takeOff();
    await flights.set(flightMs(120) / 1_000);
    const late = flights.move(player, seat, 'cashOut');
    await expect(late).rejects.toMatchObject({ code: 'move.refused' });
  });

  it('is proven for each seat by its link, the beacon and its moves', async () => {
    const point = await openHigh(120);
    const player = await flights.visit();
    const seat = (await flights.sit(player))?.own[0]?.id;
    await flights.takeOff();
    await moveAt(seat, 'cashOut', flightMs(110));
    await flights.set(flightMs(point) / 1_000 + 1);
    await at.tables().run();
    const seen = await flights.look(player);
    const own = seen?.own[0];
    if (seen?.serverSeed == null || own === undefined) throw new Error('nothing was revealed');
    expect(commit(seen.serverSeed)).toBe(seen.serverSeedHash);
    const seeds = { serverSeed: seen.serverSeed, clientSeed: beaconSaid, nonce: seen.number };
    const played = { choices: own.choices, moves: own.moves };
    const proof = {
      ...seeds,
      ...played,
      gameCode: 'crash',
      gameVersion: crash.version,
      mathsHash: crash.mathsHash,
      mode: 'base',
      serverSeedHash: seen.serverSeedHash,
      stake: own.stake,
      payout: own.payout,
      currency: own.currency,
      book: dealRound(crash, played, createStream(seeds)),
    };
    expect(verifyRound(proof, createRegistry([crash])).ok).toBe(true);
    const lying = { ...proof, moves: [] };
    expect(verifyRound(lying, createRegistry([crash])).ok).toBe(false);
  });
});

describe('a worker that dies', () => {
  it('with stakes taken, in flight and while it pays leaves the rest to another', async () => {
    await openHigh(200);
    const player = await flights.visit();
    const before = Number(await player.balance());
    await flights.sit(player, { auto: 150 });
    await flights.closeIn(-60);
    const txStatus: WalletPort['txStatus'] = () => lost();
    await at.tables({ wallet: { txStatus } }).run();
    expect(await flights.row()).toMatchObject({ phase: 'RUNNING' });
    await flights.set(2_000_000);
    const win: WalletPort['win'] = () => lost();
    await expect(at.tables({ wallet: { win } }).run()).rejects.toThrow('could not be ended');
    expect(await flights.row()).toMatchObject({ phase: 'RESOLVED' });
    await Promise.all(Array.from({ length: 4 }, () => at.tables().run()));
    expect(await flights.row()).toMatchObject({ phase: 'DONE' });
    expect(Number(await player.balance())).toBeCloseTo(before - 2 + 3);
  });

  it('breaks no round while another one takes moves', async () => {
    await falls.openRound();
    const player = await falls.visit();
    const seat = (await falls.sit(player, side))?.own[0]?.id;
    await falls.takeOff();
    await falls.set(10, -1);
    await at.tables().beat();
    await falls.set(20, -1);
    await at.tables().beat();
    await falls.set(30);
    await at.tables().run();
    await expect(falls.move(player, seat, 'leave')).resolves.toMatchObject({ own: [{ id: seat }] });
    expect(await falls.look(player)).toMatchObject({ phase: 'RUNNING' });
  });
});

describe('a round in which nobody could move for more than a second', () => {
  it('ends there: who had left is paid, and every other stake goes back', async () => {
    await openHigh(300);
    const players = await Promise.all([0, 1, 2].map(() => flights.visit()));
    const before = await Promise.all(players.map(async (one) => Number(await one.balance())));
    const seats: (string | undefined)[] = [];
    for (const [index, one] of players.entries()) {
      const seen = await flights.sit(one, index === 1 ? { auto: 105 } : {});
      seats.push(seen?.own[0]?.id);
    }
    await flights.takeOff();
    await moveAt(seats[0], 'cashOut', flightMs(110));
    // Four seconds in the air, the last sign of life after two and a half.
    await flights.set(4, 1.5);
    for (const [index, one] of players.entries()) {
      const late = flights.move(one, seats[index], 'cashOut');
      await expect(late).rejects.toMatchObject({ code: 'move.refused' });
    }
    await at.tables().beat();
    await at.tables().beat();
    await at.tables().run();
    expect((await flights.seats()).map(({ state, refusal }) => [state, refusal])).toEqual([
      ['PAID', null],
      ['PAID', null],
      ['REFUSED', 'round.refused'],
    ]);
    const now = await Promise.all(players.map(async (one) => Number(await one.balance())));
    const won = [0.2, 0.1, 0];
    for (const [index, balance] of now.entries()) {
      expect(balance).toBeCloseTo((before[index] ?? 0) + (won[index] ?? 0));
    }
    expect(await flights.row()).toMatchObject({ phase: 'DONE' });
  });

  it('gives back once, also where that is cut off', async () => {
    await falls.openRound();
    const player = await falls.visit();
    const before = Number(await player.balance());
    await falls.sit(player, side);
    await falls.takeOff();
    await falls.set(100, 1.5);
    const rollback: WalletPort['rollback'] = async (...ask) => {
      await at.wallet.rollback(...ask);
      return lost();
    };
    await expect(at.tables({ wallet: { rollback } }).run()).rejects.toThrow('could not be ended');
    expect((await falls.seats()).map(({ state }) => state)).toEqual(['LEAVING']);
    await at.tables().run();
    expect((await falls.seats()).map(({ state }) => state)).toEqual(['REFUSED']);
    expect(Number(await player.balance())).toBe(before);
    expect(await falls.row()).toMatchObject({ phase: 'DONE' });
  });

  it('is whole where the silence began in its last second', async () => {
    await falls.openRound();
    const player = await falls.visit();
    await falls.sit(player, side);
    await falls.takeOff();
    await falls.set(3_002, 2.5);
    await at.tables().beat();
    await at.tables().run();
    expect((await falls.seats()).map(({ state }) => state)).toEqual(['PAID']);
  });
});

it('the ledger is sound after all of it', async () => {
  const { pool, databaseUrl: url } = at.kernel;
  const ledger = createLedger({ pool, url });
  expect(await ledger.prove({ whole: true })).toMatchObject({ sound: true });
  await ledger.close();
});
