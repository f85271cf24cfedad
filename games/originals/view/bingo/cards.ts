import { h } from '@arara/game-kit/view';
import type { Card } from '../../src/bingo/cards.ts';
import './cards.css';

/** A card as its player sees it. */
interface DrawnCard {
  readonly node: HTMLElement;
  readonly status: HTMLElement;
  readonly rows: readonly HTMLElement[];
  readonly cells: readonly (readonly HTMLElement[])[];
}

/** The state of a card: which rows are full, which numbers would fill one, and the words for both. */
export interface CardState {
  readonly full: readonly number[];
  readonly near: readonly number[];
  /** Beside its number, for the eye. */
  readonly status: string;
  /** All of it, for the ear. */
  readonly spoken: string;
}

/** The four cards: paper on the table, marked with grains of corn. */
export interface BingoCards {
  readonly node: HTMLElement;
  /** Other cards, without a mark. */
  put(cards: readonly Card[]): void;
  /** Marks a number, with a stamp where it is news. */
  mark(ball: number, isNews: boolean): void;
  state(card: number, state: CardState): void;
  /** The cards that won, in the end. */
  win(cards: readonly number[]): void;
  clear(): void;
}

export function createBingoCards(count: number, titleOf: (card: number) => string): BingoCards {
  const drawn = Array.from({ length: count }, (_, card) => drawCard(titleOf(card)));
  const cellOf = new Map<number, HTMLElement>();
  return {
    node: h('div', { class: 'bingo-cards' }, ...drawn.map(({ node }) => node)),
    put(cards) {
      cellOf.clear();
      cards.forEach((rows, card) => {
        rows.forEach((numbers, row) => {
          numbers.forEach((number, column) => {
            const cell = drawn[card]?.cells[row]?.[column];
            if (cell === undefined) return;
            cell.className = '';
            cell.textContent = String(number);
            cellOf.set(number, cell);
          });
        });
      });
      for (const { node } of drawn) node.classList.remove('won');
    },
    mark(ball, isNews) {
      const cell = cellOf.get(ball);
      cell?.classList.add('marked');
      cell?.classList.toggle('news', isNews);
    },
    state(card, { full, near, status, spoken }) {
      const one = drawn[card];
      if (one === undefined) return;
      one.rows.forEach((row, at) => row.classList.toggle('full', full.includes(at)));
      for (const cell of one.cells.flat()) {
        cell.classList.toggle('near', near.includes(Number(cell.textContent)));
      }
      one.node.classList.toggle('pays', full.length > 0);
      one.node.classList.toggle('waits', near.length > 0);
      if (one.status.textContent !== status) one.status.textContent = status;
      if (one.node.getAttribute('aria-label') !== spoken) {
        one.node.setAttribute('aria-label', spoken);
      }
    },
    win(cards) {
      drawn.forEach(({ node }, card) => node.classList.toggle('won', cards.includes(card)));
    },
    clear() {
      for (const cell of cellOf.values()) cell.className = '';
      for (const { node } of drawn) node.classList.remove('won');
    },
  };
}

function drawCard(title: string): DrawnCard {
  const cells = Array.from({ length: 3 }, () => Array.from({ length: 5 }, () => h('span', {})));
  const rows = cells.map((row) => h('div', { class: 'bingo-row' }, ...row));
  const status = h('b', {});
  const node = h(
    'div',
    { class: 'bingo-card', role: 'img', 'aria-label': title },
    h('header', {}, h('small', {}, title), status),
    ...rows,
  );
  return { node, status, rows, cells };
}
