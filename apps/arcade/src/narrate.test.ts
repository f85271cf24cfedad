import type { Pace } from '@arara/game-kit/view';
import { expect, test } from 'vitest';
import { noWin, sumApart } from './game-state.ts';
import type { GameState } from './game-state.ts';
import { createNarrator } from './narrate.ts';
import type { NarratorOptions } from './narrate.ts';
import type { Texts } from './texts.ts';

const texts: Texts = {
  language: 'pt-BR',
  t: (key) => key,
  game: (key) => key,
  number: String,
  moment: (instant) => instant,
  money: (amount) => amount,
};

/** A narrator at the beginning of a round, and the state that it writes. */
function beginRound() {
  const state = { win: noWin(texts), sum: null, isFeature: false, isCounting: false } as GameState;
  const scene: string[] = [];
  const counting: (GameState['win'] & { readonly isCounting: boolean })[] = [];
  const act = async (told: { title: string; whileClosed: () => void }) => {
    scene.push(told.title);
    told.whileClosed();
  };
  const stage = {
    announce: () => {},
    badge: () => {},
    acts: {
      curtain: act,
      total: act,
      count: (told: object | null) => void scene.push(told === null ? 'no counter' : 'counter'),
    },
    celebration: {
      show: async ({ words, isQuick }: { words: string; isQuick: boolean }) => {
        scene.push(isQuick ? `${words} quick` : words);
        counting.push({ ...state.win, isCounting: state.isCounting });
      },
    },
  } as unknown as NarratorOptions['stage'];
  let pace: Pace = 'normal';
  const narrator = createNarrator({
    texts,
    state,
    stage,
    amountOf: String,
    say: () => {},
    refresh: () => {},
    dress: (when) => void scene.push(when),
    pace: () => pace,
  });
  const hurry = () => {
    pace = 'turbo';
  };
  const win = (amount: number, total = amount) =>
    narrator.win({ label: 'win.line', amount, total, isGain: true });
  const several = (total: number) =>
    narrator.win({ label: 'win.several', amount: 0, total, isGain: true });
  return { narrator, state, win, several, scene, counting, hurry };
}

test('a single win explains what the round brought', async () => {
  const { narrator, state, win } = beginRound();
  win(250);
  expect(sumApart(state, texts)).toBeNull();
  await narrator.final({ amount: 250, rank: 1 });
  expect(state.win).toEqual({ label: 'win.line', amount: '250', isGain: true });
});

test('the sum of several wins is not told as the last of them', async () => {
  const { narrator, state, win } = beginRound();
  win(250);
  win(150, 400);
  await narrator.final({ amount: 400, rank: 1 });
  expect(state.win).toEqual({ label: 'win.total', amount: '400', isGain: true });
});

test('in a feature a combination stands beside what it paid, and the running total apart', async () => {
  const { narrator, state, win } = beginRound();
  await narrator.curtain({ title: 'ten spins', rule: 'a rule' });
  win(186);
  narrator.nextPart();
  expect(state.win).toEqual({ label: 'win.none', amount: null, isGain: false });
  expect([state.sum, sumApart(state, texts)]).toEqual(['186', 'win.sum']);
  win(24, 210);
  expect(state.win).toEqual({ label: 'win.line', amount: '24', isGain: true });
  expect([state.sum, sumApart(state, texts)]).toEqual(['210', 'win.sum']);
  await narrator.final({ amount: 210, rank: 1 });
  expect(sumApart(state, texts)).toBeNull();
});

test('outside a feature no running total is told beside a combination', () => {
  const { state, win, several } = beginRound();
  several(210);
  expect(state.win).toMatchObject({ label: 'win.several', amount: null });
  win(24, 210);
  expect(sumApart(state, texts)).toBeNull();
});

test('combinations of one spin are told together at its end, not as the last that was shown', async () => {
  const { narrator, state, several, win } = beginRound();
  several(210);
  win(186, 210);
  win(24, 210);
  expect(state.win).toEqual({ label: 'win.line', amount: '24', isGain: true });
  await narrator.final({ amount: 210, rank: 1 });
  expect(state.win).toEqual({ label: 'win.several', amount: '210', isGain: true });
});

test('while the counter counts, the sum stands nowhere else', async () => {
  const { narrator, state, win, scene, counting } = beginRound();
  win(250);
  await narrator.final({ amount: 250, rank: 2 });
  expect(counting).toEqual([{ label: 'win.line', amount: null, isGain: false, isCounting: true }]);
  expect(scene).toEqual(['win.nice']);
  expect(state).toMatchObject({ isCounting: false, win: { amount: '250' } });
});

test.each([
  [0, []],
  [1, []],
  [2, ['win.nice']],
  [3, ['win.big']],
  [4, ['win.great']],
  [5, ['win.huge']],
] as const)('stage %i is celebrated as %j', async (rank, words) => {
  const { narrator, scene } = beginRound();
  await narrator.final({ amount: 100, rank });
  expect(scene).toEqual(words);
});

test('turbo counts in half the time', async () => {
  const { narrator, scene, hurry } = beginRound();
  hurry();
  await narrator.final({ amount: 100, rank: 3 });
  expect(scene).toEqual(['win.big quick']);
});

test('a feature is told by its total, and not a second time at the end of the round', async () => {
  const { narrator, state, scene } = beginRound();
  await narrator.curtain({ title: 'ten spins', rule: 'a rule' });
  expect(state.isFeature).toBe(true);
  await narrator.total({ title: 'the end', detail: 'ten', amount: 900, rank: 4 });
  narrator.counter(null);
  await narrator.final({ amount: 900, rank: 4, isTold: true });
  expect(scene).toEqual(['ten spins', 'night', 'the end', 'day', 'no counter', 'day']);
  expect(state.win).toEqual({ label: 'win.total', amount: '900', isGain: true });
});

test('a round without a prize leaves its words alone', async () => {
  const { narrator, state } = beginRound();
  await narrator.final({ amount: 0, rank: 0 });
  expect(state.win).toEqual({ label: 'win.none', amount: null, isGain: false });
});
