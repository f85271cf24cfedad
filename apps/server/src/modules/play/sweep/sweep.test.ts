import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asksOf } from '../testing/asks.ts';
import { openPlayProgram, newId } from '../testing/play-program.ts';
import type { TestPlayer, PlayProgram } from '../testing/play-program.ts';
import { roundsToAsk } from './open-rounds.repository.ts';

const hourMs = 3_600_000;
let program: PlayProgram;
let vendor: FastifyInstance;
let player: TestPlayer;
let answer: (round: string) => Promise<unknown>;
const asked: { round: string; signature: string }[] = [];

beforeAll(async () => {
  program = await openPlayProgram();
  vendor = fastify();
  vendor.post('/api/round/details', async (request) => {
    const { round_id: round } = request.body as { round_id: string };
    asked.push({ round, signature: String(request.headers['x-signature']) });
    return answer(round);
  });
  const apiUrl = `${await vendor.listen({ port: 0, host: '127.0.0.1' })}/api`;
  await program.service.vendors.ensure({ code: 'acme', apiUrl });
  await program.service.vendors.ensure({ code: 'other', apiUrl: 'http://127.0.0.1:9' });
  await program.service.vendors.issueKey('acme');
  await program.service.vendors.issueKey('other');
});
beforeEach(async () => {
  asked.length = 0;
  player = await program.addPlayer();
});
afterAll(async () => {
  await vendor.close();
  await program.close();
});

const sweep = () => program.play.jobs?.find(({ name }) => name === 'play.sweep-rounds')?.run({});
const stateOf = async (round: string) => {
  const { rows } = await program.owner.query<{ state: string; mismatch: boolean }>(
    'select state, mismatch from play.round where round_id = $1',
    [round],
  );
  return rows[0];
};
const ageRounds = (hours: number) => program.clock.advance(hours * hourMs);

describe('rounds that stay open for a day', () => {
  test('are asked about, signed, and closed as their vendor tells', async () => {
    const [agreed, differing, running] = [newId('r'), newId('r'), newId('r')];
    for (const round of [agreed, differing, running]) {
      await asksOf(program.service, player).bet({ round_id: round, amount: 500 });
    }
    answer = async (round) =>
      round === running
        ? { state: 'open' }
        : { state: 'closed', final_bet: '500', final_win: round === agreed ? '0' : '900' };
    await sweep();
    expect(asked, 'younger rounds are left alone').toEqual([]);
    ageRounds(25);
    await sweep();
    expect(asked.map(({ round }) => round).sort()).toEqual([agreed, differing, running].sort());
    expect(asked[0]?.signature).toMatch(/^v1=[0-9a-f]{64}$/);
    expect(await stateOf(agreed)).toEqual({ state: 'CLOSED', mismatch: false });
    expect(await stateOf(differing)).toEqual({ state: 'CLOSED', mismatch: true });
    expect(await stateOf(running)).toEqual({ state: 'OPEN', mismatch: false });
    asked.length = 0;
    await sweep();
    expect(asked, 'nobody is asked twice within six hours').toEqual([]);
  });

  test('of a vendor that does not answer wait, and other vendors’ are not held up', async () => {
    const there = { ...player, ...(await program.sessionAt('other', player.playerId)) };
    const [deaf, heard] = [newId('r'), newId('r')];
    await asksOf(program.service, there, 'other').bet({ round_id: deaf });
    await asksOf(program.service, player).bet({ round_id: heard });
    answer = async () => ({ state: 'closed', final_bet: '1000', final_win: '0' });
    ageRounds(25);
    await sweep();
    expect((await stateOf(deaf))?.state).toBe('OPEN');
    expect((await stateOf(heard))?.state).toBe('CLOSED');
  });

  test('of a vendor that cannot be asked do not fill the page', async () => {
    await program.service.vendors.ensure({ code: 'mute' });
    await program.service.vendors.issueKey('mute');
    const there = { ...player, ...(await program.sessionAt('mute', player.playerId)) };
    const [mute, heard] = [newId('r'), newId('r')];
    await asksOf(program.service, there, 'mute').bet({ round_id: mute });
    await asksOf(program.service, player).bet({ round_id: heard });
    ageRounds(25);
    const now = program.clock.now();
    const names = (await roundsToAsk(program.owner, now, now, 1_000)).map(
      (round) => round.round_id,
    );
    expect(names).toContain(heard);
    expect(names).not.toContain(mute);
    answer = async () => ({ state: 'closed', final_bet: '1000', final_win: '0' });
    await sweep();
    expect((await stateOf(heard))?.state).toBe('CLOSED');
    expect((await stateOf(mute))?.state).toBe('OPEN');
  });

  test('W27: a vendor that takes ten seconds costs no connection and delays nobody’s stake', async () => {
    const slow = newId('r');
    await asksOf(program.service, player).bet({ round_id: slow });
    answer = () => new Promise((late) => setTimeout(() => late({ state: 'open' }), 10_000).unref());
    ageRounds(25);
    const fresh = { ...player, ...(await program.sessionAt('acme', player.playerId)) };
    const started = performance.now();
    const sweeping = sweep();
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => asksOf(program.service, fresh).bet({ amount: 1 })),
    );
    expect(replies.every(({ code }) => code === 0)).toBe(true);
    expect(performance.now() - started).toBeLessThan(3_000);
    await sweeping;
    expect(performance.now() - started, 'it is given up after five seconds').toBeLessThan(9_000);
    const { rows } = await program.owner.query(
      `select q.answer from play.round_inquiry q join play.round r using (player_id, id)
       where r.round_id = $1`,
      [slow],
    );
    expect(rows).toEqual([{ answer: { state: 'unanswered' } }]);
  });
});

