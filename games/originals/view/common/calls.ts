import { h } from '@arara/game-kit/view';
import './steps.css';

/** A call that the player may make in an open round. */
export interface CallItem<N extends string> {
  readonly name: N;
  readonly text: string;
  /** A small drawing before the word. */
  readonly picture?: Element;
  readonly press: () => void;
}

/** The calls of an open round: large buttons side by side. */
export interface Calls<N extends string> {
  readonly node: HTMLElement;
  /** All of them can be pressed, or none. */
  enable(on: boolean): void;
  /** Writes below the word of a call, and another word; null takes the call away. */
  note(name: N, text: string | null, word?: string): void;
  /** The same as a press of the button, where it can be pressed. */
  press(name: N): void;
}

export function createCalls<const N extends string>(
  label: string,
  items: readonly CallItem<N>[],
): Calls<N> {
  let isOn = false;
  const made = items.map((item) => {
    const [note, word] = [h('small', {}), h('b', {}, item.text)];
    const button = h(
      'button',
      { type: 'button', 'aria-disabled': 'true', 'data-call': item.name },
      item.picture ?? null,
      h('span', {}, word, ' ', note),
    );
    const press = (): void => {
      if (isOn && !button.hidden) item.press();
    };
    button.addEventListener('click', press);
    return { ...item, press, button, note, word };
  });
  return {
    node: h(
      'div',
      { class: 'calls', role: 'group', 'aria-label': label },
      ...made.map(({ button }) => button),
    ),
    enable(on) {
      isOn = on;
      for (const { button } of made) button.setAttribute('aria-disabled', String(!on));
    },
    note(name, text, word) {
      const call = made.find((one) => one.name === name);
      if (call === undefined) return;
      call.button.hidden = text === null;
      call.note.textContent = text ?? '';
      if (word !== undefined) call.word.textContent = word;
    },
    press: (name) => made.find((one) => one.name === name)?.press(),
  };
}
