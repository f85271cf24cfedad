import { h } from '@arara/game-kit/view';
import { createFigures, createOutcomes } from './panel.ts';
import type { Figures, Outcomes } from './panel.ts';
import './hinted.css';

/** A row with a hint: figures of now, and in their place a list once somebody asks. */
export interface Hinted extends Pick<Figures, 'write'>, Pick<Outcomes, 'mark'> {
  readonly node: HTMLElement;
  /** Shows the list. */
  list(items: Parameters<Outcomes['write']>[0]): void;
  /** Somebody may ask; each turn begins with the figures. */
  turn(isMine: boolean): void;
}

export function createHinted(options: {
  readonly hint: string;
  readonly figures: readonly string[];
  /** The name of the list. */
  readonly list: string;
  readonly ask: () => void;
}): Hinted {
  let isOn = false;
  const figures = createFigures(options.figures);
  const outcomes = createOutcomes(options.list);
  const button = h('button', { type: 'button', class: 'hint' }, options.hint);
  button.addEventListener('click', () => isOn && options.ask());
  function open(isListed: boolean): void {
    figures.node.hidden = isListed;
    outcomes.node.hidden = !isListed;
  }
  open(false);
  return {
    node: h('div', { class: 'row hinted' }, button, figures.node, outcomes.node),
    write: figures.write,
    mark: outcomes.mark,
    list(items) {
      outcomes.write(items);
      open(true);
    },
    turn(isMine) {
      isOn = isMine;
      button.setAttribute('aria-disabled', String(!isMine));
      open(false);
    },
  };
}
