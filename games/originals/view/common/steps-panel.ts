import type { Hundredths } from '@arara/game-kit';
import type { ChoicesPanel, Words } from '@arara/game-kit/view';
import { h } from '@arara/game-kit/view';
import { createFigures } from './panel.ts';
import { chanceText, timesText } from './numbers.ts';
import { createTurnPanel } from './turn-panel.ts';
import type { TurnPanel } from './turn-panel.ts';
import './steps.css';

/** A further step: what it would make of a round, and the chance that it comes true. */
export interface NextStep {
  readonly multiplier: Hundredths;
  readonly chance: number;
}

/** The panel of a game in steps: choices while no round is open, acts while one is, and what the next step pays. */
export interface StepsPanel extends TurnPanel {
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
  const panel = createTurnPanel({
    words,
    choices,
    acts,
    rows: [...rows, h('div', { class: 'row' }, figures.node)],
    read: options.read,
    shown(now) {
      amountOf = now.amountOf;
      options.locked?.(now.isLocked);
      write();
    },
  });
  return {
    ...panel,
    next(step) {
      last = step;
      write();
    },
  };
}
