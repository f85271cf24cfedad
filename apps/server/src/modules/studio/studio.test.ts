import { verifyRound } from '@arara/game-kit';
import { slots } from '@arara/slots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudioHouse } from './testing/studio-house.ts';
import type { StudioHouse } from './testing/studio-house.ts';

let house: StudioHouse;
beforeAll(async () => {
  house = await openStudioHouse();
}, 120_000);
afterAll(() => house.close());

/** Hundredths of a decimal string, for sums in a test. */
const cents = (amount: string) => BigInt(amount.replace('.', ''));

describe('a round', () => {
  it('takes the stake and pays the prize in one step', async () => {
    const token = await house.openGuest();
    const before = await house.balance(token);
    const { value } = await house.play(token, 'first-round');
    const { stake, payout, book } = value.round;
    expect(cents(value.balance)).toBe(cents(before) - cents(stake) + cents(payout));
    expect(cents(payout)).toBe((cents(stake) * BigInt(book.payoutMultiplier)) / 100n);
    expect(await house.balance(token)).toBe(value.balance);
  });

  it('is dealt once for one key, however often and at once it is asked for', async () => {
    const token = await house.openGuest();
    const before = await house.balance(token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => house.play(token, 'same-key-20')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ value }) => value.round.id)).size).toBe(1);
    const again = await house.play(token, 'same-key-20');
    const { stake, payout } = again.value.round;
    expect(cents(await house.balance(token))).toBe(cents(before) - cents(stake) + cents(payout));
  });

  it.each([
    ['mode', { mode: 'buy-nothing' }],
    ['target', { choices: { target: 50 } }],
  ])(
    'is read by the choices of its game: another %s is refused and takes nothing',
    async (field, more) => {
      const token = await house.openGuest();
      const before = await house.balance(token);
      const body = { stake: '1.00', ...more };
      const answer = await house.call('POST', '/studio/v1/rounds', {
        token,
        key: `choice-${field}`,
        body,
      });
      expect(answer).toMatchObject({ status: 400, code: 'request.invalid' });
      expect(await house.balance(token)).toBe(before);
    },
  );

  it('refuses another stake under a used key', async () => {
    const token = await house.openGuest();
    await house.play(token, 'used-key-1', '1.00');
    expect((await house.play(token, 'used-key-1', '2.00')).code).toBe('idempotency.conflict');
  });

  it('knows a stake again however it is written', async () => {
    const token = await house.openGuest();
    const first = await house.play(token, 'written-key', '0.2');
    const again = await house.play(token, 'written-key', '0.20');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.value.round.id).toBe(first.value.round.id);
  });

  it('deals every nonce once under concurrency', async () => {
    const token = await house.openGuest();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => house.play(token, `nonce-key-${n}`, '0.20')),
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
    const token = await house.openGuest();
    const before = await house.balance(token);
    const answer = await house.call('POST', '/studio/v1/rounds', {
      token,
      key: `bad-stake-${code}`,
      body: { stake },
    });
    expect(answer.code).toBe(code);
    expect(await house.balance(token)).toBe(before);
  });

  it('refuses a stake beyond the balance and leaves it whole', async () => {
    const token = await house.openGuest();
    await house.leaveOne();
    expect(await house.balance(token)).toBe('1.00');
    const answer = await house.play(token, 'beyond-key-1', '200.00');
    expect(answer.code).toBe('stake.insufficient');
    expect(await house.balance(token)).toBe('1.00');
  });
});

describe('who may see a round', () => {
  it('shows a round to its player only, and its proof to anybody', async () => {
    const [mine, other] = [await house.openGuest(), await house.openGuest()];
    const { value } = await house.play(mine, 'whose-round');
    const id = value.round.id;
    const look = (token: string) => house.call('GET', `/studio/v1/rounds/${id}`, { token });
    expect((await look(mine)).status).toBe(200);
    expect((await look(other)).code).toBe('round.not.found');
    expect((await house.call('POST', `/studio/v1/rounds/${id}/seen`, { token: other })).code).toBe(
      'round.not.found',
    );
    expect((await house.call('GET', `/api/fairness/rounds/${id}`)).status).toBe(200);
  });

  it('opens no game with a used or invented launch token', async () => {
    const body = { launchToken: 'never-was-a-token-at-all', gameCode: 'ouro-da-mata' };
    const answer = await house.call('POST', '/studio/v1/sessions', { body });
    expect([answer.status, answer.code]).toEqual([401, 'launch.token.invalid']);
  });

  it('plays nothing without a game session', async () => {
    expect((await house.play('nobody', 'no-session-key')).code).toBe('session.expired');
  });
});

describe('the proof of a round', () => {
  it('hides the server seed until the pair rotates, then verifies with what it reveals', async () => {
    const member = await house.signInTrial();
    const game = await house.open('1001', { token: member });
    const { value } = await house.play(game, 'proof-key-1');
    const id = value.round.id;
    const proof = () => house.call('GET', `/api/fairness/rounds/${id}`);
    expect((await proof()).value.serverSeed).toBeNull();

    const promised = (await house.call('GET', '/api/fairness/seeds', { token: member })).value;
    const rotated = await house.call('POST', '/api/fairness/seeds/rotation', {
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
      const answer = await house.call('POST', '/api/fairness/seeds/rotation', {
        token: await house.signInTrial(),
        body: { promise: 'ab'.repeat(32), clientSeed },
      });
      expect(answer.code).toBe('request.invalid');
    },
  );
});
