import { createStream } from '@arara/fairness';
import { playSteps, readMove, type Move } from '@arara/game-kit';
import { describe, expect, test } from 'vitest';
import { mines } from './mines.ts';
import { worthsOf } from './table.ts';

const stream = (nonce: number) =>
  createStream({ serverSeed: '5a'.repeat(32), clientSeed: 'arara', nonce });
const open = (cell: number): Move => ({ name: 'open', choices: { cell } });
const cashOut: Move = { name: 'cashOut', choices: {} };
const choicesOf = (count: number) => ({ mode: 'base', mines: count });
const played = (count: number, nonce: number, ...moves: Move[]) =>
  playSteps(mines, { choices: choicesOf(count), moves }, stream(nonce));

/** The mines of a round, which only its end tells. */
function minesOf(count: number, nonce: number): readonly number[] {
  const told = played(count, nonce, cashOut)?.events.find(({ type }) => type === 'mines');
  return (told as { cells?: readonly number[] } | undefined)?.cells ?? [];
}

const safeOf = (count: number, nonce: number) =>
  [...Array(25).keys()].filter((cell) => !minesOf(count, nonce).includes(cell));

/** The published odds: 0.99 × C(25, k) ÷ C(25 − n, k), down to the hundredth. */
test.each([
  { count: 1, cells: 1, pays: 103 },
  { count: 3, cells: 1, pays: 112 },
  { count: 3, cells: 5, pays: 199 },
  { count: 5, cells: 3, pays: 199 },
  { count: 10, cells: 5, pays: 1751 },
  { count: 24, cells: 1, pays: 2475 },
])('$count mines, $cells cells: $pays', ({ count, cells, pays }) => {
  expect(worthsOf(count, 1_000_000)[cells]).toBe(pays);
  const book = played(count, 1, ...safeOf(count, 1).slice(0, cells).map(open));
  expect(book?.events).toContainEqual(expect.objectContaining({ safe: true, worth: pays }));
});

describe('a round', () => {
  test('lays as many mines as were chosen, each once', () => {
    for (const count of [1, 3, 24]) {
      for (let nonce = 0; nonce < 30; nonce += 1) {
        expect(new Set(minesOf(count, nonce)).size).toBe(count);
      }
    }
  });

  test('with 24 mines is over with its first cell, safe or not', () => {
    const [safe = 0] = safeOf(24, 4);
    expect(played(24, 4, open(safe))).toMatchObject({ state: null, payoutMultiplier: 2475 });
    expect(played(24, 4, open((safe + 1) % 25))).toMatchObject({ payoutMultiplier: 0 });
  });

  test('with one mine is over when every other cell is open', () => {
    const safe = safeOf(1, 9);
    const before = played(1, 9, ...safe.slice(0, 23).map(open));
    expect(before?.payoutMultiplier).toBeNull();
    expect(played(1, 9, ...safe.map(open))).toMatchObject({ payoutMultiplier: 2475 });
  });

  test('ends before the cell whose prize would be above the cap', () => {
    const worths = worthsOf(12, 1_000_000);
    expect(worths.at(-1)).toBe(282_873);
    const safe = safeOf(12, 2).slice(0, worths.length - 1);
    expect(safe.length).toBeLessThan(13);
    expect(played(12, 2, ...safe.map(open))).toMatchObject({ payoutMultiplier: 282_873 });
  });

  test('takes no cell twice, and no cell that is not there', () => {
    const [safe = 0] = safeOf(3, 5);
    expect(played(3, 5, open(safe), open(safe))).toBeNull();
    expect(readMove(mines.moves, { name: 'open', choices: { cell: 25 } })).toMatchObject({
      ok: false,
      field: 'cell',
    });
  });

  test('left alone is cashed out; before its first cell that pays the return of no risk at all', () => {
    const [safe = 0] = safeOf(3, 6);
    const state = played(3, 6, open(safe))?.state;
    if (state == null) throw new Error('the round is over');
    const idle = mines.idle(state);
    expect(played(3, 6, open(safe), idle)).toMatchObject({ payoutMultiplier: 112 });
    expect(played(3, 6, idle)).toMatchObject({ payoutMultiplier: 99 });
  });
});

describe('nothing that is hidden is shown', () => {
  const nonces = [...Array(40).keys()];

  test('rounds whose mines lie elsewhere look the same, before and after cells that are safe in all', () => {
    for (const count of [1, 3, 8]) {
      for (const cell of [0, 12, 24]) {
        const alike = nonces.filter((nonce) => safeOf(count, nonce).includes(cell));
        const seen = alike.map((nonce) => {
          const sofar = played(count, nonce, open(cell));
          return JSON.stringify([sofar?.events, mines.viewFor(sofar?.state as never, 0)]);
        });
        expect(new Set(alike.map((nonce) => minesOf(count, nonce).join())).size).toBeGreaterThan(1);
        expect(new Set(seen).size).toBe(1);
      }
    }
  });
});
