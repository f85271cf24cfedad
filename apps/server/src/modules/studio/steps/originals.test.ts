import type { StepsRound, ValueOf, moveStepsCall } from '@arara/contract';
import { createLedger } from '@arara/ledger';
import { verifyRound } from '@arara/game-kit';
import { originals } from '@arara/originals';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsOf } from '../testing/cards.ts';
import { openStudioProgram } from '../testing/studio-program.ts';
import type { StudioProgram } from '../testing/studio-program.ts';

type Played = ValueOf<typeof moveStepsCall>;

const inSteps = ['mines', 'hilo', 'coin-flip', 'video-bingo', 'video-poker'] as const;
const atOnce = ['dice', 'limbo', 'plinko', 'wheel', 'keno', 'raspa-da-mata'] as const;

let program: StudioProgram;
let cards: ReadonlyMap<string, string>;
/** A trial member, who may change seeds. */
let member: { token: string };
/** The rounds of the member whose proofs are looked at in the end. */
const played: string[] = [];

beforeAll(async () => {
  program = await openStudioProgram();
  cards = await cardsOf(program, [...inSteps, ...atOnce]);
  member = { token: await program.signInTrial() };
}, 120_000);
afterAll(() => program.close());

let keys = 0;
const newKey = () => `originals-${(keys += 1)}`;

/** A page of a game, of a visitor unless a member is named. */
async function pageOf(code: string, who?: { token: string }) {
  const token = await program.open(cards.get(code), who);
  const ask = async (method: 'GET' | 'POST', path: string, body?: object, key = newKey()) => {
    const answer = await program.call(method, `/studio/v1/steps${path}`, {
      token,
      ...(body === undefined ? {} : { body, key }),
    });
    return { ...answer, value: answer.value as unknown as Played };
  };
  return {
    token,
    balance: () => program.balance(token),
    open: (stake: string, choices: object = {}, key = newKey()) =>
      ask('POST', '', { stake, choices }, key),
    move: ({ id, moves }: StepsRound, name: string, choices: object = {}, key = newKey()) =>
      ask('POST', `/${id}/moves`, { number: moves, name, choices }, key),
    current: async () => (await ask('GET', '/current')).value,
  };
}
type Page = Awaited<ReturnType<typeof pageOf>>;

/** Makes the first of some moves that the round allows until it is over; cells are opened one after another. */
async function playOn(page: Page, opened: Played, wanted: readonly string[]): Promise<Played> {
  let now = opened;
  while (now.round.state === 'OPEN') {
    const { allowed } = now.round;
    const name = wanted.find((each) => allowed.some((move) => move.name === each)) ?? '';
    const choices =
      { open: { cell: now.round.moves }, flip: { side: 'heads' }, hold: { hold: '1 5' } }[name] ??
      {};
    const { value, code } = await page.move(now.round, name, choices);
    if (code !== null) throw new Error(code);
    now = value;
  }
  return now;
}

/** A round of bingo that offers an extra ball, as three of ten do. */
async function offered(page: Page): Promise<Played> {
  const opened = (await page.open('1.00', { cards: 7 })).value;
  expect(opened.round.allowed).toEqual([{ name: 'draw', cost: '0.00' }]);
  const drawn = (await page.move(opened.round, 'draw')).value;
  return drawn.round.state === 'OPEN' ? drawn : offered(page);
}

