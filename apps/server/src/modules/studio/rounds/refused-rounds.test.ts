import type { StudioRound, ValueOf, vendorPlayCall } from '@arara/contract';
import { verifyRound } from '@arara/game-kit';
import { sql } from '@arara/postgres';
import { slots } from '@arara/slots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudioProgram, studioWithWallet } from '../testing/studio-program.ts';
import type { StudioProgram } from '../testing/studio-program.ts';

let program: StudioProgram;
beforeAll(async () => {
  program = await openStudioProgram();
}, 120_000);
afterAll(() => program.close());

type Proof = StudioRound & { state: string; refusal: string | null };
type Reply = ValueOf<typeof vendorPlayCall>;
const reply = { message: '', retryable: false, request_id: null, server_time: 0 };

/** A trial account with a game open. */
async function sitDown() {
  const member = await program.signInTrial();
  const game = await program.open('1001', { token: member });
  const session = await program.modules.studio.service.sessionOf(game);
  if (session === null) throw new Error('no session');
  const seeds = async () =>
    (await program.call('GET', '/api/fairness/seeds', { token: member })).value;
  const list = async (more = '', token = member) => {
    const { serverSeedHash } = (await seeds()).current;
    const path = `/api/fairness/rounds?serverSeedHash=${serverSeedHash}${more}`;
    return (await program.call('GET', path, { token })).value.rows;
  };
  const proofOf = async (id: string) => await program.call('GET', `/api/fairness/rounds/${id}`);
  const rotate = async () => {
    const body = { promise: (await seeds()).next.promise, clientSeed: 'outra' };
    await program.call('POST', '/api/fairness/seeds/rotation', { token: member, body });
  };
  return { member, game, session, seeds, list, proofOf, rotate };
}

/** A studio whose wallet answers plays like this, on the same data. */
const studioThat = (play: (vendor: string, body: never) => Promise<Reply>) =>
  studioWithWallet(program, { play: play as never }).service;

describe('a round that the wallet refused', () => {
  it('stands in the list of its pair with the reason, and no number is missing', async () => {
    const { game, session, list, seeds } = await sitDown();
    await program.play(game, 'paid-before');
    const refusing = studioThat(async () => ({ ...reply, code: 1004 }));
    await expect(refusing.playAs(session, { stake: '1.00', key: 'refused' })).rejects.toMatchObject(
      {
        code: 'limit.reached',
      },
    );
    await program.play(game, 'paid-after');
    const rows = await list();
    expect(rows.map(({ nonce, state, refusal }) => [nonce, state, refusal])).toEqual([
      [2, 'SETTLED', null],
      [1, 'REFUSED', 'limit.reached'],
      [0, 'SETTLED', null],
    ]);
    expect((await list('&state=REFUSED')).map(({ nonce }) => nonce)).toEqual([1]);
    expect((await list('&cursor=1')).map(({ nonce }) => nonce)).toEqual([0]);
    expect((await seeds()).current).toMatchObject({ nonce: 3, refused: 1 });
  });

  it('is nobody else’s to list', async () => {
    const { game, list } = await sitDown();
    await program.play(game, 'only-mine');
    expect(await list('', await program.signInTrial())).toEqual([]);
    const visitor = await program.call(
      'GET',
      `/api/fairness/rounds?serverSeedHash=${'a'.repeat(64)}`,
    );
    expect(visitor.code).toBe('session.missing');
  });

  it('has a proof that verifies once the seeds are revealed, and says what it would have paid', async () => {
    const { session, list, proofOf, rotate } = await sitDown();
    const refusing = studioThat(async () => ({ ...reply, code: 1001 }));
    for (let n = 0; n < 12; n += 1) {
      const wish = { stake: '2.00', key: `winner-${n}` };
      await expect(refusing.playAs(session, wish)).rejects.toMatchObject({
        code: 'stake.insufficient',
      });
    }
    const rows = await list();
    const secret = (await proofOf(rows[0]?.id ?? '')).value as unknown as Proof;
    expect(secret).toMatchObject({ state: 'REFUSED', serverSeed: null });
    await rotate();
    for (const row of rows) {
      const proof = (await proofOf(row.id)).value as unknown as Proof;
      expect(proof).toMatchObject({
        state: 'REFUSED',
        refusal: 'stake.insufficient',
        payout: row.payout,
      });
      expect(verifyRound(proof, slots)).toMatchObject({ ok: true, isBound: true });
      expect(verifyRound({ ...proof, payout: '0.01' }, slots).ok).toBe(false);
    }
  });

  it('stays refused: a late copy of its stake finds a tombstone', async () => {
    const { game, session, list } = await sitDown();
    const before = await program.balance(game);
    let sent: unknown;
    const refusing = studioThat(async (_vendor, body) => {
      sent = body;
      return { ...reply, code: 1001 };
    });
    await expect(
      refusing.playAs(session, { stake: '1.00', key: 'late-copy' }),
    ).rejects.toBeDefined();
    const { play } = program.modules;
    const late = await play.service.play('studio', {
      ...(sent as object),
      request_id: 'l',
    } as never);
    expect(late.code).toBe(1105);
    expect((await program.play(game, 'late-copy')).code).toBe('round.refused');
    expect(await program.balance(game)).toBe(before);
    expect(await list()).toMatchObject([{ state: 'REFUSED', refusal: 'stake.insufficient' }]);
  });

  it('that another try of it has paid meanwhile is paid, once', async () => {
    const { game, session, list } = await sitDown();
    const real = program.modules.studio.service;
    const wish = { stake: '1.00', key: 'refused-and-paid' };
    const refusing = studioThat(async () => {
      await real.playAs(session, wish);
      return { ...reply, code: 1001 };
    });
    await expect(refusing.playAs(session, wish)).rejects.toMatchObject({
      code: 'wallet.unavailable',
    });
    expect(await list()).toMatchObject([{ state: 'SETTLED', refusal: null }]);
    const paid = await program.balance(game);
    expect((await program.play(game, wish.key)).status).toBe(200);
    expect(await program.balance(game)).toBe(paid);
  });

  it('of many tries at once with too little is refused once and never paid', async () => {
    const game = await program.openGuest();
    await program.leaveOne();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => program.play(game, 'poor-twenty', '200.00')),
    );
    const known = new Set(['stake.insufficient', 'round.refused']);
    expect(answers.filter(({ code }) => !known.has(code ?? ''))).toEqual([]);
    expect(await program.balance(game)).toBe('1.00');
    const { rows } = await program.owner.query(sql`
      select state, refusal from studio.round where idempotency_key = 'poor-twenty'`);
    expect(rows).toEqual([{ state: 'REFUSED', refusal: 'stake.insufficient' }]);
  });
});

