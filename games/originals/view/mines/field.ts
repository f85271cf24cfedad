import { h, s } from '@arara/game-kit/view';
import { walkCells } from '../common/cells.ts';
import type { Screen } from '../common/screen.ts';
import { drawGem, drawMine, drawTown, fieldTop } from './picture.ts';
import './mines.css';

const columns = 5;
/** Fingers that are still opening tiles when the round ends mark none. */
const lateMs = 900;

/** The face of a tile. `mine` and `left` are what a round that is over shows of the tiles nobody opened. */
export type TileState = 'closed' | 'asked' | 'safe' | 'hit' | 'mine' | 'left';

/** The twenty-five tiles: buttons that the arrows walk. */
export interface MineField {
  set(cell: number, state: TileState): void;
  stateOf(cell: number): TileState;
  /** Closes every tile. */
  close(): void;
  /** The tiles that auto-play opens, in the order in which they were marked. */
  readonly marks: () => readonly number[];
  unmark(): void;
  /** From now on a tap marks a tile, opens it, or does nothing. */
  taps(what: 'mark' | 'open' | 'nothing'): void;
  focus(): void;
  /** The whole field shakes, as rock does. */
  shake(): void;
}

export function createMineField(
  screen: Screen,
  options: {
    readonly label: string;
    readonly nameOf: (cell: number, state: TileState) => string;
    readonly count: number;
    readonly marked: () => void;
    readonly open: (cell: number) => void;
  },
): MineField {
  const { count, nameOf } = options;
  const states: TileState[] = Array.from({ length: count }, () => 'closed');
  const marks = new Set<number>();
  let tap: 'mark' | 'open' | 'nothing' = 'mark';
  let tapsSince = 0;
  const buttons = states.map((_, cell) => {
    const button = h(
      'button',
      { type: 'button', class: 'mine-cell' },
      s('svg', { viewBox: '0 0 40 32', 'aria-hidden': 'true' }),
    );
    button.addEventListener('click', () => press(cell));
    return button;
  });
  const walk = walkCells(buttons, columns);
  const group = h(
    'div',
    { class: 'mine-field', role: 'group', 'aria-label': options.label, 'data-arrows': '' },
    ...buttons,
  );
  group.style.setProperty('--y', String(fieldTop));
  screen.svg.append(...drawTown());
  screen.over.append(group);

  function press(cell: number): void {
    if (tap === 'nothing') return;
    if (tap === 'open') {
      if (states[cell] === 'closed') options.open(cell);
      return;
    }
    // The last round still lies there: the first mark clears it away, unless it was a tap that came too late.
    if (performance.now() - tapsSince < lateMs && states.some((state) => state !== 'closed'))
      return;
    close();
    if (!marks.delete(cell)) marks.add(cell);
    paint(cell);
    options.marked();
  }

  function paint(cell: number): void {
    const [button, state] = [buttons[cell], states[cell] ?? 'closed'];
    if (button === undefined) return;
    button.dataset['state'] = state;
    button.setAttribute('aria-label', nameOf(cell, state));
    if (tap === 'mark') button.setAttribute('aria-pressed', String(marks.has(cell)));
    else button.removeAttribute('aria-pressed');
    button.classList.toggle('marked', marks.has(cell));
    const isShut = tap === 'nothing' || (tap === 'open' && state !== 'closed');
    button.setAttribute('aria-disabled', String(isShut));
  }

  function set(cell: number, state: TileState): void {
    if (states[cell] === state) return;
    states[cell] = state;
    const picture = buttons[cell]?.firstElementChild;
    if (state === 'safe' || state === 'left') picture?.replaceChildren(...drawGem(cell));
    else if (state === 'hit' || state === 'mine') picture?.replaceChildren(...drawMine());
    else picture?.replaceChildren();
    paint(cell);
  }

  const all = (run: (cell: number) => void): void => states.forEach((_, cell) => run(cell));
  function close(): void {
    all((cell) => set(cell, 'closed'));
  }
  all(paint);
  return {
    set,
    stateOf: (cell) => states[cell] ?? 'closed',
    close,
    marks: () => [...marks],
    unmark() {
      marks.clear();
      all(paint);
    },
    taps(what) {
      if (tap === what) return;
      [tap, tapsSince] = [what, performance.now()];
      group.dataset['taps'] = what;
      all(paint);
    },
    focus: walk.focus,
    shake() {
      group.classList.remove('shaken');
      void group.offsetWidth;
      group.classList.add('shaken');
    },
  };
}
