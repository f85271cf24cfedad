import type { ChoicesPanel, Words } from '@arara/game-kit/view';
import { h } from '@arara/game-kit/view';

/** The panel of a game in steps: choices before a round and acts in it share a place. */
export interface TurnPanel extends ChoicesPanel {
  readonly node: HTMLElement;
  /** A round is open: its acts are there. Otherwise the choices are. */
  play(isOpen: boolean): void;
}

export function createTurnPanel(options: {
  readonly words: Words;
  /** The controls before a round; left out where nothing is chosen then. */
  readonly choices: readonly Node[];
  /** The controls of an open round. */
  readonly acts: readonly Node[];
  /** More rows, always there. */
  readonly rows: readonly Node[];
  /** The choices of now, by their names. */
  readonly read: ChoicesPanel['read'];
  /** The stake of now, and nothing may be chosen or something may again. */
  readonly shown: ChoicesPanel['show'];
}): TurnPanel {
  const { words, choices, acts, rows } = options;
  const before = h('fieldset', { class: 'row' }, ...choices);
  const during = h('div', { class: 'row', hidden: choices.length > 0 }, ...acts);
  const node = h(
    'div',
    { class: 'panel', role: 'group', 'aria-label': words.game('original.choices') },
    ...(choices.length === 0 ? [] : [before]),
    ...(acts.length === 0 ? [] : [during]),
    ...rows,
  );
  return {
    node,
    read: options.read,
    missing: () => null,
    show(now) {
      before.disabled = now.isLocked;
      options.shown(now);
    },
    play(isOpen) {
      before.hidden = isOpen && acts.length > 0;
      during.hidden = !isOpen && choices.length > 0;
    },
  };
}
