import { commit, createStream, fastWords, streamOf } from '@arara/fairness';
import { describe, expect, test } from 'vitest';
import { allowedMoves } from './allowed-moves.ts';
import { picksOf, readChoices, type Choices, type Move } from './choices.ts';
import { dealWhole, playSteps } from './deal.ts';
import type { StepsGame } from './game.ts';
import { playThrough } from './play-through.ts';
import { createRegistry } from './registry.ts';
import type { RoundProof } from './round-proof.ts';
import { simulateRounds } from './simulate.ts';
import { coinTable, dearMines, leavingTable, tinyMines } from './testing/index.ts';
import type { MinesView } from './testing/tiny-mines.ts';
import { verifyRound } from './verify-round.ts';

const serverSeed = '5a'.repeat(32);
const stream = (nonce: number) => createStream({ serverSeed, clientSeed: 'arara', nonce });
const open = (cell: number): Move => ({ name: 'open', choices: { cell } });
const cashOut: Move = { name: 'cashOut', choices: {} };
const one: Choices = { mode: 'base', mines: 1 };

const registry = createRegistry([dearMines(), leavingTable(), coinTable()]);

/** The two safe cells of a round with one mine. */
function safeOf(nonce: number): [number, number] {
  const told = playSteps(tinyMines(), { choices: one, moves: [cashOut] }, stream(nonce));
  const mined = told?.events.find(({ type }) => type === 'mines') as { cells?: number[] };
  const [first = 0, second = 0] = [0, 1, 2].filter((cell) => !mined.cells?.includes(cell));
  return [first, second];
}

describe('a move with a price', () => {
  const [first, second] = safeOf(4);
  const played = (...moves: Move[]) => playSteps(dearMines(), { choices: one, moves }, stream(4));

  test('adds it to what the round has taken, and no other move does', () => {
    expect(played()).toMatchObject({ raised: 0 });
    expect(played(open(first))).toMatchObject({ raised: 0 });
    expect(played(open(first), open(second))).toMatchObject({ raised: 50, payoutMultiplier: 300 });
    expect(played(open(first), cashOut)).toMatchObject({ raised: 0, payoutMultiplier: 150 });
  });

  test('that is refused takes nothing', () => {
    expect(played(open(first), open(first))).toBeNull();
  });

  const moves = [open(first), open(second)];
  const dealt = dealWhole(dearMines(), { choices: one, moves }, stream(4));
  if (dealt === null) throw new Error('the round was not dealt');
  const round: RoundProof = {
    gameCode: 'dear-mines',
    gameVersion: '1',
    mathsHash: 'hash-of-tiny-mines-1',
    mode: 'base',
    choices: one,
    moves,
    serverSeedHash: commit(serverSeed),
    serverSeed,
    clientSeed: 'arara',
    nonce: 4,
    stake: '2.00',
    cost: '3.00',
    payout: '6.00',
    currency: 'BRL',
    book: dealt.book,
  };

  test('is part of the cost that the verifier expects', () => {
    expect(verifyRound(round, registry).ok).toBe(true);
    const { ok, steps } = verifyRound({ ...round, cost: '2.00' }, registry);
    expect(ok).toBe(false);
    expect(steps.find((step) => !step.ok)).toMatchObject({ check: 'cost', found: '3.00' });
  });

  test('is counted where a policy plays, and in simulated rounds', () => {
    const both = ({ opened }: MinesView) => open(opened.length === 0 ? first : second);
    expect(playThrough(dearMines(), one, both, stream(4))).toMatchObject({ raised: 50, moves });
    const ahead = ({ opened }: MinesView) => open(opened.length);
    const figures = simulateRounds(
      (random) => {
        const { book, raised } = playThrough(dearMines(), one, ahead, random);
        return { paid: book.payoutMultiplier, cost: 100 + raised };
      },
      9_000,
      'dear',
    );
    // One third of rounds pays 3 stakes; two thirds come to the second cell, which costs a half.
    expect(Math.abs(figures.rtp - 1 / (1 + 1 / 3))).toBeLessThan(figures.error);
  });
});

