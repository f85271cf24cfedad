import { commit, createStream } from '@arara/fairness';
import { describe, expect, test } from 'vitest';
import { readChoices, readMove } from './choices.ts';
import type { Choices, Move } from './choices.ts';
import { bookOfSteps, dealRound, playSteps } from './deal.ts';
import { createRegistry } from './registry.ts';
import type { RoundProof } from './round-proof.ts';
import { coin } from './testing/coin.ts';
import { coinTable } from './testing/coin-table.ts';
import { tinyMines } from './testing/tiny-mines.ts';
import { verifyRound } from './verify-round.ts';

const serverSeed = '5a'.repeat(32);
const stream = (nonce: number) => createStream({ serverSeed, clientSeed: 'arara', nonce });
const registry = createRegistry([coin(), tinyMines(), coinTable()]);
const open = (cell: number): Move => ({ name: 'open', choices: { cell } });
const cashOut: Move = { name: 'cashOut', choices: {} };
const one: Choices = { mode: 'base', mines: 1 };

/** Where the mine of a round lies, which only its end tells. */
function mineOf(nonce: number): number {
  const told = playSteps(tinyMines(), { choices: one, moves: [cashOut] }, stream(nonce))?.events;
  return (
    (told?.find(({ type }) => type === 'mines') as { cells?: number[] } | undefined)?.cells?.[0] ??
    0
  );
}

const safeCells = (nonce: number) => [0, 1, 2].filter((cell) => cell !== mineOf(nonce));

describe('the choices of a game', () => {
  const { choices, moves } = tinyMines();

  test('are read with the presets filled in', () => {
    expect(readChoices(choices, {})).toEqual({ ok: true, value: one });
    expect(readChoices(choices, { mines: 2 })).toEqual({
      ok: true,
      value: { mode: 'base', mines: 2 },
    });
  });

  test.each([
    [{ mines: 3 }, 'mines'],
    [{ mines: 1.5 }, 'mines'],
    [{ mines: '1' }, 'mines'],
    [{ mode: 'buy' }, 'mode'],
    [{ mode: 1 }, 'mode'],
    [{ colour: 'red' }, 'colour'],
    [{ toString: 1 }, 'toString'],
  ])('refuse %j by the name of its field', (given, field) => {
    expect(readChoices(choices, given)).toEqual({ ok: false, field });
  });

  test('that have no preset are asked for', () => {
    expect(readChoices(coinTable().choices, {})).toEqual({ ok: false, field: 'side' });
  });

  test('of a move are those of that move alone', () => {
    expect(readMove(moves, { name: 'open', choices: { cell: 2 } })).toEqual({
      ok: true,
      value: open(2),
    });
    expect(readMove(moves, { name: 'cashOut' })).toEqual({ ok: true, value: cashOut });
    expect(readMove(moves, { name: 'open' })).toEqual({ ok: false, field: 'cell' });
    expect(readMove(moves, { name: 'cashOut', choices: { cell: 1 } })).toEqual({
      ok: false,
      field: 'cell',
    });
    expect(readMove(moves, { name: 'constructor' })).toEqual({ ok: false, field: 'name' });
  });
});

describe('a round in steps', () => {
  test('goes on until a move settles it, and the same moves give the same round', () => {
    const [first = 0, second = 0] = safeCells(0);
    const half = playSteps(tinyMines(), { choices: one, moves: [open(first)] }, stream(0));
    expect(half).toMatchObject({ payoutMultiplier: null, state: { opened: [first] } });
    expect(bookOfSteps(half)).toBeNull();
    const played = { choices: one, moves: [open(first), open(second)] };
    const book = dealRound(tinyMines(), played, stream(0));
    expect(book).toMatchObject({ payoutMultiplier: 300 });
    expect(dealRound(tinyMines(), played, stream(0))).toEqual(book);
  });

  test('ends at a mine with nothing', () => {
    const book = dealRound(tinyMines(), { choices: one, moves: [open(mineOf(1))] }, stream(1));
    expect(book?.payoutMultiplier).toBe(0);
  });

  test('takes no move twice, none after its end, and no more than the game has', () => {
    const [first = 0, second = 0] = safeCells(2);
    const played = (...moves: Move[]) => playSteps(tinyMines(), { choices: one, moves }, stream(2));
    expect(played(open(first), open(first))).toBeNull();
    expect(played(cashOut, open(first))).toBeNull();
    expect(played(open(first), open(second), cashOut)).toBeNull();
    expect(played(cashOut, cashOut, cashOut, cashOut)).toBeNull();
  });

  test('shows no seat where the mines lie: rounds that differ only in them look the same', () => {
    const seen = [...Array(12).keys()].map((nonce) => {
      const state = playSteps(tinyMines(), { choices: one }, stream(nonce))?.state;
      return state == null ? null : JSON.stringify(tinyMines().viewFor(state, 0));
    });
    expect(new Set([...Array(12).keys()].map(mineOf)).size).toBe(3);
    expect(new Set(seen).size).toBe(1);
  });

  test('that is left alone is settled by the move of the house', () => {
    const [first = 0] = safeCells(3);
    const state = playSteps(tinyMines(), { choices: one, moves: [open(first)] }, stream(3))?.state;
    expect(state == null ? null : tinyMines().idle(state)).toEqual(cashOut);
    const moves = [open(first), cashOut];
    expect(dealRound(tinyMines(), { choices: one, moves }, stream(3))?.payoutMultiplier).toBe(150);
  });
});

