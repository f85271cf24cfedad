import { h } from '@arara/game-kit/view';
import { walkCells } from '../common/cells.ts';
import { flat, inked } from '../common/screen.ts';
import type { Screen } from '../common/screen.ts';
import './keno.css';

/** The picture's units, and how the pads lie. */
export const box = [420, 300] as const;
const columns = 8;

/** The forty pads: buttons that the arrows walk. */
export interface Pads {
  readonly picks: () => readonly number[];
  pick(numbers: readonly number[]): void;
  lock(on: boolean): void;
  /** The number has come out; true if it was picked. */
  draw(number: number): boolean;
  clear(): void;
}

export function createPads(
  screen: Screen,
  options: {
    readonly count: number;
    readonly most: number;
    readonly label: string;
    readonly nameOf: (number: number) => string;
    readonly changed: () => void;
  },
): Pads {
  const { count, most, changed } = options;
  const picked = new Set<number>();
  let isLocked = false;
  const buttons = Array.from({ length: count }, (_, at) => {
    const button = h('button', { type: 'button', 'aria-pressed': 'false' }, String(at + 1));
    button.setAttribute('aria-label', options.nameOf(at + 1));
    button.addEventListener('click', () => toggle(at + 1));
    return button;
  });
  walkCells(buttons, columns);
  const pond = h(
    'div',
    { class: 'pads', role: 'group', 'aria-label': options.label, 'data-arrows': '' },
    ...buttons,
  );
  screen.svg.append(...drawWater());
  screen.over.append(pond);

  function toggle(number: number): void {
    if (isLocked) return;
    if (picked.has(number)) picked.delete(number);
    else if (picked.size < most) picked.add(number);
    else return;
    changed();
    paint();
  }

  function paint(): void {
    buttons.forEach((button, at) => {
      const isPicked = picked.has(at + 1);
      button.setAttribute('aria-pressed', String(isPicked));
      button.setAttribute('aria-disabled', String(isLocked || (!isPicked && picked.size >= most)));
    });
  }

  return {
    picks: () => [...picked].sort((a, b) => a - b),
    pick(numbers) {
      picked.clear();
      for (const number of numbers) picked.add(number);
      changed();
      paint();
    },
    lock(on) {
      isLocked = on;
      paint();
    },
    draw(number) {
      const isHit = picked.has(number);
      buttons[number - 1]?.classList.add(isHit ? 'hit' : 'drawn');
      return isHit;
    },
    clear() {
      for (const button of buttons) button.classList.remove('hit', 'drawn');
    },
  };
}

/** Still water with its rings. */
function drawWater(): SVGElement[] {
  const [width, height] = box;
  const ring = (x: number, y: number, r: number) =>
    inked('ellipse', 'none', { cx: x, cy: y, rx: r, ry: r * 0.4, opacity: 0.35 }, 2);
  return [
    flat('rect', 'petroleo', { width, height }),
    ring(60, 60, 70),
    ring(330, 110, 90),
    ring(150, 230, 110),
    ring(370, 270, 60),
  ];
}
