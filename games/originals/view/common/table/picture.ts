import { cssColour, easeIn, easeOut, linear } from '@arara/game-kit/stage';
import type { Pigment, StageClock } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import type { Card } from '../../../src/card.ts';
import { cardBox, drawCardBack, drawTableCard } from '../cards.ts';
import type { Times } from '../paces.ts';
import { fine, flat, inked, lettered, moveTo, paintIn } from '../screen.ts';
import { sides } from './hands.ts';
import type { DealStep, Dealt, Side } from './hands.ts';

/** The picture's units. */
export const box = [420, 190] as const;
/** A scene is drawn so far beyond both sides of it. */
export const beyond = 90;

/** The look of a table for two hands. */
export interface HandsLook {
  readonly names: readonly [string, string];
  readonly inks: readonly [Pigment, Pigment];
  /** The most cards that lie there at the start of a round, and how large cards are. */
  readonly first: 1 | 2;
  readonly scale: number;
  /** Everything behind the hands. */
  readonly scene: readonly SVGElement[];
  /** Parts that stand on the mat of a side, around its middle. */
  readonly ornaments?: readonly [readonly SVGElement[], readonly SVGElement[]];
}

export const middles = [108, 312] as const;
const mat = { y: 34, width: 196, height: 151 } as const;
/** The middle of the line with name and total, and that of the cards. */
const [lineAt, cardsAt] = [55, 128] as const;
const shoe = { x: 210, y: 7 } as const;
const [bringMs, turnMs, squeezeMs, peepMs] = [230, 240, 760, 520];
const paler = 0.5;

/** Two hands on their mats, and the shoe from which their cards come. */
export interface HandsPicture {
  clear(): void;
  /** The next card moves in the mouth of the shoe until one is dealt. */
  wait(clock: StageClock): void;
  /** Lays a round at once as it ended. */
  lay(dealt: Dealt, totals: readonly [string, string] | null): void;
  bring(step: DealStep, card: Card, times: Times, clock: StageClock): Promise<void>;
  turn(step: DealStep, times: Times, clock: StageClock): Promise<void>;
  total(side: Side, text: string): void;
  /** The winner's mat is bright, the other one pale; in a tie both are marked. */
  end(winner: Side | null): void;
}

interface Laid {
  readonly node: SVGElement;
  readonly card: Card;
  x: number;
}

export function createHandsPicture(svg: SVGElement, look: HandsLook): HandsPicture {
  const mats = sides.map((side) => drawMat(look, side));
  const cards: readonly [Laid[], Laid[]] = [[], []];
  const next = drawCardBack();
  /** The wait of now: one that something has followed ends by itself. */
  const waits = { number: 0 };
  svg.append(...look.scene, ...mats.map(({ node }) => node), ...drawShoe(next));
  peep(0);

  const placeOf = (side: Side, at: number, count: number): number =>
    middles[side] + (at - (count - 1) / 2) * stepOf(count, look.scale);
  function put({ node, x }: Laid, wide = 1): void {
    moveTo(node, x, cardsAt, ` scale(${fine(look.scale * wide)} ${look.scale})`);
  }
  function add(side: Side, card: Card, isOpen: boolean): Laid {
    const laid = { node: s('g', {}, isOpen ? drawTableCard(card) : drawCardBack()), card, x: 0 };
    cards[side].push(laid);
    mats[side]?.cards.append(laid.node);
    return laid;
  }
  /** The next card looks out of the shoe, a little or more. */
  function peep(part: number): void {
    moveTo(next, shoe.x, shoe.y + part * 14, ' scale(0.4)');
  }
  async function peepOn(clock: StageClock): Promise<void> {
    const own = (waits.number += 1);
    while (waits.number === own) {
      await clock.tween(peepMs, linear, (part) => {
        if (waits.number === own) peep(Math.sin(part * Math.PI));
      });
    }
  }
  function clear(): void {
    waits.number += 1;
    peep(0);
    for (const side of sides) {
      cards[side].length = 0;
      mats[side]?.reset();
    }
  }
  function end(winner: Side | null): void {
    for (const side of sides)
      mats[side]?.end(winner === null ? 'tied' : winner === side ? 'won' : 'lost');
  }

  return {
    clear,
    end,
    wait: (clock) => void peepOn(clock),
    total: (side, text) => mats[side]?.total(text),
    lay({ hands, winner }, totals) {
      clear();
      for (const side of sides) {
        const own = hands[side];
        own.forEach((card, at) => {
          const laid = add(side, card, true);
          laid.x = placeOf(side, at, own.length);
          put(laid);
        });
        if (totals !== null) mats[side]?.total(totals[side]);
      }
      end(winner);
    },
    async bring({ side, at, width: count }, card, times, clock) {
      const laid = add(side, card, false);
      const others = cards[side].slice(0, -1);
      const [from, to] = [others.map(({ x }) => x), placeOf(side, at, count)];
      const moved = others.map((_, place) => placeOf(side, place, count));
      await clock.tween(times.of(bringMs), easeOut, (part) => {
        const [x, y] = [shoe.x + (to - shoe.x) * part, shoe.y + (cardsAt - shoe.y) * part];
        moveTo(
          laid.node,
          x,
          y,
          ` rotate(${fine((1 - part) * 50)}) scale(${fine(look.scale * (1.1 - 0.1 * part))})`,
        );
        others.forEach((other, place) => {
          const start = from[place] ?? 0;
          other.x = start + ((moved[place] ?? 0) - start) * part;
          put(other);
        });
      });
      laid.x = to;
      put(laid);
    },
    async turn({ side, at, isLast }, times, clock) {
      const laid = cards[side][at];
      if (laid === undefined) return;
      const half = times.of(isLast ? squeezeMs : turnMs) / 2;
      await clock.tween(half, easeIn, (part) => put(laid, 1 - part));
      laid.node.replaceChildren(drawTableCard(laid.card));
      await clock.tween(Math.min(half, turnMs / 2), easeOut, (part) => put(laid, part));
      put(laid);
    },
  };
}

