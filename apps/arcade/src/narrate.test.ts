import { titles } from '@arara/slots';
import { expect, test, vi } from 'vitest';
import type { GameState } from './game-state.ts';
import { createNarrator } from './narrate.ts';
import type { Texts } from './texts.ts';

// No sound outside a browser; the synthesiser asks for one as soon as it is loaded.
vi.mock('zzfx', () => ({ ZZFX: {}, zzfx: () => {} }));

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
  const [title] = titles;
  if (title === undefined) throw new Error('there are titles');
  const state = { win: { label: 'win.none', amount: null, isGain: false } } as GameState;
  const quiet = { announce: () => {}, badge: () => {}, burst: () => {} };
  const narrator = createNarrator({
    title,
    texts,
    state,
    stage: quiet,
    amountOf: String,
    say: () => {},
    refresh: () => {},
  });
  const symbol = title.symbols[0]?.id ?? '';
  const win = (total: number) =>
    narrator.win({ line: { kind: 'line', line: 1, count: 3, symbol }, total, isGain: true });
  return { narrator, state, win };
}

test('a single win explains what the round brought', () => {
  const { narrator, state, win } = beginRound();
  win(250);
  narrator.final({ amount: 250, rank: 1 });
  expect(state.win).toEqual({ label: 'win.line', amount: '250', isGain: true });
});

test('the sum of several wins is not told as the last of them', () => {
  const { narrator, state, win } = beginRound();
  win(250);
  win(400);
  narrator.final({ amount: 400, rank: 1 });
  expect(state.win).toEqual({ label: 'win.total', amount: '400', isGain: true });
});

test('a round without a prize leaves its words alone', () => {
  const { narrator, state } = beginRound();
  narrator.final({ amount: 0, rank: 0 });
  expect(state.win).toEqual({ label: 'win.none', amount: null, isGain: false });
});
