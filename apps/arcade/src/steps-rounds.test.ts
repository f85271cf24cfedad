import type { StepsRound } from '@arara/contract';
import type { Move } from '@arara/game-kit';
import type { SteppedRound } from '@arara/game-kit/view';
import { expect, test, vi } from 'vitest';
import { firstState } from './game-state.ts';
import type { GameState } from './game-state.ts';
import { createRounds } from './rounds.ts';
import type { RoundsOptions } from './round-desk.ts';
import { StudioError } from './studio-client.ts';
import type { MoveWish, SteppedAnswer, StudioSession } from './studio-client.ts';
import type { Texts } from './texts.ts';

/** The sheets that were opened, each with its refusal and its way to ask again. */
const sheets = vi.hoisted((): { code: string; of: string; retry: () => void }[] => []);
vi.mock('./refusal.ts', () => ({
  openRefusal: ({ code }: { code: string }, { of, retry }: { of: string; retry: () => void }) =>
    void sheets.push({ code, of, retry }),
}));

const ball: Move = { name: 'extra', choices: {} };
const stop: Move = { name: 'stop', choices: {} };

/** An open round whose stake is paid: a ball costs 1.50, stopping nothing. */
const open: StepsRound = {
  id: 'r1',
  gameCode: 'video-bingo',
  gameVersion: '1',
  mode: 'base',
  choices: { mode: 'base' },
  stake: '2.00',
  cost: '2.00',
  currency: 'BRL',
  nonce: 1,
  serverSeedHash: 'a'.repeat(64),
  createdAt: '2026-11-24T12:00:00.000Z',
  state: 'OPEN',
  moves: 1,
  view: {},
  events: [{ type: 'offered' }],
  told: 1,
  allowed: [
    { name: 'extra', cost: '1.50' },
    { name: 'stop', cost: '0.00' },
  ],
  payout: null,
  book: null,
};
const bought: StepsRound = {
  ...open,
  cost: '3.50',
  moves: 2,
  events: [...open.events, { type: 'extra' }],
};
const over: StepsRound = {
  ...bought,
  state: 'SETTLED',
  view: null,
  allowed: [],
  payout: '3.00',
  book: { payoutMultiplier: 150, events: bought.events },
};
const withMoney = (round: StepsRound, balance: string): SteppedAnswer => ({
  round,
  balance,
  today: { net: '0.00' },
});

/** The view of a game whose plan buys every ball; it writes down all that it is told. */
const viewOf = (seen: {
  readonly turns: SteppedRound[];
  readonly followed: { round: SteppedRound; cost: number }[];
  readonly planned: SteppedRound[];
}) => ({
  calm: () => undefined,
  begin: () => undefined,
  dress: () => undefined,
  choices: { read: () => ({}) },
  steps: {
    follow: async (round: SteppedRound, cost: number) => void seen.followed.push({ round, cost }),
    turn: (round: SteppedRound | null) => round !== null && seen.turns.push(round),
    worthOf: () => ({ label: 'worth', amount: 150, move: stop }),
    plan: {
      missing: () => null,
      next(round: SteppedRound) {
        seen.planned.push(round);
        return round.allowed.some(({ name }) => name === 'extra') ? ball : stop;
      },
    },
  },
});

/** A game in steps whose server answers moves so; the player is in an open round, with so much left. */
async function openGame(
  answers: ((wish: MoveWish) => Promise<SteppedAnswer>)[],
  more: { balance?: string; round?: StepsRound; elsewhere?: object } = {},
) {
  const { balance = '10.00', round = open } = more;
  const wishes: MoveWish[] = [];
  const told: { type: string; balance?: string }[] = [];
  const turns: SteppedRound[] = [];
  const followed: { round: SteppedRound; cost: number }[] = [];
  const planned: SteppedRound[] = [];
  let current: SteppedAnswer | null = withMoney(round, balance);
  const session = {
    currency: 'BRL',
    stakes: ['2.00'],
    defaultStake: '2.00',
    balance,
    today: { net: '0.00' },
    seeds: { nonce: 1 },
    lastRound: null,
    preferences: { muted: true, turbo: false },
    rules: { roundMinMs: 0 },
  } as unknown as StudioSession;
  const texts = { t: (key: string) => key, money: (amount: string) => `R$ ${amount}` } as Texts;
  const state: GameState = firstState(session, texts);
  const rounds = createRounds({
    session,
    texts,
    state,
    pace: () => 'still',
    bridge: { tell: (message: { type: string }) => void told.push(message) },
    stakeText: () => '2.00',
    client: {
      currentSteps: async () => current,
      openSteps: async () => withMoney(open, balance),
      moveSteps: async (wish: MoveWish) => {
        wishes.push(wish);
        const answer = answers.shift();
        if (answer === undefined) throw new Error('nobody asked for another move');
        return answer(wish);
      },
      round: async () => more.elsewhere,
      seen: async () => undefined,
    },
    stage: { announce: () => undefined, clear: () => undefined },
    controls: { say: () => undefined },
    view: viewOf({ turns, followed, planned }),
    shown: { modes: [{ code: 'base', cost: 100 }] },
    refresh: () => undefined,
    told: () => undefined,
  } as unknown as RoundsOptions);
  await rounds.wake();
  return {
    rounds,
    state,
    wishes,
    told,
    turns,
    followed,
    planned,
    isFree: () => vi.waitFor(() => expect(state.busy).toBe(false)),
    leaveNothing: () => void (current = null),
    /** The balances that the site shows, in their order. */
    shownBalances: () => told.map((message) => message.balance),
  };
}

