import { h } from '@arara/game-kit/view';
import { HAND } from '../../src/video-poker/hands.ts';
import { walkCells } from '../common/cells.ts';
import type { Screen } from '../common/screen.ts';
import { place } from './picture.ts';

/** The five cards as buttons: a press holds one, or lets it go. */
export interface HandButtons {
  readonly held: () => readonly boolean[];
  /** Holds just these. */
  hold(held: readonly boolean[]): void;
  toggle(at: number): void;
  /** Names the cards; they can be pressed from here on, or not. */
  turn(names: readonly string[], isMine: boolean): void;
  focus(): void;
}

export function createHandButtons(
  screen: Screen,
  options: { readonly label: string; readonly word: string; readonly changed: () => void },
): HandButtons {
  let held: readonly boolean[] = [];
  let isOn = false;
  const buttons = Array.from({ length: HAND }, (_, at) => {
    const button = h('button', {
      type: 'button',
      class: 'poker-card',
      'aria-disabled': 'true',
      'data-word': options.word,
    });
    button.style.setProperty('--x', String(place.left(at)));
    button.style.setProperty('--y', String(place.top - 14));
    button.style.setProperty('--w', String(place.width));
    button.style.setProperty('--h', String(place.height + 26));
    button.addEventListener('click', () => toggle(at));
    return button;
  });
  const walk = walkCells(buttons, HAND);
  screen.over.append(
    h(
      'div',
      { class: 'poker-hand', role: 'group', 'aria-label': options.label, 'data-arrows': '' },
      ...buttons,
    ),
  );

  function hold(next: readonly boolean[]): void {
    held = next;
    buttons.forEach((button, at) => button.setAttribute('aria-pressed', String(held[at] === true)));
    options.changed();
  }
  function toggle(at: number): void {
    if (isOn) hold(buttons.map((_, place) => (held[place] === true) !== (place === at)));
  }
  return {
    held: () => held,
    hold,
    toggle,
    turn(names, isMine) {
      isOn = isMine;
      buttons.forEach((button, at) => {
        button.setAttribute('aria-label', names[at] ?? `${options.label} ${at + 1}`);
        button.setAttribute('aria-disabled', String(!isOn));
      });
    },
    focus: walk.focus,
  };
}
