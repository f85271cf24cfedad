import { s } from '@arara/game-kit/view';
import type { Card } from '../../src/card.ts';
import { flat, inked, lettered } from './screen.ts';

/** The names of the ranks, from the ace to the king. */
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const rankText = (rank: number): string => ranks[rank - 1] ?? '';

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
  const [x, y, r] = [width / 2, height / 2, 12];
  const sign = (at: string): SVGElement => flat('path', ink, { d, transform: at });
  return s(
    'g',
    {},
    inked(
      'path',
      'papel',
      {
        d: `M${-x + r} ${-y}H${x - r}a${r} ${r} 0 0 1 ${r} ${r}V${y - 3}a3 3 0 0 1 -3 3H${-x + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${-y + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`,
      },
      4,
    ),
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
