import { puppet } from '@arara/game-kit/mascots/joaninha';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cutFigures } from '../symbols/sweets.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, blue, coral, pink, leaf, violet, mint } = palette;

/** A sweet on the table: the figure of the game, its foot at (x, y). */
const sweet = (name: string, x: number, y: number, size: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 160}) translate(-80 -146)">${cutFigures[name]?.() ?? ''}</g>`;

/** Little flags on a string from one edge to the other. */
const bunting = (y: number, sag: number): string =>
  line(`M-6 ${y}Q150 ${y + sag * 2} 306 ${y}`, ink, 5) +
  each([sun, blue, coral, leaf, violet, sun, blue, coral], (fill, n) => {
    const [x, share] = [8 + n * 40, (8 + n * 40) / 300];
    const top = y + sag * 4 * share * (1 - share);
    return path(`M${x - 15} ${top}L${x + 15} ${top}L${x} ${top + 32}Z`, fill, outline(ink, 4));
  });

export const docesDaJoaninha = cover(
  'doces-da-joaninha',
  'Doces da Joaninha',
  'Folia Games',
  () =>
    rect(0, 0, 300, 400, pink) +
    rays(150, 196, 22, 330, paper, { duty: 0.42 }) +
    spikes(150, 186, 30, 104, 124, coral, { duty: 0.8 }) +
    disc(150, 186, 108, mint, outline(ink, 6)) +
    bunting(24, 18) +
    puppetFigure(puppet, { x: 150, y: 302, size: 192, act: 'joy', halo: ink }) +
    path('M-6 302Q150 278 306 302L306 404L-6 404Z', coral, outline(ink, 6)) +
    path(
      'M-6 302Q150 278 306 302L306 318Q294 336 282 318Q264 344 246 316Q230 330 214 312Q192 340 170 310Q150 324 130 310Q108 340 86 312Q70 330 54 316Q36 344 18 318Q6 336 -6 318Z',
      paper,
      outline(ink, 5),
    ) +
    sweet('bombom', 46, 306, 88, -8) +
    sweet('brigadeiro', 254, 306, 88, 6) +
    letter('Doces da', { x: 82, y: 338, w: 136, h: 16, fill: sun, outline: ink, outlineWidth: 6 }) +
    letter('Joaninha', {
      x: 28,
      y: 361,
      w: 244,
      h: 29,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
      warp: wave(3),
    }),
);
