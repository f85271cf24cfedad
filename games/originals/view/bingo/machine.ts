import type { Pigment } from '@arara/game-kit/stage';
import { cssColour } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import { flat, inked } from '../common/screen.ts';
import { pigmentOf } from './balls.ts';

/** The units of the machine's own drawing. */
const box = [110, 112] as const;
const heart = [52, 47] as const;
const radius = 38;

/** The brass cage on its stand, with a crank and balls in it. */
export interface Machine {
  readonly node: SVGElement;
  /** It is turned, or stands. */
  turn(on: boolean): void;
  /** So many of its balls are left in it, of all. */
  fill(left: number, of: number): void;
}

/** Where balls lie in the cage, the lowest first: units from its heart, turned a little each. */
const places: readonly (readonly [x: number, y: number])[] = [
  [-6, 26],
  [8, 25],
  [-19, 20],
  [20, 18],
  [0, 13],
  [-12, 8],
  [13, 7],
  [-26, 7],
  [27, 5],
  [0, 0],
  [-17, -5],
  [16, -7],
  [-4, -13],
  [8, -19],
  [-12, -19],
];

export function createMachine(): Machine {
  const balls = places.map(([cx, cy], at) => {
    const ball = inked('circle', pigmentOf(1 + ((at * 17) % 60)), { cx, cy, r: 8 }, 2);
    return s('g', {}, ball, flat('circle', 'papel', { cx: cx - 2, cy: cy - 2, r: 2.6 }));
  });
  const drum = s('g', { class: 'bingo-drum' }, ...balls);
  const cage = s('g', { class: 'bingo-cage' }, ...drawWires());
  const [x, y] = heart;
  const crank = s(
    'g',
    { class: 'bingo-crank' },
    inked('path', 'none', { d: 'M0 0H14V15', stroke: cssColour('terra') }, 5),
    inked('circle', 'urucum', { cx: 14, cy: 18, r: 5 }, 2),
  );
  const node = s(
    'svg',
    { viewBox: `0 0 ${box[0]} ${box[1]}`, class: 'bingo-machine', 'aria-hidden': 'true' },
    ...drawStand(),
    s(
      'g',
      { transform: `translate(${x} ${y})` },
      inked('circle', 'noite', { r: radius, opacity: 0.92 }, 3),
      drum,
      cage,
    ),
    s('g', { transform: `translate(${x + radius} ${y})` }, crank),
  );
  return {
    node,
    turn: (on) => node.classList.toggle('turned', on),
    fill(left, of) {
      const shown = Math.ceil((left / of) * places.length);
      balls.forEach((ball, at) => ball.setAttribute('opacity', at < shown ? '1' : '0'));
    },
  };
}

const brass: Pigment = 'sol';

function drawWires(): SVGElement[] {
  const ring = (rx: number): SVGElement =>
    s('ellipse', { rx, ry: radius, fill: 'none', stroke: cssColour(brass), 'stroke-width': 2 });
  return [
    ring(radius),
    ring(radius * 0.62),
    ring(radius * 0.2),
    s('path', {
      d: `M${-radius} 0H${radius}M${-radius * 0.87} -19H${radius * 0.87}M${-radius * 0.87} 19H${radius * 0.87}`,
      stroke: cssColour(brass),
      'stroke-width': 2,
    }),
  ];
}

/** Two legs on a board; the mouth below lets one ball out. */
function drawStand(): SVGElement[] {
  const [x, y] = heart;
  return [
    inked(
      'path',
      'terra',
      { d: `M${x - radius - 5} ${y}L${x - radius - 9} 98H${x - radius + 1}Z` },
      2.5,
    ),
    inked(
      'path',
      'terra',
      { d: `M${x + radius + 5} ${y}L${x + radius - 1} 98H${x + radius + 9}Z` },
      2.5,
    ),
    inked(
      'path',
      'barro',
      { d: `M${x - 13} ${y + radius - 4}H${x + 13}L${x + 9} 98H${x - 9}Z` },
      2.5,
    ),
    inked('rect', 'terra', { x: x - 50, y: 96, width: 100, height: 12, rx: 4 }, 2.5),
  ];
}
