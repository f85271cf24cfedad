import { easeOut } from '@arara/game-kit/stage';
import type { Pigment, StageClock } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import { rankText } from '../../src/card.ts';
import type { Card } from '../../src/card.ts';
import { RANKS } from '../../src/hilo/offers.ts';
import { cardBox, drawCard, drawCardBack, drawStamp } from '../common/cards.ts';
import type { Times } from '../common/paces.ts';
import { flat, inked, lettered, moveTo, paintIn } from '../common/screen.ts';
import type { Screen } from '../common/screen.ts';

/** The picture's units. */
export const box = [420, 316] as const;

const cabin = [214, 118] as const;
const [windowWidth, windowHeight] = [cardBox[0] + 22, cardBox[1] + 30];
const floorX = 330;
const stampY = 282;
const stampsShown = 9;
const rideMs = 460;

/** How a card has come: called rightly, called wrongly, or drawn without a call. */
export interface DrawnCard {
  readonly card: Card;
  readonly as: 'right' | 'wrong' | 'free';
}

/** The lift with the card of now, the floors that it can stop at, and the cards before. */
export interface HiloPicture {
  put(cards: readonly DrawnCard[]): void;
  /** The lift rides to another card: up, down, or a card that comes from the side. */
  ride(to: Card, way: 'up' | 'down' | 'side', times: Times, clock: StageClock): Promise<void>;
  /** Doors without a card. */
  empty(): void;
}

const edges: Readonly<Record<DrawnCard['as'], Pigment>> = {
  right: 'menta',
  wrong: 'rosa',
  free: 'papel',
};

export function createHiloPicture({ svg }: Screen): HiloPicture {
  const [x, y] = cabin;
  const cards = s('g', {});
  const shaft = s('clipPath', { id: 'lift-window' });
  shaft.append(
    s('rect', {
      x: x - windowWidth / 2,
      y: y - windowHeight / 2,
      width: windowWidth,
      height: windowHeight,
      rx: 8,
    }),
  );
  const inside = s('g', { 'clip-path': 'url(#lift-window)' }, cards);
  const floors = drawFloors();
  const stamps = drawStamps();
  const cabinet = drawCabin();
  svg.append(shaft, ...drawScene(), ...cabinet.nodes, inside, ...floors.nodes, ...stamps.nodes);

  function stand(card: Card): void {
    const node = drawCard(card);
    moveTo(node, x, y);
    cards.replaceChildren(node);
    floors.mark(card.rank);
  }
  function empty(): void {
    const back = drawCardBack();
    moveTo(back, x, y);
    cards.replaceChildren(back);
    floors.mark(null);
  }
  empty();

  return {
    empty,
    put(drawn) {
      const last = drawn.at(-1);
      if (last === undefined) empty();
      else stand(last.card);
      paintIn(cabinet.wall, last?.as === 'wrong' ? 'urucum' : 'sol');
      stamps.write(drawn.slice(0, -1).slice(-stampsShown));
    },
    async ride(to, way, times, clock) {
      const [before, next] = [cards.firstElementChild as SVGElement | null, drawCard(to)];
      cards.append(next);
      const [dx, dy] = { up: [0, -windowHeight], down: [0, windowHeight], side: [windowWidth, 0] }[
        way
      ] as [number, number];
      await clock.tween(times.of(rideMs), easeOut, (part) => {
        if (before !== null) moveTo(before, x - dx * part, y - dy * part);
        moveTo(next, x + dx * (1 - part), y + dy * (1 - part));
      });
      stand(to);
    },
  };
}

