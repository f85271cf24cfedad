import { readFileSync } from 'node:fs';
import { canonicalJson, createStream } from '@arara/fairness';
import { dealWhole, mathsHashOf, type Book, type Choices, type Move } from '@arara/game-kit';
import { describe, expect, test } from 'vitest';
import { originals } from './originals.ts';

/** This code keeps the promises of the page for strangers: it is read where it stands. */
const docs = new URL('../../../docs/', import.meta.url);
const page = readFileSync(new URL('originals.md', docs), 'utf8');
const [, file = ''] = /\]\((originals-vectors\.json)\)/.exec(page) ?? [];

interface Values {
  maths: Record<string, { rules: string; evaluator: number; maths: Record<string, unknown> }>;
  rounds: {
    gameCode: string;
    mathsHash: string;
    choices: Choices;
    moves: Move[];
    serverSeed: string;
    clientSeed: string;
    nonce: number;
    raised: number;
    book: Book;
  }[];
}

const { maths, rounds } = JSON.parse(readFileSync(new URL(file, docs), 'utf8')) as Values;

describe('the values of docs/originals.md', () => {
  test('name their maths by its hash, and have every original', () => {
    for (const [hash, { rules, evaluator, maths: data }] of Object.entries(maths)) {
      expect(mathsHashOf(rules, evaluator, data)).toBe(hash);
    }
    const dealt = new Set(rounds.map(({ gameCode }) => gameCode));
    expect([...dealt].sort()).toEqual(originals.currents.map(({ code }) => code).sort());
    for (const { code, mathsHash } of originals.all) {
      expect(rounds.some((round) => round.gameCode === code && round.mathsHash === mathsHash)).toBe(
        true,
      );
    }
  });

  test('have each event that the page names, and each move', () => {
    const types = new Set(rounds.flatMap(({ book }) => book.events.map(({ type }) => type)));
    const named = new Set([...page.matchAll(/type: '(\w+)'/g)].map(([, type = '']) => type));
    expect([...types].sort()).toEqual([...named].sort());
    const moves = new Set(rounds.flatMap((round) => round.moves.map(({ name }) => name)));
    const offered = originals.all.flatMap((game) => {
      if (game.shape === 'steps') return Object.keys(game.moves);
      return game.shape === 'shared' ? Object.keys(game.run?.moves ?? {}) : [];
    });
    expect([...moves].sort()).toEqual([...new Set(offered)].sort());
  });

  test.each(rounds.map((round, at) => ({ ...round, at })))('round $at, of $gameCode', (round) => {
    const { gameCode, choices, moves, book, raised, ...seeds } = round;
    const game = originals.all.find(({ mathsHash }) => mathsHash === round.mathsHash);
    if (game === undefined) throw new Error(gameCode);
    const dealt = dealWhole(game, { choices, moves }, createStream(seeds));
    expect(dealt?.raised).toBe(raised);
    expect(canonicalJson(dealt?.book)).toBe(canonicalJson(book));
  });
});