describe('a round whose money is still on its way', () => {
  it.each(['before', 'after'] as const)(
    'is listed without its result, and ended by the sweep (the process died %s it was paid)',
    async (moment) => {
      const { game, session, list, proofOf } = await sitDown();
      const real = program.modules.play.service;
      const dying = studioThat(async (vendor, body) => {
        if (moment === 'after') await real.play(vendor, body);
        throw new Error('the process ended here');
      });
      const wish = { stake: '1.00', key: `dying-${moment}-${session.playerId}` };
      await expect(dying.playAs(session, wish)).rejects.toThrow('the process ended here');

      const [open] = await list();
      expect(open).toMatchObject({ nonce: 0, state: 'DEALT', payout: null, refusal: null });
      const id = open?.id ?? '';
      // A player who saw what it pays could keep a stake back that loses.
      expect((await proofOf(id)).code).toBe('round.open');
      const look = await program.call('GET', `/studio/v1/rounds/${id}`, { token: game });
      expect(look.code).toBe('round.not.found');

      await program.owner.query(sql`
        update studio.round set created_at = created_at - interval '1 hour' where public_id = ${id}`);
      await program.modules.studio.service.finishRounds();
      expect(await list()).toMatchObject(
        moment === 'after'
          ? [{ state: 'SETTLED', refusal: null }]
          : [{ state: 'REFUSED', refusal: 'round.refused' }],
      );
      expect((await proofOf(id)).status).toBe(200);
    },
  );

  it('is refused by the sweep too where the process died between the wallet’s no and its own', async () => {
    const { session, list } = await sitDown();
    const dying = studioWithWallet(program, {
      play: async () => ({ ...reply, code: 1001 }),
      rollback: async () => {
        throw new Error('the process ended here');
      },
    }).service;
    const wish = { stake: '1.00', key: 'no-and-dead' };
    await expect(dying.playAs(session, wish)).rejects.toThrow('the process ended here');
    await program.owner.query(sql`
      update studio.round set created_at = created_at - interval '1 hour'
      where idempotency_key = 'no-and-dead'`);
    await program.modules.studio.service.finishRounds();
    expect(await list()).toMatchObject([{ state: 'REFUSED', refusal: 'round.refused' }]);
  });
});
