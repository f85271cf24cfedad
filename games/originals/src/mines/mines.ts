import type { RandomStream } from '@arara/fairness';
import type { Choices, Hundredths, Stepped, StepsGame } from '@arara/game-kit';
import { houseCap, identityOf } from '../define.ts';
import { settledAt, type FinalEvent } from '../final.ts';
import { onePercent, wantedData } from '../wanted.ts';
import { CELLS, worthsOf } from './table.ts';

/** A round of mines. Cells are numbered from 0, row by row from the top left. */
interface MinesState {
  readonly mines: readonly number[];
  readonly opened: readonly number[];
}

export type MinesEvent =
  | { readonly type: 'laid'; readonly mines: number }
  | {
      readonly type: 'opened';
      readonly cell: number;
      readonly safe: boolean;
      readonly worth: Hundredths;
    }
  | { readonly type: 'mines'; readonly cells: readonly number[] }
  | FinalEvent;

/** The view of the player: the open cells, what a cash-out pays now, and what it would after one more cell. */
export interface MinesView {
  readonly mines: number;
  readonly opened: readonly number[];
  readonly worth: Hundredths;
  readonly next: Hundredths;
}

export const LEAST = 1;
export const MOST = CELLS - 1;
const cells = [...Array(CELLS).keys()];
/** By the number of mines less one, then by the number of open cells. */
const table = Array.from({ length: MOST }, (_, at) => worthsOf(at + LEAST, houseCap));

type Effect = Stepped<MinesState, MinesEvent>;

const worthsAt = ({ mines }: MinesState) => table[mines.length - LEAST] ?? [];
const worthOf = (state: MinesState) => worthsAt(state)[state.opened.length] ?? 0;

function end(state: MinesState, amount: Hundredths, before: readonly MinesEvent[]): Effect {
  return settledAt(amount, [...before, { type: 'mines', cells: state.mines }]);
}

function open(state: MinesState, cell: number): Effect {
  if (state.opened.includes(cell)) return { kind: 'refused' };
  if (state.mines.includes(cell)) {
    return end(state, 0, [{ type: 'opened', cell, safe: false, worth: 0 }]);
  }
  const next = { ...state, opened: [...state.opened, cell] };
  const worth = worthOf(next);
  const events: MinesEvent[] = [{ type: 'opened', cell, safe: true, worth }];
  const isLast = next.opened.length === worthsAt(next).length - 1;
  return isLast ? end(next, worth, events) : { kind: 'open', state: next, events };
}

/** Mines on five rows of five cells. */
export const mines: StepsGame<MinesState, MinesView, MinesEvent> = {
  ...identityOf({
    code: 'mines',
    rules: 'mines',
    evaluator: 1,
    maths: { ...wantedData(onePercent), cells: CELLS, worths: table },
    choices: { mines: { kind: 'integer', least: LEAST, most: MOST, preset: 3 } },
  }),
  shape: 'steps',
  moves: {
    open: { cell: { kind: 'integer', least: 0, most: CELLS - 1, preset: null } },
    cashOut: {},
  },
  movesMax: CELLS,
  start(choices: Choices, random: RandomStream) {
    const count = Number(choices['mines']);
    const laid = random.shuffle(cells).slice(0, count);
    const state = { mines: laid.sort((a, b) => a - b), opened: [] };
    return { state, events: [{ type: 'laid', mines: count }] };
  },
  step(state, { name, choices }) {
    return name === 'open' ? open(state, Number(choices['cell'])) : end(state, worthOf(state), []);
  },
  viewFor: (state) => ({
    mines: state.mines.length,
    opened: state.opened,
    worth: worthOf(state),
    next: worthsAt(state)[state.opened.length + 1] ?? 0,
  }),
  idle: () => ({ name: 'cashOut', choices: {} }),
};
