import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '@arara/postgres';
import { codes, openJackpotProgram, titleWith } from '../testing/jackpot-program.ts';
import type { JackpotProgram } from '../testing/jackpot-program.ts';

let program: JackpotProgram;
beforeAll(async () => {
  program = await openJackpotProgram();
}, 180_000);
afterAll(() => program.close());

const always = 100;
const seed = 1_000_000n;
const one = (key: string) => ({ stake: '1.00', key });
const lost = () => Promise.reject(new Error('the process ended here'));
const winOf = async (key: string) => {
  const { public_id: id } = await program.roundOf(key);
  return (await program.wins()).filter(({ round }) => round === id);
};

/** Plays a winning round in a process that ends at a moment; answers the cash that its player had before. */
async function dieAt(moment: keyof ReturnType<typeof deaths>, key: string) {
  const studio = program.studio(always, deaths()[moment]);
  const { session, token } = await program.sit(studio, await program.member());
  const before = await program.cashOf(token);
  await expect(studio.playAs(session, one(key))).rejects.toThrow('the process ended here');
  await program.age();
  return { session, token, before };
}

function deaths() {
  const real = program.modules.play.service;
  return {
    'before the stake': { play: lost },
    'between stake and claim': {
      play: async (vendor, body) => {
        await real.play(vendor, body);
        return lost();
      },
    },
    'between claim and prize': { win: lost },
    'after the prize': {
      win: async (vendor, body) => {
        await real.win(vendor, body);
        return lost();
      },
    },
  } satisfies Record<string, Parameters<typeof program.studio>[1]>;
}

describe.each(['between stake and claim', 'between claim and prize', 'after the prize'] as const)(
  'a process that ends %s',
  (moment) => {
    const key = moment.replaceAll(' ', '-');

    test('leaves a round that the sweep pays, once', async () => {
      const { token, before } = await dieAt(moment, `sweep-${key}`);
      expect((await program.roundOf(`sweep-${key}`)).state).toBe('DEALT');
      const sweeps = [program.studio(always), program.studio(always), program.studio(always)];
      await Promise.all(sweeps.map((studio) => studio.finishRounds()));
      const { state, payout } = await program.roundOf(`sweep-${key}`);
      expect(state).toBe('SETTLED');
      expect(await winOf(`sweep-${key}`)).toMatchObject([{ amount: seed, state: 'PAID' }]);
      expect(await program.cashOf(token)).toBe(before - 100n + payout + seed);
      expect(await program.balanceOf('grand')).toBe(seed);
      expect(await program.modules.studio.service.jackpots.check()).toEqual([]);
    });

    test('leaves a round that its player’s own repeat pays, once, beside the sweep', async () => {
      const { session, token, before } = await dieAt(moment, `own-${key}`);
      const studio = program.studio(always);
      const wish = one(`own-${key}`);
      const [{ round }] = await Promise.all([
        studio.playAs(session, wish),
        program.studio(always).finishRounds(),
        program.studio(always).playAs(session, wish),
      ]);
      expect(round.jackpot).toEqual({ level: 'grand', amount: '10000.00' });
      const { payout } = await program.roundOf(wish.key);
      expect(await winOf(wish.key)).toMatchObject([{ amount: seed, state: 'PAID' }]);
      expect(await program.cashOf(token)).toBe(before - 100n + payout + seed);
    });
  },
);

test('a stake that never arrived wins nothing, and cannot arrive later', async () => {
  const { session, token, before } = await dieAt('before the stake', 'never');
  const studio = program.studio(always);
  await studio.finishRounds();
  expect((await program.roundOf('never')).state).toBe('REFUSED');
  await expect(studio.playAs(session, one('never'))).rejects.toMatchObject({
    code: 'round.refused',
  });
  expect(await winOf('never')).toEqual([]);
  expect(await program.cashOf(token)).toBe(before);
});

