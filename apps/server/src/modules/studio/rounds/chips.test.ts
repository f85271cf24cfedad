import type { BodyOf, ValueOf, vendorPlayCall } from '@arara/contract';
import { verifyRound } from '@arara/game-kit';
import { originals } from '@arara/originals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudioProgram, studioWithWallet } from '../testing/studio-program.ts';
import type { StudioProgram } from '../testing/studio-program.ts';

// Rounds of several bets: the studio alone says what they cost, and everything of money goes by their sum.

let program: StudioProgram;
beforeAll(async () => {
  program = await openStudioProgram();
}, 120_000);
afterAll(() => program.close());

const node = '1030';
const cents = (amount: string) => BigInt(amount.replace('.', ''));
let keys = 0;
const newKey = () => `chips-key-${(keys += 1)}`;

/** Spins with bets; a chip is worth a real unless told otherwise. */
const spin = (token: string, bets: string, key = newKey(), stake = '1.00') =>
  program.call('POST', '/studio/v1/rounds', { token, key, body: { stake, choices: { bets } } });

const everyNumber = Array.from({ length: 37 }, (_, number) => `${number}:1`).join(' ');

describe('a round of chips', () => {
  it('takes the sum of its chips and pays the spots that won, to the cent', async () => {
    const token = await program.openGuest(node);
    const before = cents(await program.balance(token));
    // Every number has a chip, so that 36 of 37 come back, whichever wins.
    const { value } = await spin(token, everyNumber, newKey(), '25.00');
    expect(value.round).toMatchObject({ stake: '25.00', payout: '900.00' });
    expect(cents(value.balance)).toBe(before - 92_500n + 90_000n);
    expect(await program.balance(token)).toBe(value.balance);
    const lines = await program.call('GET', '/studio/v1/rounds', { token });
    expect(lines.value).toMatchObject([{ cost: '925.00', payout: '900.00' }]);
  });

  it('pays each spot by its own prize, and the book says which', async () => {
    const token = await program.openGuest(node);
    for (let n = 0; n < 12; n += 1) {
      const before = cents(await program.balance(token));
      const { value } = await spin(token, '17:2 17-20:3 low:5 red:7 high:5', newKey(), '2.00');
      const { book, payout } = value.round;
      const wins = book.events.find(({ type }) => type === 'spotWins')?.['wins'] ?? [];
      const paid = (wins as { amount: number }[]).reduce((sum, { amount }) => sum + amount, 0);
      expect(cents(payout)).toBe(2n * BigInt(paid));
      expect(cents(value.balance)).toBe(before - 4_400n + cents(payout));
    }
  });

  it.each([
    ['the commission of baccarat', '1031', 'banker:1', ['0.00', '1.00', '1.95']],
    ['the half chip of dragon tiger', '1032', 'dragon:1', ['0.00', '0.50', '2.00']],
  ])('pays %s to the cent', async (_, table, bets, possible) => {
    const token = await program.openGuest(table);
    for (let n = 0; n < 12; n += 1) {
      const before = cents(await program.balance(token));
      const { value } = await spin(token, bets);
      expect(possible).toContain(value.round.payout);
      expect(cents(value.round.payout)).toBe(BigInt(value.round.book.payoutMultiplier));
      expect(cents(value.balance)).toBe(before - 100n + cents(value.round.payout));
    }
  });

  it('is dealt and paid once for one key, however often and at once it is asked for', async () => {
    const token = await program.openGuest(node);
    const before = cents(await program.balance(token));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => spin(token, everyNumber, 'chips-same-key')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ value }) => value.round.id)).size).toBe(1);
    expect(cents(await program.balance(token))).toBe(before - 100n);
  });

  it.each([
    ['other spots', '18:1 red:2'],
    ['more chips', '17:1 red:3'],
    ['fewer spots', '17:1'],
  ])('refuses %s under a used key, and moves nothing', async (_, bets) => {
    const token = await program.openGuest(node);
    const key = newKey();
    const { value } = await spin(token, '17:1 red:2', key);
    expect((await spin(token, bets, key)).code).toBe('idempotency.conflict');
    expect(await program.balance(token)).toBe(value.balance);
  });

  it.each([
    ['no bets', {}],
    ['bets of nothing', { bets: '' }],
    ['a spot that is not there', { bets: '17-19:1' }],
    ['more on a spot than it takes', { bets: 'red:101' }],
    ['more than the cloth takes', { bets: '1:100 2:100 3:100 4:100 5:1' }],
    ['a spot twice', { bets: '17:1 17:1' }],
    ['less than a chip', { bets: '17:-5 red:6' }],
  ])('with %s is refused and takes nothing', async (_, choices) => {
    const token = await program.openGuest(node);
    const before = await program.balance(token);
    const body = { stake: '1.00', choices };
    const answer = await program.call('POST', '/studio/v1/rounds', { token, key: newKey(), body });
    expect(answer).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await program.balance(token)).toBe(before);
  });

  it('refuses a chip of a value that is not on offer', async () => {
    const token = await program.openGuest(node);
    expect((await spin(token, '17:1', newKey(), '0.50')).code).toBe('stake.bounds');
    expect((await spin(token, '17:1', newKey(), '50.00')).code).toBe('stake.bounds');
  });

  it('goes by its sum where the balance is too small, though a chip could be paid', async () => {
    const token = await program.openGuest(node);
    await program.leaveOne();
    expect((await spin(token, 'red:1 black:1')).code).toBe('stake.insufficient');
    expect(await program.balance(token)).toBe('1.00');
    expect((await spin(token, 'red:1')).status).toBe(200);
  });

  it('belongs to its player: another hears of it no more than that it is not there', async () => {
    const [mine, other] = [await program.openGuest(node), await program.openGuest(node)];
    const key = newKey();
    const { value } = await spin(mine, '17:1', key);
    const look = (token: string) =>
      program.call('GET', `/studio/v1/rounds/${value.round.id}`, { token });
    expect((await look(mine)).value).toMatchObject({ choices: { mode: 'base', bets: '17:1' } });
    expect((await look(other)).code).toBe('round.not.found');
    expect((await spin('nobody', '17:1')).code).toBe('session.expired');
    // The same key in another's hand is a round of its own.
    expect((await spin(other, '17:1', key)).value.round.id).not.toBe(value.round.id);
  });
});