const refuse = (code: string, isOpen?: boolean) => () =>
  Promise.reject(new StudioError(code, 422, code, isOpen));

test('the price of a move is told before it, beside the moves that take nothing', async () => {
  const { turns } = await openGame([]);
  expect(turns.at(-1)?.allowed).toEqual([
    { name: 'extra', price: 'R$ 1.50', isCovered: true },
    { name: 'stop', price: null, isCovered: true },
  ]);
  const poor = await openGame([], { balance: '1.49' });
  expect(poor.turns.at(-1)?.allowed[0]).toMatchObject({ price: 'R$ 1.50', isCovered: false });
});

test('a move with a price leaves the balance at once, and is part of what the round costs', async () => {
  const { rounds, state, told, wishes, followed, isFree } = await openGame([
    async () => withMoney(bought, '8.50'),
    async () => withMoney(over, '11.50'),
  ]);
  told.length = 0;
  rounds.move(ball);
  rounds.move(ball);
  await isFree();
  expect(wishes, 'two presses are one move').toHaveLength(1);
  expect(state).toMatchObject({ spent: '3.50', balance: '8.50', told: { cost: 175 } });
  expect(followed.at(-1)?.cost).toBe(175);
  rounds.move(stop);
  await isFree();
  expect(told).toEqual([
    { type: 'arara:round-started', balance: '8.50' },
    { type: 'arara:round-started', balance: '8.50' },
    { type: 'arara:round-started', balance: '8.50' },
    { type: 'arara:round-ended', balance: '11.50', net: '0.00' },
  ]);
  expect(state).toMatchObject({ spent: null, open: null });
});

test.each(['stake.insufficient', 'limit.reached', 'account.blocked'])(
  'a price that is refused with %s is said, and the round goes on as it was',
  async (code) => {
    const { rounds, state, turns, isFree, shownBalances, wishes } = await openGame([
      refuse(code),
      async () => withMoney({ ...over, cost: '2.00' }, '13.00'),
    ]);
    rounds.move(ball);
    await isFree();
    expect(sheets.at(-1)).toMatchObject({ code, of: 'move' });
    expect(shownBalances().slice(-2)).toEqual(['8.50', '10.00']);
    expect(state).toMatchObject({ spent: '2.00', balance: '10.00', worth: { amount: 150 } });
    expect(turns.at(-1)?.allowed.map(({ name }) => name)).toEqual(['extra', 'stop']);
    rounds.move(stop);
    await isFree();
    expect(wishes.at(-1)?.name).toBe('stop');
    expect(state.balance).toBe('13.00');
  },
);

test('a paid move without an answer is asked for again under its key, and nothing else before it', async () => {
  const { rounds, state, wishes, isFree, shownBalances } = await openGame([
    refuse('wallet.unavailable'),
    async () => withMoney(bought, '8.50'),
  ]);
  rounds.move(ball);
  await isFree();
  expect(shownBalances().at(-1), 'the price may be gone').toBe('8.50');
  rounds.move(stop);
  await isFree();
  expect(wishes).toHaveLength(1);
  sheets.at(-1)?.retry();
  await vi.waitFor(() => expect(state.spent).toBe('3.50'));
  expect(wishes[1]).toEqual({ ...wishes[0], isOpen: true });
});

test('a round whose moves were paid before a reload goes on with all that it has cost', async () => {
  const { state, turns } = await openGame([], { round: bought, balance: '8.50' });
  expect(state).toMatchObject({ spent: '3.50', told: { stake: '2.00', cost: 175 } });
  expect(turns).toHaveLength(1);
});

test('a round that raised its cost in another window and ended there takes that from the balance', async () => {
  const { state, rounds, isFree, leaveNothing } = await openGame([refuse('round.moved')], {
    elsewhere: { ...over, payout: '3.00' },
  });
  leaveNothing();
  rounds.move(ball);
  await vi.waitFor(() => expect(state.open).toBeNull());
  await isFree();
  expect(state.balance).toBe('11.50');
});

test('auto-play makes no move that its limit of loss or the balance has no room for', async () => {
  const ended = async () => withMoney({ ...over, cost: '2.00', payout: '0.00' }, '8.00');
  const plan = { count: 1, winStop: null, afterWin: 'keep', afterLoss: 'keep' } as const;
  const moved = async (lossStop: number, balance: string) => {
    const { rounds, wishes, leaveNothing, state, planned } = await openGame([ended, ended], {
      balance,
    });
    leaveNothing();
    state.open = null;
    await rounds.playOn({ ...plan, lossStop });
    expect(planned[0]?.allowed.map(({ name }) => name)).toContain('stop');
    return wishes.map(({ name }) => name);
  };
  expect(await moved(2, '10.00')).toEqual(['extra']);
  expect(await moved(1, '10.00')).toEqual(['stop']);
  expect(await moved(2, '1.00')).toEqual(['stop']);
});
