import type { Pigment } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import { rankText } from '../../src/card.ts';
import type { Card } from '../../src/card.ts';
import { flat, inked, lettered } from './screen.ts';

/** Hearts, spades, diamonds and clubs, on a field of 24. */
const suits = [
  {
    ink: 'urucum',
    d: 'M12 22C4 15 1 11 1 7C1 3 4 1 7 1C9.500 1 11 2.500 12 4.500C13 2.500 14.500 1 17 1C20 1 23 3 23 7C23 11 20 15 12 22Z',
  },
  {
    ink: 'tinta',
    d: 'M12 1C16 6 23 10 23 15C23 18 21 20 18 20C16 20 14.500 19 13.500 17.500C13.500 20 14.500 22 16 23H8C9.500 22 10.500 20 10.500 17.500C9.500 19 8 20 6 20C3 20 1 18 1 15C1 10 8 6 12 1Z',
  },
  { ink: 'urucum', d: 'M12 0L21 12L12 24L3 12Z' },
  {
    ink: 'tinta',
    d: 'M12 1A5.500 5.500 0 0 1 16.500 9.500A5.500 5.500 0 1 1 13.500 17C13.500 20 14.500 22 16 23H8C9.500 22 10.500 20 10.500 17A5.500 5.500 0 1 1 7.500 9.500A5.500 5.500 0 0 1 12 1Z',
  },
] as const;

/** The size of a card, in the units of a picture. */
export const cardBox = [108, 148] as const;

/** A card around its middle. */
export function drawCard({ rank, suit }: Card): SVGElement {
  const [width, height] = cardBox;
  const { ink, d } = suits[suit] ?? suits[0];
  const [x, y] = [width / 2, height / 2];
  const sign = (at: string): SVGElement => flat('path', ink, { d, transform: at });
  return s(
    'g',
    {},
    drawSheet('papel'),
    lettered(rankText(rank), ink, { x: -x + 22, y: -y + 36, 'font-size': 32 }),
    sign(`translate(${-x + 10} ${-y + 44}) scale(1)`),
    sign(`translate(-27 -18) scale(2.7)`),
  );
}

/** The same as small as a stamp: its rank and its suit. */
export function drawStamp({ rank, suit }: Card): SVGElement[] {
  const { ink, d } = suits[suit] ?? suits[0];
  return [
    lettered(rankText(rank), ink, { y: -3, 'font-size': 18 }),
    flat('path', ink, { d, transform: 'translate(-7 0) scale(0.58)' }),
  ];
}

/** A court card has an emblem in place of its large suit: the hat, the flower, the sun. */
const courts: Readonly<Record<number, string>> = {
  11: 'M-34 10Q-30 -22 0 -26Q30 -22 34 10Q17 -2 0 -2Q-17 -2 -34 10ZM-20 14H20L13 30H-13Z',
  12: 'M0 -6C-4 -26 -24 -30 -24 -12C-42 -8 -34 14 -18 10C-18 28 8 32 8 16C26 26 38 6 22 -4C32 -22 8 -34 0 -6Z',
  13: 'M0 -34L8 -16L27 -24L20 -5L38 4L20 12L24 30L6 20L-8 34L-11 16L-31 17L-18 1L-31 -15L-11 -14Z',
};

/** A card around its middle as it lies on a table: its rank is the largest thing, so that a row is read at a glance. */
export function drawTableCard({ rank, suit }: Card): SVGElement {
  const [width, height] = cardBox;
  const { ink, d } = suits[suit] ?? suits[0];
  const [x, y] = [width / 2, height / 2];
  const court = courts[rank];
  return s(
    'g',
    {},
    drawSheet('papel'),
    lettered(rankText(rank), ink, { x: -x + 28, y: -y + 48, 'font-size': rank === 10 ? 44 : 50 }),
    flat('path', ink, { d, transform: `translate(${-x + 12} ${-y + 58}) scale(1.35)` }),
    ...(court === undefined
      ? [flat('path', ink, { d, transform: 'translate(-12 -8) scale(2.5)' })]
      : [
          flat('circle', 'sol', { cx: 18, cy: 30, r: 33 }),
          flat('path', ink, { d: court, transform: 'translate(18 30) scale(0.86)' }),
        ]),
  );
}

/** The back of a card: a tile of the house's paper. */
export function drawCardBack(): SVGElement {
  const [width, height] = cardBox;
  return s(
    'g',
    {},
    drawSheet('azul'),
    inked(
      'rect',
      'none',
      {
        x: -width / 2 + 10,
        y: -height / 2 + 10,
        width: width - 20,
        height: height - 20,
        rx: 6,
        stroke: '#fbf0d9',
      },
      3,
    ),
    flat('path', 'sol', { d: 'M0 -46L31 0L0 46L-31 0Z' }),
    flat('path', 'papel', { d: 'M0 -27L18 0L0 27L-18 0Z' }),
    flat('circle', 'urucum', { r: 8 }),
  );
}

/** A sheet in the size of a card, with the sharp corner of the house. */
function drawSheet(fill: Pigment): SVGElement {
  const [x, y, r] = [cardBox[0] / 2, cardBox[1] / 2, 12];
  return inked(
    'path',
    fill,
    {
      d: `M${-x + r} ${-y}H${x - r}a${r} ${r} 0 0 1 ${r} ${r}V${y - 3}a3 3 0 0 1 -3 3H${-x + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${-y + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`,
    },
    4,
  );
}
