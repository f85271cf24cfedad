import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { pavement, rays, sine, spikes, wedges } from '../draw/patterns.ts';
import { disc, fixed, line, outline, path, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, leaf, forest, coral, clay, teal } = palette;

const onWheel = (radius: number, place: number): string => {
  const angle = (place / 24) * Math.PI * 2;
  return `${fixed(150 + radius * Math.cos(angle))} ${fixed(186 + radius * Math.sin(angle))}`;
};

/** One pocket of the wheel; the first is the zero. */
const pocket = (index: number): string =>
  path(
    `M${onWheel(84, index)}L${onWheel(121, index)}A121 121 0 0 1 ${onWheel(121, index + 1)}` +
      `L${onWheel(84, index + 1)}Z`,
    index === 0 ? leaf : index % 2 ? ink : clay,
    outline(paper, 1.6),
  );

export const roulette = cover(
  'roulette',
  'Roleta Ipanema',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, coral) +
    rays(150, 190, 26, 330, '#ff7b5e', { duty: 0.5 }) +
    disc(150, 186, 128, ink) +
    times(24, pocket) +
    disc(150, 186, 82, sun, outline(ink, 5)) +
    spikes(150, 186, 12, 22, 74, orange, { duty: 0.8 }) +
    disc(150, 186, 24, ink) +
    disc(150, 186, 14, paper) +
    disc(222, 106, 10, paper, outline(ink, 3)) +
    path(
      'M-10 262C20 250 40 190 66 168C84 154 96 190 112 200C130 170 140 150 158 152C184 158 190 240 240 258H310V330H-10Z',
      forest,
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    wedges(20, 190, 60, 70, 8, leaf, { thickness: 6, seed: 3 }) +
    wedges(120, 180, 60, 80, 8, leaf, { thickness: 6, seed: 8 }) +
    rect(-5, 256, 310, 36, teal, outline(ink, 5)) +
    line(sine(-20, 320, 268, 3, 30), paper, 2) +
    line(sine(-10, 320, 280, 3, 30), paper, 2) +
    pavement(0, 292, 300, 48, 2, ink, paper) +
    rect(0, 336, 300, 70, ink) +
    letter('Roleta', { x: 172, y: 18, w: 112, h: 28, fill: paper, outline: ink, outlineWidth: 7 }) +
    letter('Ipanema', { x: 18, y: 352, w: 264, h: 36, fill: sun }),
);