describe('rounds that stay open for three days', () => {
  async function stuck(): Promise<{ roundId: bigint; name: string }> {
    const name = newId('r');
    await asksOf(program.service, player).bet({ round_id: name, amount: 700 });
    await asksOf(program.service, player).bet({ round_id: name, amount: 300 });
    ageRounds(73);
    const round = (await program.service.stuckRounds('arara', 100)).find(
      (one) => one.round_id === name,
    );
    return { roundId: round?.id ?? 0n, name };
  }

  const voidIt = (id: bigint, people: readonly [string, string] = ['ana', 'rui']) =>
    program.carryOut('round.void', { id: String(id) }, people);

  test('are voided by two people, and the stakes go back', async () => {
    const { name, ...round } = await stuck();
    await expect(voidIt(round.roundId, ['ana', 'ana'])).rejects.toMatchObject({
      code: 'decision.same.person',
    });
    await voidIt(round.roundId);
    expect((await stateOf(name))?.state).toBe('VOID');
    expect(await program.cashOf(player)).toBe(100_000n);
    await voidIt(round.roundId);
    expect(await program.cashOf(player), 'again, after a crash').toBe(100_000n);
    await program.prove();
  });

  test('with a prize are closed by the vendor, not voided', async () => {
    const { name, ...round } = await stuck();
    await asksOf(program.service, player).win({ round_id: name });
    await expect(voidIt(round.roundId)).rejects.toMatchObject({
      code: 'round.open',
    });
  });
});

describe('what is forgotten', () => {
  const forget = (name: string) => program.play.jobs?.find((job) => job.name === name)?.run({});

  test('vendors’ words after 90 days, decisions of people after five years', async () => {
    const { owner, clock } = program;
    const keep = async () =>
      (
        await owner.query<{ id: string }>(
          `select id::text from play.round_inquiry where player_id = -1 order by id`,
        )
      ).rows.map(({ id }) => id);
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * hourMs);
    await owner.query(
      `insert into play.round_inquiry (player_id, id, asked_at, void_proposed_by) values
        (-1, 1, $1, null), (-1, 2, $2, null), (-1, 3, $2, 'ana'), (-1, 4, $3, 'ana')`,
      [daysAgo(89), daysAgo(91), daysAgo(1_900)],
    );
    await forget('play.forget-inquiries');
    expect(await keep()).toEqual(['1', '3']);
  });

  test('old nonces are found by an index, however many are fresh', async () => {
    const { owner, clock } = program;
    await owner.query(
      `insert into play.nonce select gen_random_uuid(), i, $1::timestamptz - i * interval '0.05 s'
       from generate_series(1, 20000) i`,
      [clock.now()],
    );
    await owner.query('analyze play.nonce');
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
      `explain delete from play.nonce where seen_at < $1::timestamptz - interval '10 minutes'`,
      [clock.now()],
    );
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('nonce_seen');
    await forget('play.forget');
    const left = await owner.query<{ n: number }>('select count(*)::int as n from play.nonce');
    expect(left.rows[0]?.n).toBe(12_000);
  });
});