test('a wallet that does not answer keeps the win for later, and nobody else gets it', async () => {
  const busy = async () =>
    ({ code: 1901, message: '', retryable: true, request_id: null, server_time: 0 }) as never;
  const studio = program.studio(always, { win: busy });
  const { session } = await program.sit(studio, await program.member());
  await expect(studio.playAs(session, one('busy'))).rejects.toMatchObject({
    code: 'wallet.unavailable',
  });
  expect(await winOf('busy')).toMatchObject([{ amount: seed, state: 'CLAIMED' }]);
  // A round whose prize is on its way is told to nobody.
  const { public_id: id } = await program.roundOf('busy');
  expect((await program.call('GET', `/api/fairness/rounds/${id}`)).code).toBe('round.open');
  await program.age();
  await program.studio(always).finishRounds();
  expect(await winOf('busy')).toMatchObject([{ amount: seed, state: 'PAID' }]);
});

/** Gives a transaction of a round back, as people may. */
async function undo(round: string, player: string, original: string): Promise<void> {
  const reply = await program.modules.play.service.rollback('studio', {
    request_id: `undo-${original}`,
    player_id: player,
    tx_id: `${original}:undo`,
    original_tx_id: original,
    round_id: round,
    reason: 'test',
  });
  expect(reply.code).toBe(0);
}

test('a stake that was given back after the claim brings the pool back, without its seed', async () => {
  const key = 'given-back';
  const studio = program.studio(always, {
    win: async (vendor, body) => {
      // The prize of the book first: a stake with a prize stays.
      await undo(body.round_id, body.player_id, `${body.round_id}:win`);
      await undo(body.round_id, body.player_id, `${body.round_id}:bet`);
      return program.modules.play.service.win(vendor, body);
    },
  });
  const { session, token } = await program.sit(studio, await program.member());
  const [before, stands] = [await program.cashOf(token), await program.balanceOf('grand')];
  const { round } = await studio.playAs(session, one(key));
  expect(round.jackpot).toBeUndefined();
  expect(await winOf(key)).toMatchObject([{ state: 'RETURNED' }]);
  expect(await program.balanceOf('grand')).toBe(stands);
  expect(await program.cashOf(token)).toBe(before);
  expect(await program.modules.studio.service.jackpots.check()).toEqual([]);
});

test('a stake that was given back while the process was gone brings the pool back as well', async () => {
  const key = 'gone';
  const stands = await program.balanceOf('grand');
  const { token, before } = await dieAt('between claim and prize', key);
  const { rows } = await program.owner.query<{ id: string; player: string }>(sql`
    select public_id as id, wallet_player as player from studio.round where idempotency_key = ${key}`);
  const [round] = rows;
  if (round === undefined) throw new Error('no round');
  await undo(round.id, round.player, `${round.id}:win`);
  await undo(round.id, round.player, `${round.id}:bet`);
  await program.studio(always).finishRounds();
  expect(await winOf(key)).toMatchObject([{ state: 'RETURNED' }]);
  expect(await program.balanceOf('grand')).toBe(stands);
  expect(await program.cashOf(token)).toBe(before);
});

test('a round of a version that is no longer dealt is paid its jackpot all the same', async () => {
  const older = titleWith('tesouro-de-paraty', always);
  const { jackpot: _none, ...plain } = older;
  const newer = { ...plain, version: '2' };
  const isOurs = (code: string) => codes.some((each) => each === code);
  const studio = program.studio(
    always,
    {},
    {
      current: (code) => (isOurs(code) ? newer : program.modules.games.current(code)),
    },
  );
  const { session } = await program.sit(program.studio(always), await program.member());
  const { round } = await studio.playAs(session, one('older'));
  expect(round.gameVersion).toBe('1');
  expect(round.jackpot).toEqual({ level: 'grand', amount: '10000.00' });
  expect(await winOf('older')).toMatchObject([{ amount: seed, state: 'PAID' }]);
});
