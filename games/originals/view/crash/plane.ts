import { s } from '@arara/game-kit/view';
import { flat, inked } from '../common/screen.ts';

/** A biplane of sticks and cloth as it flew in 1906, nose to the right; its middle is the origin. */
export function drawPlane(): { node: SVGElement; propeller: SVGElement } {
  const stick = (d: string) =>
    s('path', {
      d,
      stroke: '#11163f',
      'stroke-width': 2.5,
      fill: 'none',
      'stroke-linecap': 'round',
    });
  const propeller = s('g', {});
  propeller.append(
    inked('ellipse', 'papel', { cx: -36, cy: 0, rx: 3.5, ry: 17 }, 2.5),
    flat('circle', 'tinta', { cx: -36, cy: 0, r: 3 }),
  );
  const node = s('g', {});
  node.append(
    // The body that carries the box in front.
    inked('path', 'sol', { d: 'M-30 -4L44 -3L44 3L-30 5Z' }, 2.5),
    // The box in front, which steers.
    inked('rect', 'papel', { x: 40, y: -13, width: 24, height: 6, rx: 2 }, 2.5),
    inked('rect', 'papel', { x: 40, y: 8, width: 24, height: 6, rx: 2 }, 2.5),
    stick('M43 -7V8M52 -7V8M61 -7V8'),
    // Two wings, slightly raised.
    inked('path', 'urucum', { d: 'M-32 -26L22 -30L24 -23L-30 -19Z' }, 3),
    inked('path', 'papel', { d: 'M-32 8L22 6L24 13L-30 16Z' }, 3),
    stick('M-24 -19L-24 8M-6 -21L-6 7M14 -22L14 6M-24 -19L-6 7M-6 -21L14 6'),
    // The basket with somebody in it.
    inked('path', 'barro', { d: 'M-16 16H6L3 28H-13Z' }, 2.5),
    flat('circle', 'barro', { cx: -5, cy: 7, r: 5.5 }),
    inked('path', 'papel', { d: 'M-13 3Q-5 -5 3 3Z' }, 2),
    // Wheels.
    inked('circle', 'papel', { cx: -12, cy: 33, r: 5 }, 2.5),
    inked('circle', 'papel', { cx: 4, cy: 33, r: 5 }, 2.5),
    propeller,
  );
  return { node, propeller };
}
