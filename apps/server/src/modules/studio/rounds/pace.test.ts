import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudioProgram, studioWithWallet } from '../testing/studio-program.ts';
import type { StudioProgram } from '../testing/studio-program.ts';
import type { AppError } from '../../../platform/errors.ts';
import { hashToken } from '../commands/open-session.ts';
import { paceLeft } from '../dealing/pace.ts';

let program: StudioProgram;
beforeAll(async () => {
  program = await openStudioProgram();
}, 120_000);
afterAll(() => program.close());

const longMs = 60_000;
const slow = { autoPlay: false, turbo: false, roundMinMs: longMs };

/** A studio of a jurisdiction that wants a minute between rounds, on the same data. */
async function slowStudio() {
  const token = await program.openGuest();
  const studio = studioWithWallet(program, {}, slow);
  const session = await studio.service.sessionOf(token);
  if (session === null) throw new Error('no session');
  const play = (key: string) => studio.service.playAs(session, { stake: '1.00', key });
  return { token, play };
}

/** Lets the session's rounds have been dealt that much earlier. */
async function letPass(token: string, ms: number): Promise<void> {
  await program.owner.query(
    `update studio.round set created_at = created_at - $2 * interval '1 millisecond'
     where session_id = (select id from studio.session where token_hash = $1)`,
    [hashToken(token), ms],
  );
}

describe('the least time between rounds', () => {
  it('refuses a round that comes too soon and takes neither money nor nonce for it', async () => {
    const { token, play } = await slowStudio();
    const first = await play('pace-first');
    const refusal = await play('pace-second').catch((error: unknown) => error as AppError);
    expect(refusal).toMatchObject({ code: 'round.too.soon' });
    const { waitMs } = (refusal as AppError).detail.value as { waitMs: number };
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(longMs);
    expect(await program.balance(token)).toBe(first.balance);
    await letPass(token, longMs);
    const second = await play('pace-second');
    expect(second.round.nonce).toBe(first.round.nonce + 1);
  });

  it.each([
    [null, 0],
    [0, 2_500],
    [2_100, 400],
    [2_499.7, 1],
    [2_500, 0],
    [9_000, 0],
  ])('is held whole: %s ms after the last round %s ms are left', (sinceMs, left) => {
    expect(paceLeft(sinceMs, 2_500)).toBe(left);
  });

  it('is the player’s: another game does not shorten it', async () => {
    const { token, play } = await slowStudio();
    await play('pace-here');
    const { version } = program.modules.games.current('boto-encantado') ?? {};
    await program.owner.query(
      `update studio.session set game_code = 'boto-encantado', game_version = $2
       where token_hash = $1`,
      [hashToken(token), version],
    );
    await expect(play('pace-there')).rejects.toMatchObject({ code: 'round.too.soon' });
  });

  it('gives a repeat its own round, however soon', async () => {
    const { play } = await slowStudio();
    const first = await play('pace-repeat');
    expect((await play('pace-repeat')).round.id).toBe(first.round.id);
  });

  it('holds against rounds asked for at once', async () => {
    const { play } = await slowStudio();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => play(`pace-at-once-${n}`)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is told to the frame with what else the jurisdiction allows', async () => {
    const launched = await program.call('POST', '/wps/relay/GCS_gameTrialLaunch', {
      body: { nodeId: '1001' },
    });
    const address = new URL(launched.value.game_url, 'http://localhost');
    const opened = await program.call('POST', '/studio/v1/sessions', {
      body: { launchToken: address.searchParams.get('token'), gameCode: 'ouro-da-mata' },
    });
    expect(opened.value).toMatchObject({
      rules: { autoPlay: true, turbo: true, roundMinMs: 0 },
    });
  });
});

describe('the last rounds of a game', () => {
  const list = (token: string) => program.call('GET', '/studio/v1/rounds', { token });

  it('shows what was played in this game, the newest first, and nothing of others', async () => {
    const token = await program.openGuest();
    const one = await program.play(token, 'list-one', '1.00');
    const two = await program.play(token, 'list-two', '0.40');
    const other = await program.openGuest('1002');
    await program.play(other, 'list-other', '2.00');
    const lines = (await list(token)).value as unknown as { id: string; cost: string }[];
    expect(lines.map(({ id }) => id)).toEqual([two.value.round.id, one.value.round.id]);
    expect(lines.map(({ cost }) => cost)).toEqual(['0.40', '1.00']);
    expect((await program.call('GET', `/studio/v1/rounds/${lines[0]?.id}`, { token })).status).toBe(
      200,
    );
  });

  it('leaves out rounds that the wallet refused', async () => {
    const token = await program.openGuest('1003');
    const { value } = await program.play(token, 'list-played', '0.20');
    const body = { stake: '200.00', mode: 'buy' };
    const refused = await program.call('POST', '/studio/v1/rounds', {
      token,
      key: 'list-dear',
      body,
    });
    expect(refused.code).toBe('stake.insufficient');
    const lines = (await list(token)).value as unknown as { id: string }[];
    expect(lines.map(({ id }) => id)).toEqual([value.round.id]);
  });

  it('wants a game session', async () => {
    expect((await list('nobody')).code).toBe('session.expired');
  });
});
