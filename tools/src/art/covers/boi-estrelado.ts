import { puppet } from '@arara/game-kit/mascots/boi';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, saw, spikes, stars } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { each, outline, path, rect } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sky, sun, leaf, clay, coral, pink } = palette;

/** Ribbons that hang from above, each cut in a swallow's tail. */
const ribbons = each([sun, blue, paper, leaf, sky, pink, sun, blue, paper, leaf], (fill, n) => {
  const [x, end] = [n * 30, 54 + ((n * 37) % 46)];
  return path(
    `M${x} -4L${x + 24} -4L${x + 24} ${end}L${x + 12} ${end - 14}L${x} ${end}Z`,
    fill,
    outline(ink, 3),
  );
});

export const boiEstrelado = cover(
  'boi-estrelado',
  'Boi Estrelado',
  'Rio Negro',
  () =>
    rect(0, 0, 300, 400, coral) +
    rays(150, 214, 18, 360, clay) +
    spikes(150, 196, 5, 62, 172, sun, { duty: 1, offset: -0.25 }) +
    ribbons +
    stars(
      [
        [32, 168],
        [270, 160],
        [34, 256],
        [270, 252],
      ],
      4,
      12,
      paper,
    ) +
    puppetFigure(puppet, { x: 150, y: 334, size: 256, act: 'wild', halo: ink }) +
    rect(0, 318, 300, 84, blue) +
    saw(0, 319, 300, 12, 15, blue) +
    letter('Boi', {
      x: 24,
      y: 322,
      w: 78,
      h: 30,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
    }) +
    letter('Estrelado', {
      x: 20,
      y: 360,
      w: 260,
      h: 32,
      fill: sun,
      outline: ink,
      outlineWidth: 10,
      warp: arch(5),
    }),
);
