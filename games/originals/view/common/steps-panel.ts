import type { Hundredths } from '@arara/game-kit';
import type { ChoicesPanel, Words } from '@arara/game-kit/view';
import { h } from '@arara/game-kit/view';
import { createFigures } from './panel.ts';
import { chanceText, timesText } from './numbers.ts';
import './steps.css';

/** A further step: what it would make of a round, and the chance that it comes true. */
export interface NextStep {
  readonly multiplier: Hundredths;
  readonly chance: number;
}

/** The panel of a game in steps: choices while no round is open, acts while one is, and what the next step pays. */
export interface StepsPanel extends ChoicesPanel {
  readonly node: HTMLElement;
  /** An open round has acts in the place of choices. */
  play(isOpen: boolean): void;
  /** Writes what the next step pays; null where there is none. */
  next(step: NextStep | null): void;
}

export function createStepsPanel(options: {
  readonly words: Words;
  /** The word over the multiplier of the next step. */
  readonly label: string;
  /** The controls before a round; left out where nothing is chosen then. */
  readonly choices: readonly Node[];
  /** The controls of an open round. */
  readonly acts: readonly Node[];
  /** More rows, always there. */
  readonly rows?: readonly Node[];
  /** The choices of now, by their names. */
  readonly read: ChoicesPanel['read'];
  /** Nothing may be chosen, or something may again. */
  readonly locked?: (on: boolean) => void;
}): StepsPanel {
  const { words, choices, acts, rows = [] } = options;
  const figures = createFigures([
    options.label,
    words.game('original.chance'),
    words.game('original.prize'),
  ]);
  const before = h('fieldset', { class: 'row' }, ...choices);
  const during = h('div', { class: 'row', hidden: choices.length > 0 }, ...acts);
  const node = h(
    'div',
    { class: 'panel', role: 'group', 'aria-label': words.game('original.choices') },
    ...(choices.length === 0 ? [] : [before]),
    ...(acts.length === 0 ? [] : [during]),
    ...rows,
    h('div', { class: 'row' }, figures.node),
  );
  let amountOf = (_hundredths: Hundredths): string => '';
  let last: NextStep | null = null;

  function write(): void {
    figures.write(
      last === null
        ? ['—', '—', '—']
        : [
            timesText(words, last.multiplier),
            chanceText(words, last.chance),
            amountOf(last.multiplier),
          ],
    );
  }
  return {
    node,
    read: options.read,
    missing: () => null,
    show(now) {
      amountOf = now.amountOf;
      before.disabled = now.isLocked;
      options.locked?.(now.isLocked);
      write();
    },
    play(isOpen) {
      before.hidden = isOpen && acts.length > 0;
      during.hidden = !isOpen && choices.length > 0;
    },
    next(step) {
      last = step;
      write();
    },
  };
}
