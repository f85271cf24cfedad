import { h } from '@arara/game-kit/view';

/** The pages of the table that take turns in one place. */
export type Page = 'cloth' | 'track' | 'numbers';

/** The table in its place: the wheel beside the pages on a desk, over them on a phone while it turns. */
export interface Room {
  readonly node: HTMLElement;
  open(page: Page): void;
  /** The wheel is what one looks at. */
  spin(on: boolean): void;
  /** Fills as much of a room as the table can use; tells how large the pages are. */
  resize(room: { readonly width: number; readonly height: number }): {
    readonly width: number;
    readonly height: number;
    readonly isTall: boolean;
  };
}

/** From this width on wheel and pages stand side by side. */
const wideFrom = 640;
const gap = 10;

export function createRoom(
  place: HTMLElement,
  wheel: Element,
  pages: Readonly<Record<Page, HTMLElement>>,
): Room {
  const side = h('div', { class: 'wheel-side', 'aria-hidden': 'true' }, wheel);
  const rest = h('div', { class: 'pages' }, ...Object.values(pages));
  const node = h('div', { class: 'roulette' }, rest, side);
  place.append(node);
  return {
    node,
    open(page) {
      for (const [name, own] of Object.entries(pages)) own.hidden = name !== page;
    },
    spin: (on) => void node.classList.toggle('spins', on),
    resize(room) {
      const isWide = room.width >= wideFrom;
      const width = Math.floor(Math.max(120, room.width));
      const height = Math.floor(
        Math.max(120, Math.min(room.height, width * (isWide ? 0.46 : 1.3))),
      );
      place.style.width = `${width}px`;
      place.style.height = `${height}px`;
      node.classList.toggle('wide', isWide);
      const beside = isWide ? Math.floor(Math.min(height, width * 0.36)) + gap : 0;
      node.style.setProperty('--side', `${beside}px`);
      const isTall = !isWide && height > width * 1.05;
      return { width: width - beside, height, isTall };
    },
  };
}