describe('an original in steps over the wire', () => {
  it('opens for its stake, and shows what its player may know', async () => {
    const page = await pageOf('mines');
    expect(await page.current()).toBeNull();
    const before = Number(await page.balance());
    const { value, code } = await page.open('2.00', { mines: 5 });
    expect(code).toBeNull();
    expect(value).toMatchObject({ today: { net: '-2.00' } });
    expect(Number(value.balance)).toBe(before - 2);
    expect(value.round).toMatchObject({
      gameCode: 'mines',
      mode: 'base',
      choices: { mode: 'base', mines: 5 },
      stake: '2.00',
      cost: '2.00',
      state: 'OPEN',
      moves: 0,
      nonce: 0,
      view: { mines: 5, opened: [] },
      events: [{ type: 'laid', mines: 5 }],
      told: 0,
      allowed: [
        { name: 'open', cost: '0.00' },
        { name: 'cashOut', cost: '0.00' },
      ],
      payout: null,
      book: null,
    });
    expect(value.round.serverSeedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await page.current()).toEqual({ ...value, round: { ...value.round, told: 1 } });
  });

  it.each(inSteps)('%s is played to its end, and paid', async (code) => {
    const wanted = [
      'open',
      'same',
      'higher',
      'lower',
      'flip',
      'draw',
      'extra',
      'stop',
      'hold',
      'cashOut',
    ];
    const page = await pageOf(code, member);
    const before = Number(await page.balance());
    const opened = (await page.open('1.00')).value;
    const { round, balance } = await playOn(page, opened, wanted);
    expect(round).toMatchObject({ state: 'SETTLED', view: null, allowed: [] });
    expect(round.book?.events).toEqual(round.events);
    expect(Number(balance)).toBeCloseTo(before - Number(round.cost) + Number(round.payout));
    expect(await page.balance()).toBe(balance);
    expect(await page.current()).toBeNull();
    played.push(round.id);
  });

  it('tells bingo’s extra balls with their prices, and each leaves the wallet when it is drawn', async () => {
    const page = await pageOf('video-bingo');
    let now = await offered(page);
    let balls = 0;
    for (; balls < 3 && now.round.state === 'OPEN'; balls += 1) {
      const price = Number(now.round.allowed.find(({ name }) => name === 'extra')?.cost);
      const told = now.round.events.at(-1) as { price?: number };
      expect(price).toBeCloseTo((told.price ?? 0) / 100);
      const drawn = (await page.move(now.round, 'extra')).value;
      expect(Number(drawn.round.cost)).toBeCloseTo(Number(now.round.cost) + price);
      const paid = Number(drawn.round.payout ?? 0);
      expect(Number(drawn.balance)).toBeCloseTo(Number(now.balance) - price + paid);
      now = drawn;
    }
    if (now.round.state === 'OPEN') now = (await page.move(now.round, 'stop')).value;
    const { round } = now;
    const { rows } = await program.owner.query(sql`
      select state, bet, (select count(*)::int from play.vendor_tx t
        where t.round = r.id and t.kind = 'BET') as bets
      from play.round r where round_id = ${round.id}`);
    const bet = BigInt(Math.round(Number(round.cost) * 100));
    expect(rows).toEqual([{ state: 'CLOSED', bet, bets: 1 + balls }]);
  });

  it('stands among the last rounds, and is the last one when the game is opened again', async () => {
    const page = await pageOf('hilo', member);
    const { round } = (await page.open('3.00')).value;
    const list = async () => {
      const { value } = await program.call('GET', '/studio/v1/rounds', { token: page.token });
      return value as unknown as readonly object[];
    };
    const before = (await list()).length;
    const ended = (await page.move(round, 'cashOut')).value.round;
    expect(await list()).toHaveLength(before + 1);
    expect((await list())[0]).toMatchObject({ id: round.id, cost: '3.00', payout: ended.payout });
    const again = await program.launch(cards.get('hilo'), member);
    expect(again.value).toMatchObject({ lastRound: { id: round.id, book: ended.book } });
  });

  it('resumes in another window, under the seeds that it began with', async () => {
    const [one, two] = [await pageOf('coin-flip', member), await pageOf('coin-flip', member)];
    const { round } = (await one.open('1.00')).value;
    expect((await two.current()).round).toMatchObject({ id: round.id, moves: 0 });
    expect((await two.open('1.00')).code).toBe('round.open');
    const { next } = (await program.call('GET', '/api/fairness/seeds', member)).value;
    const answer = { promise: next.promise, clientSeed: 'outra' };
    const rotated = await program.call('POST', '/api/fairness/seeds/rotation', {
      ...member,
      body: answer,
    });
    expect(rotated.code).toBe('round.open');
    const moved = (await two.move(round, 'cashOut')).value;
    expect(moved.round.state).toBe('SETTLED');
    expect(await one.move(round, 'cashOut')).toMatchObject({ status: 409, code: 'round.moved' });
  });
});

