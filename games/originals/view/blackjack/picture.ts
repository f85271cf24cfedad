import { easeOut } from '@arara/game-kit/stage';
import type { Pigment, StageClock } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import type { Card } from '../../src/card.ts';
import { cardBox, drawCardBack, drawTableCard } from '../common/cards.ts';
import type { Times } from '../common/paces.ts';
import { fine, flat, inked, lettered, moveTo } from '../common/screen.ts';
import type { Screen } from '../common/screen.ts';
import { activeOf, totalText } from './layout.ts';
import type { Layout, LaidHand } from './layout.ts';

/** The picture's units. */
export const box = [420, 330] as const;

const dealerY = 76;
const handsY = 208;
const deckAt = [398, 30] as const;
const flyMs = 230;

/** The words under a hand: its stake before the end, and then its result. */
export type NoteOf = (hand: LaidHand) => string;

/** The dealer's cards above, the player's hands side by side below. */
export interface BlackjackPicture {
  show(layout: Layout, noteOf: NoteOf): void;
  /** The last card of somebody comes from the shoe; a number is a hand of the player. */
  fly(who: 'dealer' | number, times: Times, clock: StageClock): Promise<void>;
}

interface Placed {
  readonly node: SVGElement;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function createBlackjackPicture({ svg }: Screen): BlackjackPicture {
  const table = s('g', {});
  const placed = new Map<'dealer' | number, Placed[]>();
  svg.append(...drawScene(), table);
  return {
    show(layout, noteOf) {
      placed.clear();
      table.replaceChildren();
      const { dealer, hands, isShown } = layout;
      const cards = layCards(dealer, 210, dealerY, 250, 0.64, 0.92);
      placed.set('dealer', cards);
      table.append(...cards.map(({ node }) => node));
      if (dealer.length > 0) {
        table.append(drawTotal(totalText(dealer, isShown), 210, dealerY + 50, 'papel'));
      }
      const active = activeOf(layout);
      hands.forEach((hand, at) => {
        const group = drawHand(hand, { at, count: hands.length, isActive: at === active }, noteOf);
        placed.set(at, group.cards);
        table.append(group.node);
      });
    },
    async fly(who, times, clock) {
      const last = placed.get(who)?.at(-1);
      if (last === undefined) return;
      const { node, x, y, scale } = last;
      await clock.tween(times.of(flyMs), easeOut, (part) => {
        const rest = 1 - part;
        put(node, x + (deckAt[0] - x) * rest, y + (deckAt[1] - y) * rest, scale, rest * 30);
      });
      put(node, x, y, scale);
    },
  };
}

function put(node: SVGElement, x: number, y: number, scale: number, turn = 0): void {
  moveTo(node, x, y, ` rotate(${fine(turn)}) scale(${scale})`);
}

/** Cards that overlap as far as their room asks: rank and suit of each stay in sight. */
function layCards(
  cards: readonly (Card | null)[],
  x: number,
  y: number,
  room: number,
  scale: number,
  apart = 0.56,
): Placed[] {
  const width = cardBox[0] * scale;
  const step = Math.min(width * apart, (room - width) / Math.max(1, cards.length - 1));
  const left = x - (step * (cards.length - 1)) / 2;
  return cards.map((card, at) => {
    const node = card === null ? drawCardBack() : drawTableCard(card);
    const placed = { node, x: left + at * step, y, scale };
    put(node, placed.x, y, scale);
    return placed;
  });
}

/** Of one hand, of two and of three: the room of each, and the size of its cards. */
const sizes = [
  { room: 320, scale: 0.74 },
  { room: 196, scale: 0.68 },
  { room: 132, scale: 0.58 },
] as const;

const inks: Readonly<Record<string, Pigment>> = {
  won: 'sol',
  natural: 'sol',
  pushed: 'menta',
  surrendered: 'menta',
  lost: 'rosa',
  bust: 'rosa',
};

function drawHand(
  hand: LaidHand,
  {
    at,
    count,
    isActive,
  }: { readonly at: number; readonly count: number; readonly isActive: boolean },
  noteOf: NoteOf,
): { readonly node: SVGElement; readonly cards: Placed[] } {
  const { room, scale } = sizes[Math.min(count, sizes.length) - 1] ?? sizes[0];
  const x = (box[0] / count) * (at + 0.5);
  const cards = layCards(hand.cards, x, handsY, room, scale);
  const foot = handsY + (cardBox[1] * scale) / 2;
  const ink = hand.result === null ? 'papel' : (inks[hand.result.result] ?? 'papel');
  const node = s('g', { opacity: count > 1 && !isActive && hand.result === null ? 0.72 : 1 });
  if (isActive && count > 1) {
    node.append(
      inked('path', 'sol', { d: `M${x - 10} ${handsY - 68}H${x + 10}L${x} ${handsY - 55}Z` }, 2.5),
    );
  }
  node.append(
    ...cards.map((card) => card.node),
    drawTotal(totalText(hand.cards, hand.isOver), x, foot + 4, ink),
    lettered(noteOf(hand), 'papel', {
      x,
      y: foot + 40,
      'font-size': count === 3 ? 16 : 19,
    }),
  );
  return { node, cards };
}

/** A total on its sheet. */
function drawTotal(text: string, x: number, y: number, ink: Pigment): SVGElement {
  const width = 26 + text.length * 12;
  return s(
    'g',
    {},
    inked('rect', ink, { x: x - width / 2, y: y - 15, width, height: 32, rx: 9 }, 3.5),
    lettered(text, 'tinta', { x, y: y + 10, 'font-size': 25 }),
  );
}

/** The plateau with the cathedral and the two towers, the cloth, and its border of tiles. */
function drawScene(): SVGElement[] {
  const [width, height] = box;
  const rib = (at: number, side: number) =>
    `M${at} 44Q${at + side * 10} 26 ${at + side * 4} 2L${at + side * 9} 0Q${at + side * 18} 26 ${at + side * 9} 44Z`;
  return [
    flat('rect', 'ceu', { width, height }),
    flat('circle', 'papel', { cx: 70, cy: 40, r: 26 }),
    ...[-28, -16, -4].map((x) => inked('path', 'papel', { d: rib(330 + x, 1) }, 2)),
    ...[28, 16, 4].map((x) => inked('path', 'papel', { d: rib(330 + x, -1) }, 2)),
    inked('rect', 'papel', { x: 30, y: 0, width: 12, height: 46 }, 2),
    inked('rect', 'papel', { x: 48, y: 0, width: 12, height: 46 }, 2),
    inked('path', 'papel', { d: 'M68 40Q84 22 100 40Z' }, 2),
    inked('rect', 'petroleo', { x: -6, y: 38, width: width + 12, height: height - 30 }, 4),
    s(
      'g',
      {},
      ...Array.from({ length: 14 }, (_, at) => at).flatMap((at) => {
        const x = at * 30;
        const [d, more] =
          at % 2 === 0
            ? [
                `M${x} ${height}V${height - 15}A15 15 0 0 1 ${x + 15} ${height}Z`,
                `M${x + 15} ${height - 15}H${x + 30}V${height}A15 15 0 0 1 ${x + 15} ${height - 15}Z`,
              ]
            : [
                `M${x} ${height - 15}H${x + 15}A15 15 0 0 1 ${x} ${height}Z`,
                `M${x + 30} ${height}V${height - 15}A15 15 0 0 0 ${x + 15} ${height}Z`,
              ];
        return [flat('path', 'azul', { d }), flat('path', 'papel', { d: more })];
      }),
    ),
    inked('rect', 'azul', { x: deckAt[0] - 26, y: deckAt[1] - 6, width: 46, height: 58, rx: 6 }, 3),
  ];
}
