import { easeIn, easeOut } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import type { Card } from '../../src/card.ts';
import { HAND } from '../../src/video-poker/hands.ts';
import { cardBox, drawCardBack, drawTableCard } from '../common/cards.ts';
import type { Times } from '../common/paces.ts';
import { flat, inked, moveTo } from '../common/screen.ts';
import type { Screen } from '../common/screen.ts';

/** The picture's units. */
export const box = [420, 292] as const;

/** A place of the hand: the middle of its card, and the size of that. */
const scale = 0.715;
const step = 83;
export const place = {
  top: 152,
  width: cardBox[0] * scale,
  height: cardBox[1] * scale,
  left: (at: number) => 5 + at * step,
};
const lift = 12;
const [dealMs, awayMs] = [210, 150];
const deckAt = [420 + 70, 90] as const;

/** Five cards on the cloth, of which some are held. */
export interface PokerPicture {
  /** Lays cards at once; null is a card that lies on its face. */
  put(cards: readonly (Card | null)[]): void;
  hold(held: readonly boolean[]): void;
  /** A card comes from the deck to its place. */
  deal(at: number, card: Card, times: Times, clock: StageClock): Promise<void>;
  /** The cards that were not held leave the table. */
  away(places: readonly number[], times: Times, clock: StageClock): Promise<void>;
}

export function createPokerPicture({ svg }: Screen): PokerPicture {
  const slots = Array.from({ length: HAND }, () => s('g', {}));
  let held: readonly boolean[] = [];
  svg.append(...drawScene(), ...slots);

  function stand(at: number): void {
    const slot = slots[at];
    if (slot !== undefined) moveCard(slot, at, 0, held[at] === true ? -lift : 0);
  }
  function face(at: number, card: Card | null): void {
    slots[at]?.replaceChildren(card === null ? drawCardBack() : drawTableCard(card));
  }
  const all = (run: (at: number) => void): void => slots.forEach((_, at) => run(at));
  all((at) => face(at, null));
  all(stand);

  return {
    put(cards) {
      all((at) => face(at, cards[at] ?? null));
      all(stand);
    },
    hold(next) {
      held = next;
      all(stand);
    },
    async deal(at, card, times, clock) {
      const slot = slots[at];
      if (slot === undefined) return;
      face(at, card);
      const [dx, dy] = [deckAt[0] - middleOf(at)[0], deckAt[1] - middleOf(at)[1]];
      await clock.tween(times.of(dealMs), easeOut, (part) => {
        moveCard(slot, at, dx * (1 - part), dy * (1 - part), (1 - part) * 40);
      });
      stand(at);
    },
    async away(places, times, clock) {
      if (places.length === 0) return;
      await clock.tween(times.of(awayMs), easeIn, (part) => {
        for (const at of places) {
          const slot = slots[at];
          if (slot !== undefined) moveCard(slot, at, -60 * part, 260 * part, -20 * part);
        }
      });
    },
  };
}

const middleOf = (at: number): [number, number] => [
  place.left(at) + place.width / 2,
  place.top + place.height / 2,
];

function moveCard(node: SVGElement, at: number, dx: number, dy: number, turn = 0): void {
  const [x, y] = middleOf(at);
  moveTo(node, x + dx, y + dy, ` rotate(${Math.round(turn * 10) / 10}) scale(${scale})`);
}

/** The cloth on its table before the clay house, and a mandacaru in the low sun. */
function drawScene(): SVGElement[] {
  const [width, height] = box;
  const cactus = (x: number, size: number): SVGElement =>
    inked(
      'path',
      'folha',
      {
        d: 'M-8 60V-34a8 8 0 0 1 16 0V8H18V-14a6 6 0 0 1 12 0V14a6 6 0 0 1 -6 6H8V60ZM-8 26H-24a6 6 0 0 1 -6 -6V-2a6 6 0 0 1 12 0V14H-8Z',
        transform: `translate(${x} 70) scale(${size})`,
      },
      3,
    );
  return [
    flat('rect', 'urucum', { width, height }),
    flat('circle', 'sol', { cx: 338, cy: 74, r: 54 }),
    flat('path', 'laranja', { d: `M0 104Q110 72 220 100T420 96V140H0Z` }),
    cactus(386, 0.9),
    cactus(24, 1.05),
    inked('rect', 'mata', { x: -6, y: 128, width: width + 12, height: height - 122 }, 4),
    // The hem of lace.
    s(
      'g',
      {},
      ...Array.from({ length: 15 }, (_, at) =>
        flat('circle', 'papel', { cx: at * 30, cy: 130, r: 8 }),
      ),
      flat('rect', 'papel', { x: 0, y: 119, width, height: 10 }),
    ),
    inked(
      'rect',
      'none',
      { x: 3, y: 142, width: width - 6, height: height - 147, rx: 12, stroke: '#0e9a55' },
      2,
    ),
  ];
}
