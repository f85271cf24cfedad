import { s } from '@arara/game-kit/view';
import { flat, inked } from '../common/screen.ts';
import { beyond, box, middles } from '../common/table/picture.ts';

const [width, height] = box;

/** The low sun over the river, and the two who look over their mats. */
export function drawScene(): SVGElement[] {
  return [
    flat('rect', 'sol', { x: -beyond, width: width + 2 * beyond, height }),
    flat('circle', 'urucum', { cx: 210, cy: 40, r: 62 }),
    inked(
      'path',
      'mata',
      {
        d: `M${-beyond} 30Q-20 18 40 34Q90 22 150 32T300 26T${width + 6} 34Q${width + 40} 24 ${width + beyond} 30V${height + 6}H${-beyond}Z`,
      },
      3,
    ),
    s('g', {}, ...[70, 110, 150].map(drawWave)),
    drawCaiman(),
    drawJaguar(),
  ];
}

const drawWave = (y: number): SVGElement =>
  flat('path', 'folha', {
    d: `M203 ${y}q4 -6 8 0t8 0v5q-4 6 -8 0t-8 0Z`,
  });

/** The caiman's head over the left mat: snout, teeth and the eye on its hill. */
function drawCaiman(): SVGElement {
  return s(
    'g',
    { transform: 'translate(66 14) scale(0.9)' },
    inked('path', 'folha', { d: 'M-52 22V4Q-40 -16 -24 -8Q-16 -4 -8 2L44 6Q56 8 56 22Z' }, 3),
    flat('path', 'papel', { d: 'M0 14l5 8 5 -8ZM14 14l5 8 5 -8ZM28 14l5 8 5 -8ZM42 15l5 7 5 -7Z' }),
    inked('circle', 'sol', { cx: -30, cy: -3, r: 8 }, 2.5),
    flat('path', 'tinta', { d: 'M-31.500 -9H-28.500V3H-31.500Z' }),
    flat('circle', 'tinta', { cx: 48, cy: 11, r: 2.4 }),
  );
}

/** The jaguar's face over the right mat. */
function drawJaguar(): SVGElement {
  const spot = (x: number, y: number) => flat('circle', 'tinta', { cx: x, cy: y, r: 2.6 });
  return s(
    'g',
    { transform: 'translate(346 18) scale(0.85)' },
    inked('circle', 'laranja', { cx: -24, cy: -14, r: 10 }, 3),
    inked('circle', 'laranja', { cx: 24, cy: -14, r: 10 }, 3),
    inked('path', 'laranja', { d: 'M-34 24V4Q-34 -20 0 -20Q34 -20 34 4V24Z' }, 3),
    flat('path', 'papel', { d: 'M-15 24Q-16 6 0 6Q16 6 15 24Z' }),
    flat('path', 'tinta', { d: 'M-6 6H6L0 13Z' }),
    inked('path', 'sol', { d: 'M-24 0Q-16 -8 -8 2Q-18 6 -24 0Z' }, 2),
    inked('path', 'sol', { d: 'M24 0Q16 -8 8 2Q18 6 24 0Z' }, 2),
    flat('circle', 'tinta', { cx: -16, cy: -0.5, r: 2.4 }),
    flat('circle', 'tinta', { cx: 16, cy: -0.5, r: 2.4 }),
    ...[
      [-12, -12],
      [0, -14],
      [12, -12],
      [-28, 12],
      [28, 12],
    ].map(([x = 0, y = 0]) => spot(x, y)),
  );
}

/** Scales on the mat of the one, rosettes on that of the other. */
export function drawOrnaments(): readonly [readonly SVGElement[], readonly SVGElement[]] {
  const places = [
    [-76, 92],
    [-64, 128],
    [-76, 164],
    [76, 92],
    [64, 128],
    [76, 164],
  ];
  const scale = (x: number, y: number) =>
    inked('path', 'mata', { d: `M${x - 13} ${y + 12}L${x} ${y - 12}L${x + 13} ${y + 12}Z` }, 2.5);
  const rosette = (x: number, y: number): SVGElement =>
    s(
      'g',
      {},
      flat('path', 'tinta', {
        d: `M${x - 12} ${y}a12 11 0 0 1 12 -11l3 6a6 6 0 0 0 -8 6ZM${x + 4} ${y - 10}a12 11 0 0 1 8 12l-6 1a6 6 0 0 0 -4 -7ZM${x + 10} ${y + 6}a12 11 0 0 1 -14 5l2 -6a6 6 0 0 0 7 -3ZM${x - 8} ${y + 9}a12 11 0 0 1 -4 -6l6 -1a6 6 0 0 0 2 3Z`,
      }),
    );
  const [left, right] = middles;
  return [
    places.map(([x = 0, y = 0]) => scale(left + x, y)),
    places.map(([x = 0, y = 0]) => rosette(right + x, y)),
  ];
}
