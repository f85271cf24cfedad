import type { Pigment } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import { flat, inked } from '../common/screen.ts';

/** The widest and the highest box that the square is ever seen in. */
const [width, height] = [700, 400];

const flags: readonly Pigment[] = ['sol', 'urucum', 'menta', 'papel', 'ceu', 'rosa'];
const flagWidth = 17;

/** A string of paper flags that hangs through. */
function drawString(y: number, sag: number, first: number): SVGElement {
  const at = (x: number): number => y + sag * Math.sin(((x % 210) / 210) * Math.PI);
  const count = Math.ceil(width / 21);
  const cord = Array.from(
    { length: count + 1 },
    (_, n) => `${n === 0 ? 'M' : 'L'}${n * 21} ${at(n * 21)}`,
  );
  return s(
    'g',
    {},
    inked('path', 'none', { d: cord.join('') }, 1.5),
    ...Array.from({ length: count }, (_, n) =>
      inked(
        'path',
        flags[(n + first) % flags.length] ?? 'sol',
        {
          d: `M0 0H${flagWidth}V19L${flagWidth / 2} 12L0 19Z`,
          transform: `translate(${n * 21 + 2} ${at(n * 21 + 10)})`,
        },
        1.5,
      ),
    ),
  );
}

/** Night over the square: flags, lamps, and the stones of the ground. */
export function drawSquare(): SVGElement[] {
  const stars = Array.from({ length: 26 }, (_, n) =>
    flat('circle', 'ceu', { cx: (n * 97) % width, cy: (n * 61) % 120, r: n % 3 === 0 ? 1.6 : 1 }),
  );
  return [
    flat('rect', 'jenipapo', { width, height }),
    flat('rect', 'tinta', { width, height, opacity: 0.55 }),
    ...stars,
    drawString(-6, 12, 0),
    drawString(8, 20, 3),
  ];
}
