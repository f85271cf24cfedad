import { createRegistry, verifyRound } from '@arara/game-kit';
import type { RoundProof } from '@arara/contract';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codes, openJackpotProgram, titleWith } from '../testing/jackpot-program.ts';
import type { JackpotProgram } from '../testing/jackpot-program.ts';

let program: JackpotProgram;
beforeAll(async () => {
  program = await openJackpotProgram();
}, 180_000);
afterAll(() => program.close());

/** In a draw of a hundred numbers a round of one real wins the greatest level. */
const always = 100;
const seed = 1_000_000n;
const one = (key: string) => ({ stake: '1.00', key });
const inOrder = async () =>
  expect(await program.modules.studio.service.jackpots.check()).toEqual([]);

describe('a round that wins a level', () => {
  test('is paid all that stands in the pool, which begins again with its seed', async () => {
    const studio = program.studio(always);
    const { session, token } = await program.sit(studio, await program.member());
    const before = await program.cashOf(token);
    const { round, balance } = await studio.playAs(session, one('first-win'));
    expect(round.jackpot).toEqual({ level: 'grand', amount: '10000.00' });
    expect(await program.wins()).toMatchObject([
      { round: round.id, level: 'grand', amount: seed, seed, state: 'PAID', number: 1 },
    ]);
    expect(await program.balanceOf('grand')).toBe(seed);
    const { payout } = await program.roundOf('first-win');
    expect(await program.cashOf(token)).toBe(before - 100n + payout + seed);
    expect(balance).toBe(await program.balance(token));
    await inOrder();
  });

  test('pays once, however often its key comes again, and shows it in its proof', async () => {
    const studio = program.studio(always);
    const { session, token } = await program.sit(studio, await program.member());
    const { round } = await studio.playAs(session, one('again'));
    const [wins, cash] = [await program.wins(), await program.cashOf(token)];
    const many = Array.from({ length: 12 }, () => studio.playAs(session, one('again')));
    for (const answer of await Promise.all(many)) expect(answer.round).toEqual(round);
    expect(await program.wins()).toEqual(wins);
    expect(await program.cashOf(token)).toBe(cash);
    const proof = await program.call('GET', `/api/fairness/rounds/${round.id}`);
    expect((proof.value as unknown as RoundProof).jackpot).toEqual(round.jackpot);
    const look = await program.call('GET', `/studio/v1/rounds/${round.id}`, { token });
    expect(look.value).toMatchObject({ jackpot: { level: 'grand', amount: '10000.00' } });
    const listed = await program.call('GET', '/studio/v1/rounds', { token });
    const { payout } = await program.roundOf('again');
    const paid = (listed.value as unknown as { payout: string }[])[0]?.payout;
    expect(BigInt((paid ?? '').replace('.', ''))).toBe(payout + seed);
  });

  test('verifies by its seeds: another level, none, or a level of another game does not', async () => {
    const studio = program.studio(always);
    const { session, token } = await program.sit(studio, await program.member());
    const { round } = await studio.playAs(session, one('verified'));
    const { promise } = (await studio.seedsOf(session.playerId)).next;
    await studio.rotateSeeds(session.playerId, { promise, clientSeed: 'outra' });
    const { value } = await program.call('GET', `/api/fairness/rounds/${round.id}`, { token });
    const proof = { ...(value as unknown as RoundProof), jackpot: round.jackpot };
    const registry = createRegistry([titleWith(codes[0], always)]);
    expect(verifyRound(proof, registry)).toMatchObject({ ok: true });
    const level = (code: string) => ({ ...proof, jackpot: { level: code, amount: '1.00' } });
    expect(verifyRound(level('mini'), registry).ok).toBe(false);
    expect(verifyRound({ ...proof, jackpot: undefined }, registry).ok).toBe(false);
    expect(verifyRound({ ...level('grand'), jackpot: { level: 'grand' } }, registry).ok).toBe(
      false,
    );
    const poor = createRegistry([titleWith(codes[0], 2_000_000_000)]);
    expect(verifyRound(proof, poor).ok).toBe(false);
  });

  test('that wins beside another one gets the pool, or the pool that begins again', async () => {
    const studio = program.studio(always);
    const first = await program.sit(studio, await program.member(), codes[0]);
    const second = await program.sit(program.studio(always), await program.member(), codes[1]);
    await studio.playAs(first.session, { stake: '20.00', key: 'two-before' });
    await program.count();
    await studio.jackpots.feed();
    const stands = await program.balanceOf('grand');
    expect(stands).toBeGreaterThan(seed);
    const known = (await program.wins()).length;
    await Promise.all([
      studio.playAs(first.session, one('two-a')),
      program.studio(always).playAs(second.session, one('two-b')),
    ]);
    const both = (await program.wins()).slice(known);
    expect(both).toHaveLength(2);
    expect(new Set(both.map(({ number }) => number)).size).toBe(2);
    expect(both.map(({ amount }) => amount)).toEqual([stands, seed]);
    expect(await program.balanceOf('grand')).toBe(seed);
    await inOrder();
  });

  test('of ten at once is ten wins, and the books are in order', async () => {
    const studio = program.studio(always);
    const { session } = await program.sit(studio, await program.member());
    const known = (await program.wins()).length;
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => program.studio(always).playAs(session, one(`ten-${n}`))),
    );
    expect((await program.wins()).length).toBe(known + 10);
    await inOrder();
    expect(await program.ledger.prove({ whole: true })).toMatchObject({ sound: true });
  });
});