describe('a refused call', () => {
  it('names its reason, and leaves the round as it is', async () => {
    const page = await pageOf('mines');
    const stranger = await pageOf('mines');
    const { round } = (await page.open('1.00')).value;
    const refusals = [
      [await page.move(round, 'peek'), 400, 'request.invalid'],
      [await page.move(round, 'open', { cell: 25 }), 400, 'request.invalid'],
      [await page.move(round, 'open'), 400, 'request.invalid'],
      [await page.move({ ...round, moves: 3 }, 'cashOut'), 409, 'round.moved'],
      [await page.move({ ...round, id: 'nobodys' }, 'cashOut'), 404, 'round.not.found'],
      [await stranger.move(round, 'cashOut'), 404, 'round.not.found'],
      [await page.open('1.00'), 409, 'round.open'],
      [await page.open('1.00', { mines: 25 }), 400, 'request.invalid'],
      [await page.open('0.01'), 422, 'stake.bounds'],
    ] as const;
    for (const [answer, status, code] of refusals) expect(answer).toMatchObject({ status, code });
    expect((await page.current()).round).toMatchObject({ id: round.id, moves: 0, state: 'OPEN' });
    const keyless = await program.call('POST', '/studio/v1/steps', {
      token: page.token,
      body: { stake: '1.00' },
    });
    expect(keyless.status).toBe(400);
    const nobody = await program.call('GET', '/studio/v1/steps/current');
    expect(nobody.status).toBe(401);
  });

  it('is told in the language of its caller', async () => {
    const page = await pageOf('mines');
    const { round } = (await page.open('1.00')).value;
    const reply = await program.app.inject({
      method: 'POST',
      url: `/studio/v1/steps/${round.id}/moves`,
      headers: {
        host: 'localhost',
        authorization: page.token,
        'idempotency-key': newKey(),
        language: 'en',
      },
      payload: { number: 1, name: 'cashOut' },
    });
    expect(reply.json()).toMatchObject({ success: false, errorCode: 'round.moved' });
    expect(reply.json().message).toMatch(/round/i);
  });

  it('of a game that is over at once, or has no steps, is that the game is not to be had', async () => {
    const dice = await pageOf('dice');
    expect((await dice.open('1.00')).code).toBe('game.unavailable');
    const mines = await pageOf('mines');
    expect((await program.play(mines.token, newKey())).code).toBe('game.unavailable');
  });
});

describe('an original that is over at once', () => {
  it.each(atOnce)('%s is dealt and paid', async (code) => {
    const { token } = await pageOf(code, member);
    const before = Number(await program.balance(token));
    const choices = code === 'keno' ? { picks: '1 2 3 4 5' } : {};
    const { value, code: refusal } = await program.call('POST', '/studio/v1/rounds', {
      token,
      key: newKey(),
      body: { stake: '1.00', choices },
    });
    expect(refusal).toBeNull();
    const { round, balance } = value;
    expect(Number(balance)).toBeCloseTo(before - 1 + Number(round.payout));
    played.push(round.id);
  });
});

it('each of these rounds is proven once its seeds are shown', async () => {
  const { next } = (await program.call('GET', '/api/fairness/seeds', member)).value;
  const answer = { promise: next.promise, clientSeed: 'capivara' };
  await program.call('POST', '/api/fairness/seeds/rotation', { ...member, body: answer });
  expect(played).toHaveLength(inSteps.length + atOnce.length);
  for (const id of played) {
    const { value: proof } = await program.call('GET', `/api/fairness/rounds/${id}`);
    expect(verifyRound(proof, originals)).toMatchObject({ ok: true, isBound: true });
  }
});

it('every shape of game is dealt', () => {
  expect(program.modules.games.codes()).toEqual(expect.arrayContaining([...inSteps, ...atOnce]));
  expect(program.modules.games.codes()).toContain('crash');
});

it('the ledger is sound after all of it', async () => {
  const { pool, databaseUrl: url } = program.kernel;
  const ledger = createLedger({ pool, url });
  expect(await ledger.prove({ whole: true })).toMatchObject({ sound: true });
  await ledger.close();
});
