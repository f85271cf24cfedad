import { h } from '@arara/game-kit/view';
import type { Words } from '@arara/game-kit/view';
import { createShareBar } from '../share-bar.ts';
import type { Side } from './hands.ts';
import { sides } from './hands.ts';
import { beadPlate, bigRoad, ROAD_ROWS } from './roads.ts';

/** A result on the roads: the winner, with what else a bead says. */
export interface Bead {
  readonly winner: Side | null;
  /** A letter or two that name it. */
  readonly text: string;
  /** The same in words, for the ear. */
  readonly said: string;
  /** Sides whose pair came. */
  readonly pairs: readonly Side[];
}

/** The road maps of the last results. */
export interface RoadsPage {
  readonly node: HTMLElement;
  /** Shows results, the oldest first. */
  show(results: readonly Bead[]): void;
  resize(room: { readonly width: number; readonly height: number }): void;
}

const inks = ['first', 'second'] as const;
const inkOf = (winner: Side | null) => (winner === null ? 'tie' : inks[winner]);
const [cellLeast, cellMost] = [17, 26];
/** The lines over the roads, and what stands between them. */
const above = 74;
const padding = 20;

export function createRoadsPage(
  words: Words,
  options: {
    /** The sides and the tie by their names. */
    readonly nameOf: (winner: Side | null) => string;
    /** The streaks of winners have a road of their own. */
    readonly hasBigRoad: boolean;
    /** One more line of figures; null where there is none. */
    readonly figures: (results: readonly Bead[]) => string | null;
  },
): RoadsPage {
  const { nameOf, hasBigRoad, figures } = options;
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`table.${key}`, params);
  const node = h('div', {
    class: 'roads',
    role: 'group',
    'aria-label': g('roads'),
    tabindex: '0',
    'data-arrows': '',
  });
  let results: readonly Bead[] = [];
  let columns = 10;

  function draw(): void {
    if (results.length === 0) {
      node.replaceChildren(h('p', { class: 'none' }, g('roads.none')));
      return;
    }
    const shares = [0 as const, null, 1 as const].map((winner) => ({
      ink: inkOf(winner),
      name: nameOf(winner),
      count: results.filter((each) => each.winner === winner).length,
    }));
    const line = figures(results);
    node.replaceChildren(
      createShareBar(shares),
      h('p', {}, [g('roads.last', { rounds: results.length }), line].filter(Boolean).join(' ')),
      h(
        'ol',
        { class: 'road', 'aria-label': g('roads.bead') },
        ...beadPlate(results, columns).map(bead),
      ),
      ...(hasBigRoad ? [drawBigRoad(results, columns)] : []),
    );
  }
  draw();
  return {
    node,
    show(next) {
      results = next;
      draw();
    },
    resize({ width, height }) {
      const roads = hasBigRoad ? 2 : 1;
      const fitting = Math.floor((height - above) / (ROAD_ROWS * roads));
      const cell = Math.min(cellMost, Math.max(cellLeast, fitting));
      columns = Math.max(6, Math.floor((width - padding) / cell));
      node.style.setProperty('--cell', `${cell}px`);
      draw();
    },
  };
}

function bead({ winner, text, said, pairs }: Bead): HTMLElement {
  const own = sides.filter((side) => pairs.includes(side));
  return h(
    'li',
    { class: `bead ${inkOf(winner)}`, title: said },
    h('span', { 'aria-hidden': 'true' }, text),
    h('span', { class: 'said' }, said),
    ...own.map((side) => h('i', { class: inks[side] })),
  );
}

/** The big road, whose newest column is always in sight; the bead plate says the same to the ear. */
function drawBigRoad(results: readonly Bead[], columns: number): HTMLElement {
  const cells = bigRoad(results.map(({ winner }) => winner));
  const last = Math.max(0, ...cells.map(({ column }) => column));
  const first = Math.max(0, last - columns + 1);
  const rings = cells
    .filter(({ column }) => column >= first)
    .map(({ column, row, winner, ties }) => {
      const ring = h('span', { class: `ring ${inks[winner]}` }, ties === 0 ? '' : String(ties));
      ring.style.gridArea = `${row + 1} / ${column - first + 1}`;
      return ring;
    });
  return h('div', { class: 'road big', 'aria-hidden': 'true' }, ...rings);
}
