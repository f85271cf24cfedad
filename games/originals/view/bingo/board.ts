import { h, s } from '@arara/game-kit/view';
import { cssColour } from '@arara/game-kit/stage';
import { BALLS, CARDS } from '../../src/bingo/cards.ts';
import { createScreen } from '../common/screen.ts';
import type { Box, Screen } from '../common/screen.ts';
import { drawBall } from './balls.ts';
import { createBingoCards } from './cards.ts';
import type { BingoCards } from './cards.ts';
import { createMachine } from './machine.ts';
import type { Machine } from './machine.ts';
import { drawSquare } from './scene.ts';
import './bingo.css';

/** The boxes of a room as high as it is wide, and of one that is wider. */
const tall: Box = [420, 340];
const wide: Box = [640, 332];
/** Of a room of a small phone, where only the cards and the ball of now can be read. */
const low: Box = [420, 214];
/** A room that is wider than this has the cards beside the machine. */
const turning = 1.45;
/** A wide room that is lower than so many pixels has no machine. */
const lowest = 200;
const trailLength = 12;

function boxOf({ width, height }: { readonly width: number; readonly height: number }): Box {
  if (width / height < turning) return tall;
  return height < lowest ? low : wide;
}

/** A pattern of prizes, with its multiple. */
export interface PatternItem {
  readonly name: string;
  readonly rows: number;
  readonly times: string;
}

/** The table: the machine, the ball of now with those before it, the patterns, and the cards. */
export interface BingoBoard {
  readonly cards: BingoCards;
  readonly machine: Machine;
  /** The balls that came out, the newest last. */
  show(balls: readonly number[], isNews: boolean): void;
  /** The pattern with so many rows is there on a card. */
  light(rows: readonly number[]): void;
  resize: Screen['resize'];
}

export function createBingoBoard(
  place: HTMLElement,
  words: {
    readonly titleOf: (card: number) => string;
    readonly patterns: string;
    readonly items: readonly PatternItem[];
  },
): BingoBoard {
  const screen = createScreen(place, boxOf);
  const cards = createBingoCards(CARDS, words.titleOf);
  const machine = createMachine();
  const now = h('div', { class: 'bingo-now' });
  const trail = h('div', { class: 'bingo-trail' });
  const balls = h('div', { class: 'bingo-balls', 'aria-hidden': 'true' }, machine.node, now, trail);
  const patterns = words.items.map((item) => drawPattern(item));
  const list = h('ul', { class: 'bingo-patterns', 'aria-label': words.patterns }, ...patterns);
  const table = h('div', { class: 'bingo' }, balls, list, cards.node);
  screen.svg.append(...drawSquare());
  screen.over.append(table);

  return {
    cards,
    machine,
    show(shown, isNews) {
      const last = shown.at(-1);
      now.replaceChildren(...(last === undefined ? [] : [drawBall(last)]));
      now.classList.toggle('news', isNews);
      trail.replaceChildren(...shown.slice(0, -1).slice(-trailLength).toReversed().map(drawBall));
      machine.fill(BALLS - shown.length, BALLS);
    },
    light(rows) {
      words.items.forEach((item, at) =>
        patterns[at]?.classList.toggle('lit', rows.includes(item.rows)),
      );
    },
    resize(room) {
      const box = boxOf(room);
      table.dataset['way'] = box === tall ? 'tall' : box === low ? 'low' : 'wide';
      screen.resize(room);
    },
  };
}

/** A small card with its full rows, and what they pay. */
function drawPattern({ name, rows, times }: PatternItem): HTMLElement {
  const squares = Array.from({ length: 15 }, (_, at) =>
    s('rect', {
      x: (at % 5) * 6 + 0.5,
      y: Math.floor(at / 5) * 6 + 0.5,
      width: 5,
      height: 5,
      rx: 1,
      fill: cssColour(Math.floor(at / 5) < rows ? 'sol' : 'papel'),
      opacity: Math.floor(at / 5) < rows ? 1 : 0.35,
    }),
  );
  return h(
    'li',
    {},
    s('svg', { viewBox: '0 0 30 18', 'aria-hidden': 'true' }, ...squares),
    h('span', { class: 'spoken' }, `${name}: `),
    h('b', {}, times),
  );
}
