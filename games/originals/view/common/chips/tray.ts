import type { Hundredths } from '@arara/game-kit';
import { cssColour } from '@arara/game-kit/stage';
import { h, s } from '@arara/game-kit/view';
import type { Words } from '@arara/game-kit/view';
import { createFigures } from '../panel.ts';
import type { Bets, Full } from './bets.ts';
import { chipPicture, chipSizes, worthText } from './chip.ts';
import './chips.css';

/** The chips to lay, and what can be done with those that lie: one for every game of chips. */
export interface Tray {
  /** The chips, and the acts. */
  readonly nodes: readonly Node[];
  /** The worth of everything on the cloth. */
  readonly total: HTMLElement;
  /** How many of the smallest chips the chosen one is worth. */
  readonly chips: () => number;
  /** The next chip up or down. */
  step(by: 1 | -1): void;
  /** Writes the worth of chips at a stake. */
  show(now: { readonly stake: string; amountOf(hundredths: Hundredths): string }): void;
  /** What lies has changed. */
  refresh(): void;
  /** Another round was told: its bets are those that can be laid again. */
  remember(text: string): void;
  repeat(): void;
}

/** The acts in their order, with the drawing of each on a field of 24. */
const drawings = {
  undo: 'M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H9',
  double: 'M4 8L10 16M10 8L4 16M14 10A3 3 0 1 1 19 12L14 18H20',
  repeat: 'M5 11A7 7 0 0 1 17 7L19 9M19 4V9H14M19 13A7 7 0 0 1 7 17L5 15M5 20V15H10',
  clear: 'M5 7H19M9 7V4H15V7M7 7L8 20H16L17 7',
} as const;
type Act = keyof typeof drawings;
const acts = Object.keys(drawings) as Act[];

export function createTray(options: {
  readonly words: Words;
  readonly bets: Bets;
  /** The bets of the last round; empty where there was none. */
  readonly last: string;
  /** There was no room for what was asked. */
  readonly refused: (full: Full) => void;
  readonly isLocked: () => boolean;
}): Tray {
  const { words, bets, refused, isLocked } = options;
  const g = (key: string) => words.game(`chips.${key}`);
  const stacks = chipSizes.map((size) => chipRadio(words, size));
  const rack = h(
    'fieldset',
    { class: 'rack' },
    h('legend', {}, g('tray')),
    h('div', {}, ...stacks.map(({ node }) => node)),
  );
  const buttons = new Map(acts.map((act) => [act, actButton(act, g(act))]));
  const total = createFigures([g('total')]);
  total.node.classList.add('laid');
  let last = options.last;
  let amountOf: (hundredths: Hundredths) => string = () => '';

  const does: Readonly<Record<Act, () => Full | null | void>> = {
    undo: bets.undo,
    double: bets.double,
    repeat: () => bets.put(last),
    clear: bets.clear,
  };
  function press(act: Act): void {
    if (isLocked() || buttons.get(act)?.getAttribute('aria-disabled') === 'true') return;
    const full = does[act]();
    if (typeof full === 'string') refused(full);
  }
  for (const [act, button] of buttons) button.addEventListener('click', () => press(act));

  function refresh(): void {
    const isBare = bets.total() === 0;
    const isOff: Readonly<Record<Act, boolean>> = {
      undo: !bets.canUndo(),
      double: isBare,
      repeat: last === '' || last === bets.text(),
      clear: isBare,
    };
    for (const [act, button] of buttons) {
      button.setAttribute('aria-disabled', String(isLocked() || isOff[act]));
    }
    total.write([amountOf(100 * bets.total())]);
  }

  const chosen = () => stacks.findIndex(({ input }) => input.checked);
  return {
    nodes: [rack, h('div', { class: 'acts' }, ...buttons.values())],
    total: total.node,
    chips: () => chipSizes[chosen()] ?? 1,
    step(by) {
      const next = stacks[chosen() + by];
      if (next !== undefined) next.input.checked = true;
    },
    show(now) {
      ({ amountOf } = now);
      for (const stack of stacks)
        stack.write(worthText(words, now.stake, stack.size), now.amountOf);
      refresh();
    },
    refresh,
    remember(text) {
      last = text;
      refresh();
    },
    repeat: () => press('repeat'),
  };
}

function chipRadio({ game }: Words, size: (typeof chipSizes)[number]) {
  const input = h('input', { type: 'radio', name: 'chip', checked: size === 1 });
  const face = h('span', {});
  return {
    size,
    input,
    node: h('label', {}, input, face),
    write(text: string, amountOf: (hundredths: Hundredths) => string): void {
      input.setAttribute('aria-label', game('chips.chip', { amount: amountOf(100 * size) }));
      face.replaceChildren(chipPicture(size, text));
    },
  };
}

function actButton(act: Act, label: string): HTMLButtonElement {
  const button = h('button', { type: 'button', 'aria-label': label, title: label });
  const drawing = s('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  drawing.append(
    s('path', {
      d: drawings[act],
      fill: 'none',
      stroke: cssColour('papel'),
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
  button.append(drawing);
  return button;
}
