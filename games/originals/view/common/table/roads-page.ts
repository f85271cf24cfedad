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
const [cellLeast, cellMost] = [18, 26];
/** The height of the bar and of the words around the roads, and the width that is left out. */
const [others, padding] = [74, 20];
/** In lower rooms the two roads stand side by side, and the bead plate has so much of the width. */
const [stackedFrom, beadShare] = [340, 0.42];

export function createRoadsPage(
  words: Words,
  options: {
    /** The code of the game, a class of the page. */
    readonly code: string;
    /** The sides and the tie by their names. */
    readonly nameOf: (winner: Side | null) => string;
    /** The streaks of winners have a road of their own. */
    readonly hasBigRoad: boolean;
    /** One more line of figures; null where there is none. */
    readonly figures: (results: readonly Bead[]) => string | null;
  },
): RoadsPage {
  const { code, nameOf, hasBigRoad, figures } = options;
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`table.${key}`, params);
  const node = h('div', {
    class: `roads ${code}`,
    role: 'group',
    'aria-label': g('roads'),
    tabindex: '0',
    'data-arrows': '',
  });
  let results: readonly Bead[] = [];
  let columns = { bead: 8, big: 8 };

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
    const beads = h(
      'ol',
      { class: 'road', 'aria-label': g('roads.bead') },
      ...beadPlate(results, columns.bead).map(drawBead),
    );
    beads.style.setProperty('--columns', String(columns.bead));
    const big = hasBigRoad ? drawBigRoad(results, columns.big) : null;
    const roads = h('div', { class: 'maps' }, beads, big);
    const told = h(
      'p',
      {},
      [g('roads.last', { rounds: results.length }), line].filter(Boolean).join(' '),
    );
    node.replaceChildren(createShareBar(shares), roads, told);
  }
  draw();
  return {
    node,
    show(next) {
      results = next;
      draw();
    },
    resize({ width, height }) {
      const isBeside = hasBigRoad && height < stackedFrom;
      const rows = ROAD_ROWS * (hasBigRoad && !isBeside ? 2 : 1);
      const cell = Math.min(cellMost, Math.max(cellLeast, Math.floor((height - others) / rows)));
      const all = Math.max(8, Math.floor((width - padding) / cell));
      const bead = Math.floor(all * beadShare);
      columns = isBeside ? { bead, big: all - bead - 1 } : { bead: all, big: all };
      node.style.setProperty('--cell', `${cell}px`);
      node.classList.toggle('beside', isBeside);
      draw();
    },
  };
}

function drawBead({ winner, text, said, pairs }: Bead): HTMLElement {
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
  const road = h('div', { class: 'road', 'aria-hidden': 'true' }, ...rings);
  road.style.setProperty('--columns', String(columns));
  return road;
}
