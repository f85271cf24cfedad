import type { StudioRound } from '@arara/contract';
import { expect, test, vi } from 'vitest';
import { createRounds } from './rounds.ts';
import type { RoundsOptions } from './round-desk.ts';
import { StudioError } from './studio-client.ts';
import type { Wish } from './studio-client.ts';

/** The sheets that were opened, each with its way to ask again. */
const sheets = vi.hoisted((): { retry: () => void }[] => []);
vi.mock('./refusal.ts', () => ({
  openRefusal: (_error: unknown, sheet: { retry: () => void }) => void sheets.push(sheet),
}));

/** Rounds whose past one is told by `tell`. */
function openRounds(tell: () => Promise<void>, play?: (wish: Wish) => Promise<never>) {
  const said: string[] = [];
  const seen: string[] = [];
  const state = {
    busy: false,
    paused: false,
    balance: '10.00',
    stakeIndex: 0,
    auto: null as object | null,
    open: null,
  };
  const told: object[] = [];
  const rounds = createRounds({
    state,
    pace: () => 'still',
    session: { currency: 'BRL', stakes: ['1.00'], rules: { roundMinMs: 0 } },
    texts: { t: words, money: (amount: string) => amount },
    bridge: { tell: (message: object) => void told.push(message) },
    stakeText: () => '1.00',
    client: {
      round: async () => past,
      play: play ?? (async () => ({ round: past, balance: '9.00', today: { net: '-1.00' } })),
      seen: async (id: string) => void seen.push(id),
    },
    stage: { announce: () => undefined, clear: () => undefined },
    controls: { say: (text: string) => said.push(text) },
    view: {
      calm: () => undefined,
      begin: () => undefined,
      dress: () => undefined,
      play: tell,
      choices: { read: () => ({}) },
    },
    shown: { modes: [{ code: 'base', cost: 100 }] },
    refresh: () => undefined,
    told: () => undefined,
  } as unknown as RoundsOptions);
  return { rounds, state, said, seen, told };
}

const past = {
  id: 'r1',
  stake: '1.00',
  cost: '1.00',
  mode: 'base',
  choices: { mode: 'base' },
  payout: '0.00',
  nonce: 1,
  book: {},
};
const words = (key: string, params: object = {}): string =>
  [key, ...Object.values(params).map(String)].join(' ');

test('a round begins with what the stake leaves, and only its end tells the prize', async () => {
  const { rounds, told } = openRounds(async () => undefined);
  await rounds.play('base');
  expect(told).toEqual([
    { type: 'arara:round-started', balance: '9.00' },
    { type: 'arara:round-ended', balance: '9.00', net: '-1.00' },
  ]);
});

test('a stake that is more than there is leaves what there is', async () => {
  const { rounds, state, told } = openRounds(async () => undefined);
  state.balance = '0.50';
  await rounds.play('base');
  expect(told[0]).toEqual({ type: 'arara:round-started', balance: '0.50' });
});

test('a replay that cannot be told sets the game free and says so', async () => {
  const { rounds, state, said } = openRounds(() =>
    Promise.reject(new Error('the context is lost')),
  );
  expect(rounds.replay('r1')).toBe(true);
  expect(state.busy).toBe(true);
  await vi.waitFor(() => expect(state.busy).toBe(false));
  expect(said.at(-1)).toBe('replay.failed');
});

test('a replay waits for the round under way and for the whole of auto-play', async () => {
  const { rounds, state, said } = openRounds(async () => undefined);
  Object.assign(state, { auto: {} });
  expect(rounds.replay('r1')).toBe(false);
  Object.assign(state, { auto: null, busy: true });
  expect(rounds.replay('r1')).toBe(false);
  state.busy = false;
  expect(rounds.replay('r1')).toBe(true);
  await vi.waitFor(() => expect(state.busy).toBe(false));
  expect(said).toEqual(['replay', 'replay.end']);
});

test('a round that nobody saw the end of is told to its end, with its result', async () => {
  const { rounds, state, said, seen } = openRounds(async () => undefined);
  await rounds.resume({ ...past, payout: '5.00' } as unknown as StudioRound);
  expect(said).toEqual(['round.last.tell', 'round.last 5.00']);
  expect(seen).toEqual(['r1']);
  expect(state.busy).toBe(false);
});

test('a round that cannot be told is told in words, and the game is free', async () => {
  const { rounds, state, said } = openRounds(() => Promise.reject(new Error('no context')));
  await rounds.resume(past as unknown as StudioRound);
  expect(said.at(-1)).toBe('round.last.none');
  expect(state.busy).toBe(false);
});

test('auto-play that somebody stops says what it brought so far', async () => {
  const { rounds, state, said } = openRounds(async () => {
    state.auto = null;
  });
  await rounds.playOn({
    count: 10,
    lossStop: 10,
    winStop: null,
    afterWin: 'keep',
    afterLoss: 'keep',
  });
  expect(said.at(-1)).toBe('auto.end.count 1 −1.00');
});

test('auto-play that ends by itself says why', async () => {
  const { rounds, state, said } = openRounds(async () => undefined);
  await rounds.playOn({
    count: 10,
    lossStop: 1,
    winStop: null,
    afterWin: 'keep',
    afterLoss: 'keep',
  });
  expect(said.at(-1)).toBe('auto.end.loss 1 −1.00');
  expect(state.auto).toBeNull();
});

test('a round that may have been paid is asked for again, and no other is played', async () => {
  const wishes: Wish[] = [];
  const { rounds } = openRounds(
    async () => undefined,
    (wish) => {
      wishes.push(wish);
      return Promise.reject(new StudioError('session.expired', 401, 'Ended.', true));
    },
  );
  await rounds.play('base');
  await rounds.play('base');
  expect(wishes, 'the second press is no new stake').toHaveLength(1);
  sheets.at(-1)?.retry();
  await vi.waitFor(() => expect(wishes).toHaveLength(2));
  expect(wishes[1]).toEqual({ ...wishes[0], isOpen: true });
});

test('a paid round that cannot be shown is said, and is no refusal', async () => {
  const before = sheets.length;
  const { rounds, state, said } = openRounds(() => Promise.reject(new Error('no context')));
  await rounds.play('base');
  expect(said.at(-1)).toMatch(/^spoken.nothing /);
  expect(state).toMatchObject({ busy: false, balance: '9.00' });
  expect(sheets).toHaveLength(before);
});
