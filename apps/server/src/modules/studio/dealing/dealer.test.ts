import { randomBytes } from 'node:crypto';
import { promisedTitles } from '@arara/game-kit';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { hashToken } from '../commands/open-session.ts';
import { takeTurn } from '../seeds.repository.ts';
import { sessionByToken } from '../studio.repository.ts';
import type { SessionRow } from '../studio.repository.ts';
import { createSeeds } from '../studio.seeds.ts';
import { openStudioProgram } from '../testing/studio-program.ts';
import type { StudioProgram } from '../testing/studio-program.ts';
import { createDealer } from './dealer.ts';
import type { Deal } from './round-wish.ts';

let program: StudioProgram;
beforeAll(async () => {
  program = await openStudioProgram();
}, 120_000);
afterAll(() => program.close());

/** A dealer as each process has one, and how many transactions it has begun. */
function dealer() {
  const { kernel, modules } = program;
  const { games } = modules;
  let begun = 0;
  const database: Database = {
    ...kernel.database,
    transaction(work) {
      begun += 1;
      return kernel.database.transaction(work);
    },
  };
  const deal = createDealer({
    database,
    games,
    log: kernel.log,
    random: (bytes) => randomBytes(bytes),
    seeds: createSeeds({
      secretBox: createSecretBox(kernel.config.SECRET_KEY, 'studio.seeds'),
      random: (bytes) => randomBytes(bytes),
      titles: promisedTitles(games.codes().flatMap((code) => games.current(code) ?? [])),
    }),
  });
  return { deal, begun: () => begun };
}

async function sessionOf(token: string): Promise<SessionRow> {
  const session = await sessionByToken(program.kernel.database.read, hashToken(token));
  if (session === null) throw new Error('no session');
  return session;
}

/** Sessions of so many fresh visitors who have answered their promises. */
async function visitors(count: number): Promise<SessionRow[]> {
  const sessions = [];
  for (let at = 0; at < count; at += 1) sessions.push(await sessionOf(await program.openGuest()));
  return sessions;
}

/** A wish for a round of the session's game. */
function wishOf(session: SessionRow, key: string, stake = '1.00'): Deal {
  const game = program.modules.games.at(session.game_code, session.game_version);
  if (game?.shape !== 'instant') throw new Error('not a game that is over at once');
  const wish = { stake, choices: {}, idempotencyKey: key, requestId: key, roundMinMs: 0 };
  return { session, game, wish, bookOf: game.play };
}

const codeOf = (error: unknown) => {
  if (error instanceof AppError) return error.code;
  throw error;
};

async function noncesOf({ player_id: playerId }: SessionRow) {
  const { rows } = await program.owner.query<{ nonces: number[]; nonce: number }>(sql`
    select array_agg(r.nonce order by r.nonce) as nonces, max(s.nonce) as nonce
    from studio.seed s join studio.round r on r.seed_id = s.id where s.player_id = ${playerId}`);
  return rows[0];
}

describe('rounds that are asked for at once', () => {
  it('are dealt in one transaction, each under the next number of its player', async () => {
    const sessions = await visitors(6);
    const { deal, begun } = dealer();
    const rounds = await Promise.all(sessions.map((session) => deal(wishOf(session, 'at-once'))));
    expect(begun()).toBe(1);
    for (const [at, session] of sessions.entries()) {
      expect(rounds[at]).toMatchObject({ player_id: session.player_id, state: 'DEALT', nonce: 0 });
      expect(await noncesOf(session)).toEqual({ nonces: [0], nonce: 1 });
    }
    expect(new Set(rounds.map(({ public_id: id }) => id)).size).toBe(6);
  });

  it('are refused each by itself, and a refused one takes no number', async () => {
    const [one, two, three] = await visitors(3);
    const promised = await sessionOf((await program.launch()).value.sessionToken);
    if (one === undefined || two === undefined || three === undefined) throw new Error('no one');
    const { deal, begun } = dealer();
    const told = await Promise.all([
      deal(wishOf(one, 'good')).then(() => 'dealt'),
      deal(wishOf(two, 'bounds', '0.03')).catch(codeOf),
      deal(wishOf(promised, 'no-seed')).catch(codeOf),
      deal(wishOf(three, 'good')).then(() => 'dealt'),
    ]);
    expect(told).toEqual(['dealt', 'stake.bounds', 'seeds.needed', 'dealt']);
    expect(begun()).toBe(1);
    expect(await noncesOf(two)).toEqual({ nonces: null, nonce: null });
    expect((await deal(wishOf(two, 'bounds'))).nonce).toBe(0);
  });

  it('of one player have one number after the other, and one key has one round', async () => {
    const [one, other] = await visitors(2);
    if (one === undefined || other === undefined) throw new Error('no one');
    const { deal } = dealer();
    const keys = ['first', 'first', 'second', 'first', 'second'];
    const rounds = await Promise.all([
      ...keys.map((key) => deal(wishOf(one, key))),
      deal(wishOf(other, 'first')),
    ]);
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(3);
    expect(await noncesOf(one)).toEqual({ nonces: [0, 1], nonce: 2 });
    const again = await deal(wishOf(one, 'first'));
    expect(again.id).toBe(rounds[0]?.id);
    await expect(deal(wishOf(one, 'first', '2.00'))).rejects.toMatchObject({
      code: 'idempotency.conflict',
    });
  });

  it('at two processes have one round for one key', async () => {
    const sessions = await visitors(5);
    const dealers = [dealer(), dealer()];
    const rounds = await Promise.all(
      dealers.flatMap(({ deal }) => sessions.map((session) => deal(wishOf(session, 'twice')))),
    );
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(5);
    for (const session of sessions)
      expect(await noncesOf(session)).toEqual({ nonces: [0], nonce: 1 });
  });

  it('wait for no other player’s turn', async () => {
    const [held, free] = await visitors(2);
    if (held === undefined || free === undefined) throw new Error('no one');
    const { deal } = dealer();
    const letGo = Promise.withResolvers<void>();
    const has = Promise.withResolvers<void>();
    const holding = program.kernel.database.transaction(async (tx) => {
      await takeTurn(tx, held.player_id);
      has.resolve();
      await letGo.promise;
    });
    await has.promise;
    const waiting = deal(wishOf(held, 'waits'));
    expect((await deal(wishOf(free, 'goes on'))).nonce).toBe(0);
    expect(await noncesOf(held)).toEqual({ nonces: null, nonce: null });
    letGo.resolve();
    await holding;
    expect((await waiting).nonce).toBe(0);
  });

  it('are dealt although the game of another one breaks, which alone hears of it', async () => {
    const [good, bad] = await visitors(2);
    if (good === undefined || bad === undefined) throw new Error('no one');
    const { deal } = dealer();
    const broken = {
      ...wishOf(bad, 'broken'),
      bookOf: () => {
        throw new Error('the maths broke');
      },
    };
    const [round, failure] = await Promise.allSettled([deal(wishOf(good, 'beside')), deal(broken)]);
    expect(round).toMatchObject({ status: 'fulfilled', value: { nonce: 0 } });
    expect(failure).toMatchObject({ status: 'rejected', reason: { message: 'the maths broke' } });
    expect(await noncesOf(good)).toEqual({ nonces: [0], nonce: 1 });
    expect(await noncesOf(bad)).toEqual({ nonces: null, nonce: null });
    expect((await deal(wishOf(bad, 'broken'))).nonce).toBe(0);
  });
});
