import { expect, test } from 'vitest';
import { noWin, sumApart } from './game-state.ts';
import type { GameState } from './game-state.ts';
import { createNarrator } from './narrate.ts';
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
  const state = { win: noWin(texts), sum: null } as GameState;
  const quiet = { announce: () => {}, badge: () => {}, burst: () => {} };
  const narrator = createNarrator({
    texts,
    state,
    stage: quiet,
    amountOf: String,
    say: () => {},
    refresh: () => {},
  });
  const win = (amount: number, total = amount) =>
    narrator.win({ label: 'win.line', amount, total, isGain: true });
  const several = (amount: number) =>
    narrator.win({ label: 'win.several', amount, total: amount, isGain: true });
  return { narrator, state, win, several };
}

test('a single win explains what the round brought', () => {
  const { narrator, state, win } = beginRound();
  win(250);
  expect(sumApart(state, texts)).toBeNull();
  narrator.final({ amount: 250, rank: 1 });
  expect(state.win).toEqual({ label: 'win.line', amount: '250', isGain: true });
});

test('the sum of several wins is not told as the last of them', () => {
  const { narrator, state, win } = beginRound();
  win(250);
  win(150, 400);
  narrator.final({ amount: 400, rank: 1 });
  expect(state.win).toEqual({ label: 'win.total', amount: '400', isGain: true });
});

test('a combination stands beside what it paid, and the running total apart', () => {
  const { narrator, state, win } = beginRound();
  win(186);
  narrator.nextPart();
  expect(state.win).toEqual({ label: 'win.none', amount: null, isGain: false });
  expect([state.sum, sumApart(state, texts)]).toEqual(['186', 'win.sum']);
  win(24, 210);
  expect(state.win).toEqual({ label: 'win.line', amount: '24', isGain: true });
  expect([state.sum, sumApart(state, texts)]).toEqual(['210', 'win.sum']);
  narrator.final({ amount: 210, rank: 1 });
  expect(sumApart(state, texts)).toBeNull();
});

test('combinations of one spin are told together at its end, not as the last that was shown', () => {
  const { narrator, state, several, win } = beginRound();
  several(210);
  win(186, 210);
  win(24, 210);
  expect(state.win).toEqual({ label: 'win.line', amount: '24', isGain: true });
  narrator.final({ amount: 210, rank: 1 });
  expect(state.win).toEqual({ label: 'win.several', amount: '210', isGain: true });
});

test('a round without a prize leaves its words alone', () => {
  const { narrator, state } = beginRound();
  narrator.final({ amount: 0, rank: 0 });
  expect(state.win).toEqual({ label: 'win.none', amount: null, isGain: false });
});
