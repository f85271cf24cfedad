import { expect, test, vi } from 'vitest';
import { createRounds } from './rounds.ts';
import type { RoundsOptions } from './rounds.ts';

// The sounds of the view ask for it when they are imported; none is played here.
vi.hoisted(() => vi.stubGlobal('AudioContext', Object));

/** Rounds whose past one is told by `tell`. */
function openRounds(tell: () => Promise<void>) {
  const said: string[] = [];
  const state = { busy: false, paused: false, auto: null as object | null };
  const rounds = createRounds({
    state,
    moves: false,
    session: { currency: 'BRL' },
    texts: { t: (key: string) => key, money: (amount: string) => amount },
    client: { round: async () => ({ stake: '1.00', mode: 'base', book: {} }) },
    stage: { announce: () => undefined, burst: () => undefined, badge: () => undefined },
    controls: { say: (text: string) => said.push(text) },
    view: { calm: () => undefined, spin: () => undefined, play: tell },
    title: { maths: { modes: [{ code: 'base', cost: 100 }] } },
    refresh: () => undefined,
  } as unknown as RoundsOptions);
  return { rounds, state, said };
}

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
