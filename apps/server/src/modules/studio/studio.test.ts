import { verifyRound } from '@arara/game-kit';
import { slots } from '@arara/slots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudioProgram } from './testing/studio-program.ts';
import type { StudioProgram } from './testing/studio-program.ts';

let program: StudioProgram;
beforeAll(async () => {
  program = await openStudioProgram();
}, 120_000);
afterAll(() => program.close());

/** Hundredths of a decimal string, for sums in a test. */
const cents = (amount: string) => BigInt(amount.replace('.', ''));

describe('a round', () => {
  it('takes the stake and pays the prize in one step', async () => {
    const token = await program.openGuest();
    const before = await program.balance(token);
    const { value } = await program.play(token, 'first-round');
    const { stake, payout, book } = value.round;
    expect(cents(value.balance)).toBe(cents(before) - cents(stake) + cents(payout));
    expect(cents(payout)).toBe((cents(stake) * BigInt(book.payoutMultiplier)) / 100n);
    expect(await program.balance(token)).toBe(value.balance);
  });

  it('is dealt once for one key, however often and at once it is asked for', async () => {
    const token = await program.openGuest();
    const before = await program.balance(token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => program.play(token, 'same-key-20')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ value }) => value.round.id)).size).toBe(1);
    const again = await program.play(token, 'same-key-20');
    const { stake, payout } = again.value.round;
    expect(cents(await program.balance(token))).toBe(cents(before) - cents(stake) + cents(payout));
  });

  it.each([
    ['mode', { mode: 'buy-nothing' }],
    ['target', { choices: { target: 50 } }],
  ])(
    'is read by the choices of its game: another %s is refused and takes nothing',
    async (field, more) => {
      const token = await program.openGuest();
      const before = await program.balance(token);
      const body = { stake: '1.00', ...more };
      const answer = await program.call('POST', '/studio/v1/rounds', {
        token,
        key: `choice-${field}`,
        body,
      });
      expect(answer).toMatchObject({ status: 400, code: 'request.invalid' });
      expect(await program.balance(token)).toBe(before);
    },
  );

  it('refuses another stake under a used key', async () => {
    const token = await program.openGuest();
    await program.play(token, 'used-key-1', '1.00');
    expect((await program.play(token, 'used-key-1', '2.00')).code).toBe('idempotency.conflict');
  });

  it('knows a stake again however it is written', async () => {
    const token = await program.openGuest();
    const first = await program.play(token, 'written-key', '0.2');
    const again = await program.play(token, 'written-key', '0.20');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.value.round.id).toBe(first.value.round.id);
  });

  it('deals every nonce once under concurrency', async () => {
    const token = await program.openGuest();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => program.play(token, `nonce-key-${n}`, '0.20')),
    );
    const nonces = answers.map((a) => a.value.round.nonce).sort((a, b) => a - b);
    expect(nonces).toEqual(Array.from({ length: 25 }, (_, n) => n));
  });

  it.each([
    ['7.77', 'stake.bounds'],
    ['0.00', 'stake.bounds'],
    ['1.001', 'amount.invalid'],
    ['-1.00', 'request.invalid'],
    ['1e3', 'request.invalid'],
    [1, 'request.invalid'],
  ])('refuses the stake %s with %s and moves nothing', async (stake, code) => {
    const token = await program.openGuest();
    const before = await program.balance(token);
    const answer = await program.call('POST', '/studio/v1/rounds', {
      token,
      key: `bad-stake-${code}`,
      body: { stake },
    });
    expect(answer.code).toBe(code);
    expect(await program.balance(token)).toBe(before);
  });

  it('refuses a stake beyond the balance and leaves it whole', async () => {
    const token = await program.openGuest();
    await program.leaveOne();
    expect(await program.balance(token)).toBe('1.00');
    const answer = await program.play(token, 'beyond-key-1', '200.00');
    expect(answer.code).toBe('stake.insufficient');
    expect(await program.balance(token)).toBe('1.00');
  });
});

describe('who may see a round', () => {
  it('shows a round to its player only, and its proof to anybody', async () => {
    const [mine, other] = [await program.openGuest(), await program.openGuest()];
    const { value } = await program.play(mine, 'whose-round');
    const id = value.round.id;
    const look = (token: string) => program.call('GET', `/studio/v1/rounds/${id}`, { token });
    expect((await look(mine)).status).toBe(200);
    expect((await look(other)).code).toBe('round.not.found');
    expect(
      (await program.call('POST', `/studio/v1/rounds/${id}/seen`, { token: other })).code,
    ).toBe('round.not.found');
    expect((await program.call('GET', `/api/fairness/rounds/${id}`)).status).toBe(200);
  });

  it('opens no game with a used or invented launch token', async () => {
    const body = { launchToken: 'never-was-a-token-at-all', gameCode: 'ouro-da-mata' };
    const answer = await program.call('POST', '/studio/v1/sessions', { body });
    expect([answer.status, answer.code]).toEqual([401, 'launch.token.invalid']);
  });

  it('plays nothing without a game session', async () => {
    expect((await program.play('nobody', 'no-session-key')).code).toBe('session.expired');
  });
});

describe('the proof of a round', () => {
  it('hides the server seed until the pair rotates, then verifies with what it reveals', async () => {
    const member = await program.signInTrial();
    const game = await program.open('1001', { token: member });
    const { value } = await program.play(game, 'proof-key-1');
    const id = value.round.id;
    const proof = () => program.call('GET', `/api/fairness/rounds/${id}`);
    expect((await proof()).value.serverSeed).toBeNull();

    const promised = (await program.call('GET', '/api/fairness/seeds', { token: member })).value;
    const rotated = await program.call('POST', '/api/fairness/seeds/rotation', {
      token: member,
      body: { promise: promised.next.promise, clientSeed: 'minha-semente' },
    });
    expect(rotated.value.current).toEqual({
      serverSeedHash: promised.next.serverSeedHash,
      promise: promised.next.promise,
      clientSeed: 'minha-semente',
      nonce: 0,
    });
    expect(rotated.value.next.promise).not.toBe(promised.next.promise);

    const revealed = (await proof()).value;
    expect(revealed.serverSeed).toBe(rotated.value.revealed.serverSeed);
    expect(verifyRound(revealed, slots)).toMatchObject({ ok: true, isBound: true });
    const forged = { ...revealed, payout: '1000000.00' };
    expect(verifyRound(forged, slots)).toMatchObject({ ok: false });
  });

  it.each(['', ' ', 'a:b', 'ç', 'x'.repeat(65)])(
    'refuses the client seed %j',
    async (clientSeed) => {
      const answer = await program.call('POST', '/api/fairness/seeds/rotation', {
        token: await program.signInTrial(),
        body: { promise: 'ab'.repeat(32), clientSeed },
      });
      expect(answer.code).toBe('request.invalid');
    },
  );
});
