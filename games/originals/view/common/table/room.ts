import { h, s } from '@arara/game-kit/view';
import { createScreen, moveTo } from '../screen.ts';
import { beyond, box } from './picture.ts';

/** The pages of the table that take turns where there is no room for both. */
export type TablePage = 'cloth' | 'roads';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The table in its place: the cards, the cloth, and the roads. */
export interface TableRoom {
  /** The part of the page that the picture of the cards is drawn in. */
  readonly ground: SVGElement;
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
/** A lower room on a phone held upright has the cards in the place of the cloth while they are dealt. */
const tallFrom = 228;
type Kind = 'desk' | 'side' | 'tall' | 'small';
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
  const ground = s('g', {});
  // A wide room shows more of the scene on both sides.
  const screen = createScreen(cards, ({ width, height }) => [widthOf(width / height), box[1]]);
  screen.svg.append(ground);
  return {
    ground,
    open: (page) => void (node.dataset['page'] = page),
    deal: (on) => void node.classList.toggle('deals', on),
    resize(room) {
      const width = Math.floor(Math.max(120, room.width));
      const isWide = width >= wideFrom;
      const height = Math.floor(
        Math.max(120, Math.min(room.height, width * (isWide ? 0.7 : 1.24))),
      );
      const hasBoth = isWide && height >= deskFrom;
      const kind = kindOf(isWide, hasBoth, height);
      node.dataset['room'] = kind;
      const low = Math.min(cloth.most, Math.max(cloth.least, height * cloth.share));
      const scene = sceneOf(kind, { width, height }, low);
      place.style.width = `${width}px`;
      place.style.height = `${kind === 'tall' ? Math.min(height, scene.height + gap + cloth.most) : height}px`;
      node.style.setProperty('--scene-width', `${scene.width}px`);
      node.style.setProperty('--scene-height', `${scene.height}px`);
      const rows = kind === 'small' || kind === 'side' ? height : height - scene.height - gap;
      node.style.setProperty('--heap', `${heapOf(rows)}px`);
      screen.resize(scene);
      moveTo(ground, (widthOf(scene.width / scene.height) - box[0]) / 2, 0);
      const beside = { width: width - scene.width - gap, height: scene.height };
      return { roads: isWide ? beside : { width, height }, hasBoth };
    },
  };
}

/** The width of the picture in its units, in a room of such a ratio. */
const widthOf = (of: number): number =>
  Math.round(Math.min(box[0] + 2 * beyond, Math.max(box[0], box[1] * of)));

const kindOf = (isWide: boolean, hasBoth: boolean, height: number): Kind =>
  isWide ? (hasBoth ? 'desk' : 'side') : height < tallFrom ? 'small' : 'tall';

/** The size of the chips on a cloth of such a height: below the name, in each of its two rows. */
const heapOf = (height: number): number => Math.max(24, Math.min(46, (height - 12) / 2 - 23));

/** The room of the cards; `low` is that of the cloth below them. */
function sceneOf(kind: Kind, { width, height }: Size, low: number): Size {
  if (kind === 'side') {
    const wide = Math.min(Math.floor(width * 0.56), Math.floor(height * ratio));
    return { width: wide, height: Math.min(height, Math.ceil(wide / ratio)) };
  }
  if (kind === 'small') return { width, height };
  const high = Math.floor(
    Math.min(height - low - gap, (kind === 'desk' ? width * 0.6 : width) / ratio),
  );
  return { width: kind === 'desk' ? Math.floor(high * ratio) : width, height: high };
}
