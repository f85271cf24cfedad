import type { RoundNarrator } from '@arara/game-kit/view';
import { expect, test } from 'vitest';
import { findTitle } from '../src/index.ts';
import type { SlotTitle } from '../src/index.ts';
import { narrateSlot } from './narrate.ts';
import { paysText } from './words.ts';

const words = {
  t: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
  game: (key: string) => key,
};

function titleOf(code: string): SlotTitle {
  const title = findTitle(code);
  if (title === null) throw new Error(code);
  return title;
}

/** A narrator of a title, and what it tells the page. */
function listen(code = 'ouro-da-mata') {
  const told: string[] = [];
  const note = (text: string) => void told.push(text);
  const page: RoundNarrator = {
    tell: (text) => note(`tell ${text}`),
    announce: (text) => note(`announce ${text}`),
    badge: (text) => note(`badge ${text}`),
    win: ({ label, amount, total, isGain }) => note(`win ${label} ${amount} ${total} ${isGain}`),
    nextPart: () => note('next part'),
    final: ({ amount, rank }) => note(`final ${amount} ${rank}`),
    amountOf: (hundredths) => `$${hundredths}`,
  };
  return { told, narrator: narrateSlot(titleOf(code), words, page) };
}

test('a win is told with what won, and amounts stay those of the story', () => {
  const { told, narrator } = listen();
  const symbol = titleOf('ouro-da-mata').symbols[0];
  const win = { amount: 250, total: 400, isGain: true };
  narrator.win({ line: { kind: 'line', line: 1, count: 3, symbol: symbol?.id ?? '' }, ...win });
  narrator.win({ line: { kind: 'several', wins: 2 }, ...win });
  expect(told).toEqual([
    `win win.line 1 3 symbols.${symbol?.name} 250 400 true`,
    'win win.several 2 250 400 true',
  ]);
});

test('free spins are told, and each begins without the win of the one before', () => {
  const { told, narrator } = listen();
  narrator.freeSpins({ spins: 10, cause: 'scatters' });
  narrator.freeSpin({ number: 1, total: 10 });
  narrator.multiplier(1);
  narrator.multiplier(3);
  narrator.freeSpins({ spins: 5, cause: 'again' });
  narrator.freeSpinsEnd({ spins: 15, amount: 900 });
  narrator.capReached(900);
  narrator.final({ amount: 900, rank: 2 });
  expect(told).toEqual([
    'tell free.awarded 10',
    'announce free.number 1 10',
    'next part',
    'badge null',
    'badge multiplier 3',
    'tell free.again 5',
    'announce free.end $900',
    'tell cap',
    'badge null',
    'final 900 2',
  ]);
});

test.each([
  ['ouro-da-mata', 'lines 20'],
  ['fortuna-da-arara', 'ways 243'],
  ['capivara-zen', 'clusters 5'],
])('%s says in two words how it pays', (code, said) => {
  expect(paysText(titleOf(code), words)).toBe(said);
});