describe('the wallet', () => {
  type Asked = BodyOf<typeof vendorPlayCall>;
  const reply: ValueOf<typeof vendorPlayCall> = {
    code: 0,
    message: '',
    retryable: false,
    request_id: null,
    server_time: 0,
  };

  /** A studio whose wallet answers so, and keeps what it was asked. */
  async function studioWith(answer: Partial<typeof reply>) {
    const token = await program.openGuest(node);
    const asked: Asked[] = [];
    const play = async (_vendor: string, body: Asked) => {
      asked.push(body);
      return { ...reply, ...answer };
    };
    const { service } = studioWithWallet(program, { play });
    const session = await service.sessionOf(token);
    if (session === null) throw new Error('no session');
    return { token, asked, service, session };
  }

  it('is asked for the whole sum at once, so that its limits go by it', async () => {
    const { token, asked, service, session } = await studioWith({ code: 1004, limit: 'wager' });
    const before = await program.balance(token);
    const wish = { stake: '10.00', choices: { bets: '17:4 red:96' }, key: newKey() };
    await expect(service.playAs(session, wish)).rejects.toMatchObject({ code: 'limit.reached' });
    expect(asked[0]?.actions[0]).toMatchObject({ type: 'bet', amount: '100000' });
    expect(await program.balance(token)).toBe(before);
  });

  it('that was told and could not answer is asked again under the same ids, and pays once', async () => {
    const token = await program.openGuest(node);
    const key = newKey();
    const before = cents(await program.balance(token));
    const { play } = program.modules.play.service;
    const { service } = studioWithWallet(program, {
      play: async (vendor, body) => {
        await play(vendor, body);
        throw new Error('the process ended here');
      },
    });
    const session = await service.sessionOf(token);
    if (session === null) throw new Error('no session');
    const wish = { stake: '1.00', choices: { bets: everyNumber }, key };
    await expect(service.playAs(session, wish)).rejects.toThrow('ended here');
    expect(cents(await program.balance(token))).toBe(before - 100n);
    expect((await spin(token, everyNumber, key)).status).toBe(200);
    expect(cents(await program.balance(token))).toBe(before - 100n);
  });
});

describe('the proof of a round of chips', () => {
  it('names its bets and its cost, and verifies with what the house reveals', async () => {
    const member = await program.signInTrial();
    const token = await program.open(node, { token: member });
    const { id } = (await spin(token, '17:1 0-2-3:2 red:5')).value.round;
    const { next } = (await program.call('GET', '/api/fairness/seeds', { token: member })).value;
    await program.call('POST', '/api/fairness/seeds/rotation', {
      token: member,
      body: { promise: next.promise, clientSeed: 'minha-semente' },
    });
    const { value: proof } = await program.call('GET', `/api/fairness/rounds/${id}`);
    expect(proof).toMatchObject({ stake: '1.00', cost: '8.00' });
    expect(verifyRound(proof, originals)).toMatchObject({ ok: true, isBound: true });
    const cheaper = { ...proof, cost: '1.00' };
    expect(verifyRound(cheaper, originals).steps.at(-1)).toMatchObject({
      check: 'cost',
      ok: false,
    });
  });
});

describe('the results of a player', () => {
  it('are what came out, the newest first, and nobody else’s', async () => {
    const [mine, other] = [await program.openGuest(node), await program.openGuest(node)];
    const spun: unknown[] = [];
    for (let n = 0; n < 4; n += 1)
      spun.unshift((await spin(mine, 'red:1')).value.round.book.events[0]);
    const results = (token: string) => program.call('GET', '/studio/v1/results', { token });
    expect((await results(mine)).value).toEqual(spun);
    expect((await results(other)).value).toEqual([]);
    expect((await results('nobody')).code).toBe('session.expired');
  });
});
