import type { RandomStream } from '@arara/fairness';
import type { Choices } from '../choices.ts';
import { modeChoice } from '../game.ts';
import type { Stepped, StepsGame } from '../game.ts';

/** The smallest game in steps: three cells, some of them mined. Each safe cell pays fair odds. */
export interface MinesState {
  readonly mines: readonly number[];
  readonly opened: readonly number[];
}

export type MinesEvent =
  | { readonly type: 'laid'; readonly mines: number }
  | { readonly type: 'opened'; readonly cell: number; readonly safe: boolean }
  | { readonly type: 'mines'; readonly cells: readonly number[] }
  | { readonly type: 'final'; readonly amount: number };

/** The view of the player: the open cells, and the amount that a cash-out pays now. The mines are not in it. */
export interface MinesView {
  readonly opened: readonly number[];
  readonly worth: number;
}

const cells = [0, 1, 2];
const modes = [{ code: 'base', cost: 100 }];

/** Hundredths of the stake after so many safe cells: one over the chance to come so far. */
function worthOf(mines: number, opened: number): number {
  const ways = cells.slice(0, opened).map((taken) => [3 - taken, 3 - mines - taken] as const);
  return ways.reduce((worth, [left, safe]) => (worth * left) / safe, 100);
}

function ended(
  state: MinesState,
  amount: number,
  before: MinesEvent[],
): Stepped<MinesState, MinesEvent> {
  const told: MinesEvent[] = [
    { type: 'mines', cells: state.mines },
    { type: 'final', amount },
  ];
  return { kind: 'settled', payoutMultiplier: amount, events: [...before, ...told] };
}

function open(state: MinesState, cell: number): Stepped<MinesState, MinesEvent> {
  if (state.opened.includes(cell)) return { kind: 'refused' };
  const safe = !state.mines.includes(cell);
  const events: MinesEvent[] = [{ type: 'opened', cell, safe }];
  if (!safe) return ended(state, 0, events);
  const next = { ...state, opened: [...state.opened, cell] };
  const worth = worthOf(state.mines.length, next.opened.length);
  const isLast = next.opened.length === cells.length - state.mines.length;
  return isLast ? ended(next, worth, events) : { kind: 'open', state: next, events };
}

/** Tiny mines at a version. */
export function tinyMines(version = '1'): StepsGame<MinesState, MinesView, MinesEvent> {
  return {
    shape: 'steps',
    code: 'tiny-mines',
    version,
    kind: 'tiny-mines',
    mathsHash: `hash-of-tiny-mines-${version}`,
    maths: { rules: 'tiny-mines', evaluator: 1, maths: { cells: 3 } },
    bets: { stakes: ['1.00', '2.00'], modes, payoutUnit: 50 },
    choices: {
      mode: modeChoice(modes),
      mines: { kind: 'integer', least: 1, most: 2, preset: 1 },
    },
    winCap: 300,
    moves: {
      open: { cell: { kind: 'integer', least: 0, most: 2, preset: null } },
      cashOut: {},
    },
    movesMax: 3,
    start(choices: Choices, random: RandomStream) {
      const count = Number(choices['mines']);
      const state = { mines: random.shuffle(cells).slice(0, count), opened: [] };
      return { state, events: [{ type: 'laid', mines: count }] };
    },
    step(state, move) {
      if (move.name === 'open') return open(state, Number(move.choices['cell']));
      return ended(state, worthOf(state.mines.length, state.opened.length), []);
    },
    viewFor: ({ mines: laid, opened }) => ({ opened, worth: worthOf(laid.length, opened.length) }),
    idle: () => ({ name: 'cashOut', choices: {} }),
  };
}