/** The floors of the lift are the ranks, the king above. */
function drawFloors() {
  const step = 18.2;
  const top = cabin[1] - (step * (RANKS - 1)) / 2;
  const plate = inked(
    'rect',
    'tinta',
    {
      x: floorX - 20,
      y: top - 13,
      width: 40,
      height: step * (RANKS - 1) + 26,
      rx: 8,
    },
    3,
  );
  const lamp = flat('rect', 'sol', { x: floorX - 16, y: -9, width: 32, height: 18, rx: 5 });
  const names = Array.from({ length: RANKS }, (_, at) =>
    lettered(rankText(RANKS - at), 'papel', { x: floorX, y: top + at * step + 5, 'font-size': 14 }),
  );
  return {
    nodes: [plate, lamp, ...names],
    mark(rank: number | null): void {
      names.forEach((name, at) => paintIn(name, RANKS - at === rank ? 'tinta' : 'papel'));
      lamp.setAttribute('visibility', rank === null ? 'hidden' : 'inherit');
      if (rank !== null)
        lamp.setAttribute('transform', `translate(0 ${top + (RANKS - rank) * step})`);
    },
  };
}

/** The cards before, the newest on the right. */
function drawStamps() {
  const places = Array.from({ length: stampsShown }, (_, at) => {
    const face = s('g', {});
    const plate = inked('rect', 'papel', { x: -17, y: -22, width: 34, height: 44, rx: 6 }, 2.5);
    const node = s('g', {}, plate, face);
    moveTo(node, 42 + at * 42, stampY);
    return { node, face, plate };
  });
  return {
    nodes: places.map(({ node }) => node),
    write(drawn: readonly DrawnCard[]): void {
      places.forEach(({ node, face, plate }, at) => {
        const one = drawn[at];
        node.setAttribute('opacity', one === undefined ? '0.16' : '1');
        face.replaceChildren(...(one === undefined ? [] : drawStamp(one.card)));
        paintIn(plate, one === undefined ? 'papel' : edges[one.as]);
      });
    },
  };
}

/** The cabin hangs on its cables; its wall tells how the last call went. */
function drawCabin(): { readonly nodes: readonly SVGElement[]; readonly wall: SVGElement } {
  const [x, y] = cabin;
  const [w, h] = [windowWidth / 2 + 12, windowHeight / 2 + 12];
  const around = (by: number, rx: number) => ({
    x: x - w + by,
    y: y - h + by,
    width: (w - by) * 2,
    height: (h - by) * 2,
    rx,
  });
  const wall = inked('rect', 'sol', around(0, 14), 4);
  const nodes = [
    flat('rect', 'tinta', { x: x - 14, y: -6, width: 4, height: 40 }),
    flat('rect', 'tinta', { x: x + 10, y: -6, width: 4, height: 40 }),
    wall,
    inked('rect', 'petroleo', around(12, 8), 3.5),
  ];
  return { nodes, wall };
}

/** The bay with its sails, the white tower with its bridge, and the dark of the lower town. */
function drawScene(): SVGElement[] {
  const [width, height] = box;
  const sail = (x: number, y: number, size: number): SVGElement =>
    inked(
      'path',
      'papel',
      {
        d: 'M0 0V-30L20 -2ZM-4 0L-18 -2L-4 -24Z',
        transform: `translate(${x} ${y}) scale(${size})`,
      },
      3,
    );
  return [
    flat('rect', 'ceu', { width, height }),
    flat('circle', 'sol', { cx: 388, cy: 34, r: 26 }),
    flat('rect', 'azul', { y: 170, width, height: 80 }),
    ...[190, 212, 232].map((y) =>
      inked(
        'path',
        'none',
        {
          d: `M-10 ${y}q12 -8 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0`,
          stroke: '#6db8ff',
        },
        2.5,
      ),
    ),
    sail(392, 196, 0.9),
    sail(120, 214, 0.8),
    inked('path', 'mata', { d: 'M-8 250V96C10 88 30 92 42 104V250Z' }, 3.5),
    inked('rect', 'papel', { x: 44, y: 36, width: 38, height: 220 }, 3.5),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) =>
      flat('rect', 'petroleo', { x: 52, y: 58 + n * 19, width: 22, height: 9, rx: 2 }),
    ),
    inked('path', 'papel', { d: 'M-8 30H96V48H-8Z' }, 3.5),
    flat('path', 'petroleo', { d: 'M-4 35H90V42H-4Z' }),
    inked('rect', 'barro', { x: 38, y: 18, width: 50, height: 12 }, 3),
    flat('rect', 'tinta', { y: 248, width, height: height - 248 }),
  ];
}