describe('the moves that a round allows', () => {
  const [first, second] = safeOf(4);
  const allowedAfter = (...moves: Move[]) => {
    const state = playSteps(dearMines(), { choices: one, moves }, stream(4))?.state;
    return state == null ? null : allowedMoves(dearMines(), state);
  };

  test('are named with what each takes', () => {
    expect(allowedAfter()).toEqual([
      { name: 'open', raises: 0 },
      { name: 'cashOut', raises: 0 },
    ]);
    expect(allowedAfter(open(first))?.[0]).toEqual({ name: 'open', raises: 50 });
    expect(allowedAfter(open(first), open(second))).toBeNull();
  });

  test('leave out one that is refused with every choice', () => {
    const stuck: StepsGame<number, number> = {
      ...(tinyMines() as unknown as StepsGame<number, number>),
      moves: {
        paint: { colour: { kind: 'option', options: ['red', 'blue'], preset: null } },
        mark: { numbers: { kind: 'picks', of: 9, least: 2, most: 3, preset: null } },
        both: {
          colour: { kind: 'option', options: ['red', 'blue'], preset: null },
          cell: { kind: 'integer', least: 0, most: 2, preset: null },
        },
      },
      raises: (_, { choices }) => Number(choices['cell'] ?? 0),
      step: (state, { name, choices }) =>
        (name === 'mark' && choices['numbers'] === '1 2') ||
        (name === 'both' && choices['colour'] === 'blue' && choices['cell'] === 2)
          ? { kind: 'open', state, events: [] }
          : { kind: 'refused' },
    };
    expect(allowedMoves(stuck, 0)).toEqual([
      { name: 'mark', raises: 0 },
      { name: 'both', raises: 2 },
    ]);
  });
});

describe('a policy', () => {
  test('that asks for what the game refuses, or never ends, is told so', () => {
    const random = () => streamOf(fastWords('policy'));
    const twice = () => open(0);
    const safe = [...Array(40).keys()].find((nonce) => !safeOf(nonce).every((cell) => cell !== 0));
    expect(() => playThrough(tinyMines(), one, twice, stream(safe ?? 0))).toThrow('refused');
    const endless: StepsGame<number, number> = {
      ...(tinyMines() as unknown as StepsGame<number, number>),
      start: () => ({ state: 0, events: [] }),
      step: (state) => ({ kind: 'open', state: state + 1, events: [] }),
      viewFor: (state) => state,
    };
    expect(() => playThrough(endless, one, () => cashOut, random())).toThrow('did not end');
  });
});

describe('a move at a table', () => {
  const choices: Choices = { mode: 'base', side: 'heads' };
  const leave: Move = { name: 'leave', choices: { at: 120 } };
  const book = dealWhole(leavingTable(), { choices, moves: [leave] }, stream(6))?.book;
  const seat = {
    gameCode: 'leaving-table',
    gameVersion: '1',
    mathsHash: 'hash-of-coin-table-1',
    mode: 'base',
    choices,
    moves: [leave],
    serverSeedHash: commit(serverSeed),
    serverSeed,
    clientSeed: 'arara',
    nonce: 6,
    stake: '2.00',
    payout: '2.40',
    currency: 'BRL',
    book,
  };
  const failed = (changed: object) =>
    verifyRound({ ...seat, ...changed }, registry).steps.find(({ ok }) => !ok)?.check;

  test('is part of the proof of its seat', () => {
    expect(verifyRound(JSON.parse(JSON.stringify(seat)), registry).ok).toBe(true);
    expect(failed({ moves: [{ name: 'leave', choices: { at: 121 } }] })).toBe('book');
    expect(failed({ moves: [{ name: 'leave', choices: { at: 301 } }] })).toBe('game');
    expect(failed({ moves: [{ name: 'leave', choices: {} }] })).toBe('game');
    expect(failed({ moves: [leave, leave] })).toBe('book');
  });

  test('is stamped by the clock of its table, and is none that the game has not', () => {
    const { run, mostOf } = leavingTable();
    expect(run?.stamp('leave', 1_209)).toEqual(leave);
    expect(run?.stamp('peek', 1_209)).toBeNull();
    expect(Number(run?.stamp('leave', 3_000)?.choices['at'])).toBe(mostOf?.(choices));
  });

  test('is none of a table that has no moves', () => {
    expect(failed({ gameCode: 'coin-table' })).toBe('game');
    expect(dealWhole(coinTable(), { choices, moves: [leave] }, stream(6))).toBeNull();
  });
});

describe('picks', () => {
  const rules = { picks: { kind: 'picks', of: 12, least: 2, most: 3, preset: null } } as const;

  test.each(['1 2', '3 11 12', '1 10'])('may be %s', (picks) => {
    expect(readChoices(rules, { picks })).toEqual({ ok: true, value: { picks } });
  });

  test.each(['1', '1 2 3 4', '2 1', '2 2', '0 1', '1 13', '1  2', '01 2', '1 2 ', '', 12, null])(
    'may not be %j, so that a set has one spelling',
    (picks) => {
      expect(readChoices(rules, { picks })).toEqual({ ok: false, field: 'picks' });
    },
  );

  test('are none where that is allowed: an empty text', () => {
    const none = { picks: { ...rules.picks, least: 0 } };
    expect(readChoices(none, { picks: '' })).toEqual({ ok: true, value: { picks: '' } });
    expect(readChoices(none, { picks: ' ' })).toEqual({ ok: false, field: 'picks' });
    expect([picksOf(''), picksOf('3 11')]).toEqual([[], [3, 11]]);
  });
});