describe('nobody wins', () => {
  test('with play money, whatever number is drawn', async () => {
    const studio = program.studio(always);
    const known = await program.wins();
    const { value } = await program.launch('1083');
    const session = await studio.sessionOf(value.sessionToken);
    if (session === null) throw new Error('no session');
    const { promise } = (await studio.seedsOf(session.playerId)).next;
    await studio.answerPromise(session, { promise, clientSeed: 'mare' });
    const { round } = await studio.playAs(session, one('for-fun'));
    expect(round.currency).toBe('FUN');
    expect(round.jackpot).toBeUndefined();
    expect(await program.wins()).toEqual(known);
  });

  test('in a game without a jackpot', async () => {
    const studio = program.studio(always);
    const { session } = await program.sit(studio, await program.member(), 'ouro-da-mata');
    const known = await program.wins();
    const { round } = await studio.playAs(session, one('no-jackpot'));
    expect(round.jackpot).toBeUndefined();
    expect(await program.wins()).toEqual(known);
  });

  test('with a stake that the wallet refused: nothing leaves the pool', async () => {
    const refuse = { message: '', retryable: false, request_id: null, server_time: 0, code: 1001 };
    const studio = program.studio(always, { play: async () => refuse });
    const { session } = await program.sit(studio, await program.member());
    const [known, stands] = [await program.wins(), await program.balanceOf('grand')];
    await expect(studio.playAs(session, one('refused'))).rejects.toMatchObject({
      code: 'stake.insufficient',
    });
    await program.age();
    await studio.finishRounds();
    expect((await program.roundOf('refused')).state).toBe('REFUSED');
    expect(await program.wins()).toEqual(known);
    expect(await program.balanceOf('grand')).toBe(stands);
  });

  test('by another player’s key: it deals a round of their own', async () => {
    const studio = program.studio(always);
    const mine = await program.sit(studio, await program.member());
    const theirs = await program.sit(studio, await program.member());
    const { round } = await studio.playAs(mine.session, one('shared-key'));
    const other = await studio.playAs(theirs.session, one('shared-key'));
    expect(other.round.id).not.toBe(round.id);
    const look = await program.call('GET', `/studio/v1/rounds/${round.id}`, {
      token: theirs.token,
    });
    expect(look.code).toBe('round.not.found');
    await inOrder();
  });

  test('a level twice for one round, also where somebody writes it by hand', async () => {
    const [win] = await program.wins();
    const again = program.owner.query(sql`
      insert into studio.jackpot_win (round_id, level_id, number, amount, seed)
      select w.round_id, w.level_id, 999, w.amount, w.seed from studio.jackpot_win w
      join studio.round r on r.id = w.round_id where r.public_id = ${win?.round ?? ''}`);
    await expect(again).rejects.toThrow('jackpot_win_pkey');
    const reopened = program.owner.query(sql`
      update studio.jackpot_win set state = 'CLAIMED', ended_at = null where state = 'PAID'`);
    await expect(reopened).rejects.toThrow('a jackpot is won once');
    const shrunk = program.owner.query(sql`update studio.jackpot_level set fed = fed - 1, won = 0`);
    await expect(shrunk).rejects.toThrow();
  });
});