describe('a shared round', () => {
  test('has one outcome, and pays each seat by its own choices', () => {
    const game = coinTable();
    const paid = ['heads', 'tails'].map((side) => {
      return dealRound(game, { choices: { mode: 'base', side } }, stream(0))?.payoutMultiplier;
    });
    expect(new Set(paid)).toEqual(new Set([0, 190]));
  });

  test('tells a seat its own choice and nobody the choice of another before the outcome', () => {
    const seats = [{ side: 'heads' }, { side: 'tails' }];
    const other = [{ side: 'heads' }, { side: 'heads' }];
    const view = (at: typeof seats, seat: number | null) =>
      coinTable().viewFor({ outcome: null, seats: at }, seat);
    expect(view(seats, 0)).toEqual({ own: 'heads', seats: 2, side: null });
    expect(view(seats, 0)).toEqual(view(other, 0));
    expect(view(seats, null)).toEqual(view(other, null));
  });
});

describe('the verifier', () => {
  const moves = [open(safeCells(5)[0] ?? 0), cashOut];
  const round: RoundProof = {
    gameCode: 'tiny-mines',
    gameVersion: '1',
    mathsHash: 'hash-of-tiny-mines-1',
    mode: 'base',
    choices: one,
    moves,
    serverSeedHash: commit(serverSeed),
    serverSeed,
    clientSeed: 'arara',
    nonce: 5,
    stake: '2.00',
    cost: '2.00',
    payout: '3.00',
    currency: 'BRL',
    book: dealRound(tinyMines(), { choices: one, moves }, stream(5)) ?? {
      payoutMultiplier: 0,
      events: [],
    },
  };
  const failed = (changed: Partial<RoundProof>) =>
    verifyRound({ ...round, ...changed }, registry).steps.find(({ ok }) => !ok)?.check;

  test('plays a round in steps again from its seeds and moves', () => {
    expect(verifyRound(JSON.parse(JSON.stringify(round)), registry)).toMatchObject({ ok: true });
  });

  test.each([
    ['other moves', { moves: [cashOut] }, 'book'],
    ['moves that do not end it', { moves: moves.slice(0, 1) }, 'book'],
    ['a move that the game has not', { moves: [{ name: 'peek', choices: {} }] }, 'game'],
    ['other choices', { choices: { mode: 'base', mines: 2 } }, 'book'],
    ['choices out of bounds', { choices: { mode: 'base', mines: 9 } }, 'game'],
    ['choices of another mode', { mode: 'buy' }, 'game'],
    ['moves that are no data', { moves: [{ name: 1 }] as never }, 'shape'],
    ['choices that are no data', { choices: { mines: {} } as never }, 'shape'],
  ])('finds %s', (_what, changed, check) => {
    expect(failed(changed)).toBe(check);
  });

  test('finds moves in a round that has none, and proves the round of a seat', () => {
    expect(failed({ gameCode: 'coin', mathsHash: 'hash-of-1', choices: { mode: 'base' } })).toBe(
      'game',
    );
    const choices = { mode: 'base', side: 'heads' };
    const book = dealRound(coinTable(), { choices }, stream(5));
    const { moves: _none, ...seat } = round;
    const paid = book?.payoutMultiplier === 190 ? '3.80' : '0.00';
    const proof = {
      gameCode: 'coin-table',
      mathsHash: 'hash-of-coin-table-1',
      choices,
      book,
      payout: paid,
    };
    expect(verifyRound({ ...seat, ...proof }, registry).ok).toBe(true);
  });
});
