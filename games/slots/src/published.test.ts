import { readFileSync } from 'node:fs';
import { canonicalJson, createStream, fastWords, sha256Hex, streamOf } from '@arara/fairness';
import { jackpotWon, mathsHashOf, type Book } from '@arara/game-kit';
import { parseMoney } from '@arara/money';
import { describe, expect, test } from 'vitest';
import { defineSlot } from './define.ts';
import { createBooks } from './falls/books.ts';
import type { FallsMaths, SlotMaths } from './maths.ts';
import { titles } from './titles.ts';

/** This code keeps the promises of the pages for strangers: each is read where it stands. */
const docs = new URL('../../../docs/', import.meta.url);
const page = (name: string) => readFileSync(new URL(name, docs), 'utf8');

/** The file of values that a page names. */
function valuesOf(name: string): unknown {
  const [, file = ''] = /\]\(([a-z-]+-vectors\.json)\)/.exec(page(name)) ?? [];
  return JSON.parse(page(file));
}

interface Values {
  maths: Record<string, { rules: string; evaluator: number; maths: SlotMaths }>;
  rounds: {
    what: string;
    mathsHash: string;
    mode: string;
    serverSeed: string;
    clientSeed: string;
    nonce: number;
    book: Book;
    /** Of rounds with a jackpot: the cost and the level that it wins. */
    cost?: string;
    currency?: string;
    level?: string | null;
  }[];
}

interface Drawn {
  maths: Record<string, { maths: FallsMaths }>;
  generator: {
    label: string;
    words: number[];
    integers: { bound: number; values: number[] }[];
  }[];
  books: {
    mathsHash: string;
    books: { number: number; book: Book }[];
    range: { from: number; count: number; paid: number; hits: number; digest: string };
  };
}

describe('the values of docs/slots.md', () => {
  const { maths, rounds } = valuesOf('slots.md') as Values;

  test('name their maths by its hash', () => {
    for (const [hash, { rules, evaluator, maths: data }] of Object.entries(maths)) {
      expect(mathsHashOf(rules, evaluator, data)).toBe(hash);
    }
  });

  test('are of every model, rule and mode, with each event that there is', () => {
    const told = page('slots.md');
    const types = new Set(rounds.flatMap(({ book }) => book.events.map(({ type }) => type)));
    const named = [...told.matchAll(/type: '(\w+)'/g)].map(([, type = '']) => type);
    expect([...types].sort()).toEqual([...new Set([...named, 'scatterWin'])].sort());
    const kinds = new Set(
      rounds.map(({ mathsHash, mode }) => `${maths[mathsHash]?.rules} ${mode}`),
    );
    expect([...kinds].sort()).toEqual([
      'slot.anywhere base',
      'slot.book base',
      'slot.cluster base',
      'slot.hold base',
      'slot.jackpot base',
      'slot.lines base',
      'slot.lines buy',
      'slot.respin base',
      'slot.variable base',
      'slot.ways base',
      'slot.ways buy',
    ]);
  });

  test.each(rounds)('$what', ({ mathsHash, mode, book, cost, level, ...seeds }) => {
    const data = maths[mathsHash]?.maths;
    const [title] = titles;
    if (data === undefined || title === undefined) throw new Error(mathsHash);
    const game = defineSlot({ ...title, maths: data });
    expect(canonicalJson(game.play({ mode }, createStream(seeds)))).toBe(canonicalJson(book));
    if (cost === undefined) return;
    const paid = parseMoney(cost, 'BRL');
    if (!paid.ok) throw new Error(cost);
    expect(jackpotWon(game, book, paid.value)?.code ?? null).toBe(level);
  });
});

describe('the values of docs/books.md', () => {
  const { maths, generator, books } = valuesOf('books.md') as Drawn;
  const data = maths[books.mathsHash]?.maths;
  if (data === undefined) throw new Error(books.mathsHash);
  const play = createBooks(data, books.mathsHash);

  test.each(generator)('the label "$label"', ({ label, words, integers }) => {
    const next = fastWords(label);
    expect(words.map(() => next())).toEqual(words);
    for (const { bound, values } of integers) {
      const stream = streamOf(fastWords(label));
      expect(values.map(() => stream.nextInt(bound))).toEqual(values);
    }
  });

  test.each(books.books)('book $number', ({ number, book }) => {
    expect(canonicalJson(play(number))).toBe(canonicalJson(book));
  });

  test('a range of books', () => {
    const { from, count, paid, hits, digest } = books.range;
    const payouts = Array.from({ length: count }, (_, at) => play(from + at).payoutMultiplier);
    expect(payouts.reduce((sum, payout) => sum + payout, 0)).toBe(paid);
    expect(payouts.filter((payout) => payout > 0)).toHaveLength(hits);
    expect(sha256Hex(payouts.join(' '))).toBe(digest);
  });
});
