import { h } from '@arara/game-kit/view';
import { walkCells } from '../common/cells.ts';
import { areas, box, columns } from './layout.ts';
import type { Point } from './layout.ts';

/** A finger that moved less than so many units has tapped. */
const tapMost = 9;

/** The nine fields as controls: a finger scratches over them, a tap or a key opens one. */
export interface Fields {
  readonly node: HTMLElement;
  /** The words of a field, and whether it still can be opened. */
  name(field: number, text: string, isClosed: boolean): void;
  /** The light on the covered fields while something could still come. */
  hold(on: boolean): void;
  focus(): void;
}

export function createFields(options: {
  readonly label: string;
  /** A stroke of a finger over the card. */
  readonly scratch: (from: Point, to: Point) => void;
  /** A field was tapped, or chosen by a key. */
  readonly choose: (field: number) => void;
  readonly chooseAll: () => void;
  /** The space bar is this field's, and not the page's. */
  readonly takesSpace: () => boolean;
}): Fields {
  const buttons = areas.map((area, field) => {
    const button = h('button', { type: 'button', class: 'scratch-cell' });
    for (const [name, value] of Object.entries(area))
      button.style.setProperty(`--${name}`, String(value));
    button.addEventListener('click', ({ detail }) => {
      // A key and a screen reader press without a pointer, which may have scratched before.
      if (detail === 0 || moved < tapMost) options.choose(field);
    });
    return button;
  });
  const walk = walkCells(buttons, columns);
  const node = h(
    'div',
    { class: 'scratch-fields', role: 'group', 'aria-label': options.label, 'data-arrows': '' },
    ...buttons,
  );
  let last: Point | null = null;
  let moved = 0;

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [((clientX - left) / width) * box[0], ((clientY - top) / height) * box[1]];
  }
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    last = pointOf(event);
    moved = 0;
  });
  node.addEventListener('pointermove', (event) => {
    if (!event.isPrimary) return;
    if (event.buttons === 0) {
      last = null;
      return;
    }
    const passed = event.getCoalescedEvents();
    for (const each of passed.length === 0 ? [event] : passed) {
      const now = pointOf(each);
      const from: Point = last ?? now;
      moved += Math.hypot(now[0] - from[0], now[1] - from[1]);
      last = now;
      if (moved >= tapMost) options.scratch(from, now);
    }
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    node.addEventListener(end, () => void (last = null));
  // Between two fields a tap chooses none; a mouse must not pull the picture along.
  node.addEventListener('dragstart', (event) => event.preventDefault());
  node.addEventListener('keydown', (event) => {
    // The page leaves all keys of a group of buttons to the group.
    if (event.key === 'End') options.chooseAll();
    const field = buttons.findIndex((button) => button === event.target);
    if (field < 0 || event.key !== ' ' || !options.takesSpace()) return;
    if (buttons[field]?.matches(':focus-visible') !== true) return;
    // The page would take the space bar for the great button's.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) options.choose(field);
  });

  return {
    node,
    name(field, text, isClosed) {
      const button = buttons[field];
      if (button === undefined) return;
      button.setAttribute('aria-label', text);
      button.setAttribute('aria-disabled', String(!isClosed));
      button.dataset['state'] = isClosed ? 'closed' : 'open';
    },
    hold: (on) => node.classList.toggle('holds', on),
    focus: walk.focus,
  };
}
