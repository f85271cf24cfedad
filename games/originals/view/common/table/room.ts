import { h } from '@arara/game-kit/view';
import { createScreen } from '../screen.ts';
import type { Screen } from '../screen.ts';
import { box } from './picture.ts';

/** The pages of the table that take turns where there is no room for both. */
export type TablePage = 'cloth' | 'roads';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The table in its place: the cards, the cloth, and the roads. */
export interface TableRoom {
  readonly screen: Screen;
  open(page: TablePage): void;
  /** Cards are dealt: cards and cloth are what one looks at. */
  deal(on: boolean): void;
  /** Fills as much of a room as the table can use; tells how large the roads are, and if they are always in sight. */
  resize(room: Size): { readonly roads: Size; readonly hasBoth: boolean };
}

/** From this width on the cards stand beside something; from this height on there is room for everything. */
const [wideFrom, deskFrom] = [560, 400];
const gap = 8;
const ratio = box[0] / box[1];
/** The share of the cloth, and the least that it needs. */
const cloth = { least: 104, most: 190, share: 0.42 } as const;

export function createTableRoom(
  place: HTMLElement,
  fields: HTMLElement,
  roads: HTMLElement,
): TableRoom {
  const cards = h('div', { class: 'table-cards' });
  const node = h(
    'div',
    { class: 'table' },
    h('div', { class: 'table-scene' }, cards),
    fields,
    roads,
  );
  place.append(node);
  const screen = createScreen(cards, box);
  return {
    screen,
    open: (page) => void (node.dataset['page'] = page),
    deal: (on) => void node.classList.toggle('deals', on),
    resize(room) {
      const width = Math.floor(Math.max(120, room.width));
      const isWide = width >= wideFrom;
      const height = Math.floor(
        Math.max(120, Math.min(room.height, width * (isWide ? 0.7 : 1.24))),
      );
      const hasBoth = isWide && height >= deskFrom;
      const kind = hasBoth ? 'desk' : isWide ? 'side' : 'tall';
      node.dataset['room'] = kind;
      const low = Math.min(cloth.most, Math.max(cloth.least, height * cloth.share));
      const scene = sceneOf(kind, { width, height }, low);
      place.style.width = `${width}px`;
      place.style.height = `${kind === 'tall' ? Math.min(height, scene.height + gap + cloth.most) : height}px`;
      node.style.setProperty('--scene-width', `${scene.width}px`);
      node.style.setProperty('--scene-height', `${scene.height}px`);
      screen.resize(scene);
      const beside = { width: width - scene.width - gap, height: scene.height };
      return { roads: kind === 'tall' ? { width, height } : beside, hasBoth };
    },
  };
}

/** The room of the cards; `low` is that of the cloth below them. */
function sceneOf(kind: 'desk' | 'side' | 'tall', { width, height }: Size, low: number): Size {
  if (kind === 'side') {
    const wide = Math.min(Math.floor(width * 0.56), Math.floor(height * ratio));
    return { width: wide, height };
  }
  const high = Math.floor(
    Math.min(height - low - gap, (kind === 'desk' ? width * 0.6 : width) / ratio),
  );
  return { width: kind === 'desk' ? Math.floor(high * ratio) : width, height: high };
}
