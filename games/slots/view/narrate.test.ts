import type { RoundNarrator } from '@arara/game-kit/view';
import { expect, test } from 'vitest';
import { findTitle } from '../src/index.ts';
import type { SlotTitle } from '../src/index.ts';
import { narrateSlot } from './narrate.ts';
import { freeRule, paysText, worthText } from './words.ts';

const words = {
  t: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
  game: (key: string) => key,
  number: String,
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
    say: (text) => note(`say ${text}`),
    badge: (text) => note(`badge ${text}`),
    win: ({ label, amount, total, isGain }) => note(`win ${label} ${amount} ${total} ${isGain}`),
    nextPart: () => note('next part'),
    curtain: async ({ title, rule }) => note(`curtain ${title}; ${rule}`),
    counter: (on) =>
      note(on === null ? 'counter off' : `counter ${on.label} ${on.now}/${on.of ?? ''}`),
    more: (text) => note(`more ${text}`),
    hand: (label) => note(`hand ${label}`),
    total: async ({ title, detail, amount, rank }) =>
      note(`total ${title}; ${detail} ${amount} ${rank}`),
    final: async ({ amount, rank, isTold }) => note(`final ${amount} ${rank} ${isTold}`),
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
    'win win.several 2 0 400 true',
  ]);
});

test('free spins are an act: a curtain with its rule, a counter, a total', async () => {
  const { told, narrator } = listen();
  await narrator.freeSpins({ spins: 10, cause: 'scatters' });
  narrator.freeSpin({ number: 1, total: 10 });
  narrator.multiplier(1);
  narrator.multiplier(3);
  await narrator.freeSpins({ spins: 5, cause: 'again' });
  await narrator.freeSpinsEnd({ spins: 15, amount: 900, rank: 2 });
  await narrator.final({ amount: 900, rank: 2, isTold: true });
  expect(told).toEqual([
    'curtain free.awarded 10; free.rule.draw 5',
    'counter free.counter 1/10',
    'next part',
    'badge null',
    'badge multiplier 3',
    'more free.again 5',
    'badge null',
    'total free.total; free.played 15 900 2',
    'counter off',
    'badge null',
    'final 900 2 true',
  ]);
});

test('a bought feature opens behind the same curtain, and a cap in it takes the counter away', async () => {
  const { told, narrator } = listen('forro-milionario');
  await narrator.freeSpins({ spins: 8, cause: 'bought' });
  narrator.capReached(900);
  await narrator.final({ amount: 900, rank: 5, isTold: false });
  expect(told).toEqual([
    'curtain free.awarded 8; free.rule.climb 8',
    'tell cap',
    'badge null',
    'counter off',
    'final 900 5 false',
  ]);
});

test('respins are an act: a curtain with their symbol, and the cells that hold', async () => {
  const { told, narrator } = listen('boi-estrelado');
  narrator.held({ now: 1, of: 9 });
  await narrator.respins({ symbol: 'high2' });
  narrator.held({ now: 4, of: 9 });
  narrator.fullScreen({ symbol: 'high2', multiplier: 10 });
  await narrator.final({ amount: 900, rank: 3, isTold: false });
  expect(told).toEqual([
    'curtain respin.title symbols.tambor; respin.rule 10',
    'counter respin.counter 4/9',
    'say respin.full 10',
    'badge null',
    'counter off',
    'final 900 3 false',
  ]);
});

test('the ways and the multiplier of a board with a sign are for the ear alone', () => {
  const { told, narrator } = listen('pororoca');
  narrator.ways(7_560);
  narrator.multiplier(4);
  expect(told).toEqual(['say ways 7560', 'say multiplier 4']);
});

test('coins that hold are an act: a curtain, the respins that are left, the sum, a total', async () => {
  const { told, narrator } = listen('mangue-dourado');
  narrator.win({
    line: { kind: 'collect', count: 3, symbol: 'coin' },
    amount: 600,
    total: 600,
    isGain: true,
  });
  await narrator.hold({ coins: 6 });
  narrator.left({ now: 3, held: 6, of: 15 });
  narrator.gathered(900);
  narrator.sum(1800);
  await narrator.holdEnd({ held: 7, of: 15, amount: 1800, rank: 2 });
  expect(told).toEqual([
    'win win.collect 3 symbols.moeda 600 600 true',
    'curtain hold.title 6; hold.rule 3 1000',
    'counter hold.counter 3/',
    'say hold.said 3 6 15',
    'say hold.gathered $900',
    'counter hold.sum $1800/',
    'total hold.total; hold.held 7 15 1800 2',
    'counter off',
  ]);
});

test('a value is told in stakes, and by its name where it has one', () => {
  const title = titleOf('mangue-dourado');
  expect(worthText(title, words, 300)).toEqual({ text: '3×', name: null });
  expect(worthText(title, words, 2500)).toEqual({ text: '25×', name: 'prizes.minor' });
  expect(worthText(titleOf('ouro-da-mata'), words, 2500).name).toBeNull();
});

test('bombs are told with what each adds, and what free spins kept goes without them', () => {
  const { told, narrator } = listen('girassol');
  narrator.bombs({ values: [2, 5], multiplier: 7 });
  narrator.bombs({ values: [], multiplier: 7 });
  narrator.win({ line: { kind: 'bombs', multiplier: 7 }, amount: 600, total: 700, isGain: true });
  expect(told).toEqual([
    'say bombs.fallen ×2 + ×5 7',
    'say bombs.kept 7',
    'win win.bombs 7 600 700 true',
  ]);
});

test.each([
  ['ouro-da-mata', 'free.rule.draw 5'],
  ['forro-milionario', 'free.rule.climb 8'],
  ['capivara-zen', 'free.rule.stay 5'],
  ['jegue-da-sorte', 'respin.rule 10'],
  ['livro-da-coruja', 'book.rule'],
  ['castanha-da-cutia', 'hold.rule 3 2000'],
  ['girassol', 'free.rule.bombs'],
  ['pororoca', 'free.rule.variable'],
])('%s says in a sentence how its feature differs', (code, said) => {
  expect(freeRule(titleOf(code), words)).toBe(said);
});

test.each([
  ['ouro-da-mata', 'lines 20'],
  ['fortuna-da-arara', 'ways 243'],
  ['capivara-zen', 'clusters 5'],
  ['girassol', 'anywhere 8'],
  ['lua-do-pantanal', 'lines 5'],
  ['trem-da-serra', 'ways.most 117649'],
])('%s says in two words how it pays', (code, said) => {
  expect(paysText(titleOf(code), words)).toBe(said);
});
