import { s } from '@arara/game-kit/view';
import { flat, inked } from '../common/screen.ts';
import { beyond, box } from '../common/table/picture.ts';

const [width, height] = box;
const all = { x: -beyond, width: width + 2 * beyond };

/** The winter palace between imperial palms, the cloth, and its border of coffee leaves. */
export function drawScene(): SVGElement[] {
  return [
    flat('rect', 'jenipapo', { ...all, height }),
    flat('circle', 'papel', { cx: 372, cy: 16, r: 11 }),
    ...[-54, -28, 62, 88, 114, 288, 314, 340, 430, 456].map(drawWindow),
    ...[-76, 18, 142, 268, 398, 496].map(drawPalm),
    inked('rect', 'mata', { ...all, y: 33, height: height - 20 }, 4),
    s('g', {}, ...Array.from({ length: all.width / 20 }, (_, at) => drawLeaf(all.x + at * 20 + 2))),
  ];
}

/** A bay of the front: wall, window and cornice. */
function drawWindow(x: number): SVGElement {
  return s(
    'g',
    {},
    inked('rect', 'rosa', { x, y: 9, width: 27, height: 30 }, 2),
    inked('path', 'sol', { d: `M${x + 8} 36V22a5.500 5.500 0 0 1 11 0V36Z` }, 2),
    flat('rect', 'papel', { x: x - 1, y: 5, width: 29, height: 6 }),
  );
}

function drawPalm(x: number): SVGElement {
  return s(
    'g',
    { transform: `translate(${x} 10)` },
    inked('path', 'papel', { d: 'M-3 30L-2 0H2L3 30Z' }, 2),
    flat('path', 'folha', {
      d: 'M0 2Q-8 -10 -20 -4Q-12 -4 -9 0Q-18 0 -20 8Q-10 2 0 4Q10 2 20 8Q18 0 9 0Q12 -4 20 -4Q8 -10 0 2Z',
    }),
  );
}

const drawLeaf = (x: number): SVGElement =>
  flat('path', 'folha', {
    d: `M${x} ${height}Q${x + 2} ${height - 9} ${x + 14} ${height - 8}Q${x + 13} ${height} ${x} ${height}Z`,
  });