/** How far apart so many cards lie: side by side, or as far as their mat allows. */
function stepOf(count: number, scale: number): number {
  const width = cardBox[0] * scale;
  return Math.min(width + 8, (mat.width - 14 - width) / Math.max(1, count - 1));
}

type Ending = 'won' | 'lost' | 'tied';

/** The mat of a side: its name, the places of its cards, and its total. */
function drawMat({ names, inks, ornaments, scale, first }: HandsLook, side: Side) {
  const x = middles[side];
  const ink = inks[side];
  const ground = inked(
    'rect',
    ink,
    { x: x - mat.width / 2, y: mat.y, width: mat.width, height: mat.height, rx: 14 },
    3.5,
  );
  const hasTotal = first > 1;
  const name = lettered(names[side], 'papel', {
    x: hasTotal ? x - mat.width / 2 + 14 : x,
    y: lineAt + 8,
    'font-size': 22,
    'text-anchor': hasTotal ? 'start' : 'middle',
  });
  const places = Array.from({ length: first }, (_, at) =>
    drawPlace(x + (at - (first - 1) / 2) * stepOf(first, scale), scale),
  );
  const cards = s('g', {});
  const sum = s('g', { visibility: 'hidden' });
  const right = x + mat.width / 2 - 30;
  const sheet = inked(
    'rect',
    'papel',
    { x: right - 22, y: lineAt - 17, width: 44, height: 34, rx: 10 },
    3,
  );
  const text = lettered('', 'tinta', { x: right, y: lineAt + 11, 'font-size': 31 });
  sum.append(sheet, text);
  const own = s('g', {}, ground, ...(ornaments?.[side] ?? []), ...places, name, cards, sum);
  const node = s('g', {}, own);
  const paints: Readonly<Record<Ending, readonly [Pigment, Pigment]>> = {
    won: ['sol', 'tinta'],
    lost: [ink, 'papel'],
    tied: ['menta', 'tinta'],
  };
  return {
    node,
    cards,
    total(value: string): void {
      text.textContent = value;
      sum.setAttribute('visibility', 'visible');
    },
    end(how: Ending): void {
      paintIn(ground, paints[how][0]);
      paintIn(name, paints[how][1]);
      own.setAttribute('opacity', String(how === 'lost' ? paler : 1));
    },
    reset(): void {
      cards.replaceChildren();
      sum.setAttribute('visibility', 'hidden');
      paintIn(ground, ink);
      paintIn(name, 'papel');
      own.setAttribute('opacity', '1');
    },
  };
}

/** The place where a card will lie. */
const drawPlace = (x: number, scale: number): SVGElement => {
  const [width, height] = [cardBox[0] * scale, cardBox[1] * scale];
  return inked(
    'rect',
    'none',
    {
      x: fine(x - width / 2 + 2),
      y: fine(cardsAt - height / 2 + 2),
      width: fine(width - 4),
      height: fine(height - 4),
      rx: 8,
      stroke: cssColour('papel'),
      'stroke-dasharray': '7 6',
      opacity: 0.55,
    },
    2,
  );
};

/** The shoe over the next card. */
const drawShoe = (next: SVGElement): SVGElement[] => {
  const { x } = shoe;
  return [
    next,
    inked('path', 'tinta', { d: `M${x - 34} -6H${x + 34}L${x + 28} 27H${x - 28}Z` }, 3),
    flat('path', 'barro', { d: `M${x - 27} 2H${x + 27}L${x + 22} 21H${x - 22}Z` }),
    flat('circle', 'sol', { cx: x, cy: 11, r: 5.5 }),
  ];
};
