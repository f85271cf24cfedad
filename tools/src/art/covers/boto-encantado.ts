import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { sine, stars, wedges } from '../draw/patterns.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, night, paper, blue, sky, sun, leaf, coral, pink } = palette;

const river =
  each([sky, blue, '#1746c4', '#10206b', night], (fill, row) =>
    path(sine(-40 - row * 22, 340, 286 + row * 24, 9, 60) + 'V420H-60Z', fill, outline(ink, 3)),
  ) +
  glyph('lily-pads', { x: 40, y: 300, size: 92, ink: leaf, halo: ink, haloWidth: 5 }) +
  disc(250, 300, 14, pink, outline(ink, 3)) +
  glyph('lotus-flower', { x: 252, y: 296, size: 70, ink: paper, halo: ink, haloWidth: 5 });

export const botoEncantado = cover(
  'boto-encantado',
  'Boto Encantado',
  'Rio Negro',
  () =>
    rect(0, 0, 300, 400, '#10206b') +
    disc(168, 150, 150, '#1a318c') +
    disc(168, 150, 128, '#2747b5') +
    disc(168, 150, 104, paper) +
    wedges(120, 60, 130, 180, 26, '#10206b', {
      length: 0.5,
      thickness: 4,
      direction: -1,
      seed: 4,
    }) +
    stars(
      [
        [30, 40],
        [66, 96],
        [270, 44],
        [40, 190],
        [24, 128],
        [284, 220],
      ],
      3,
      10,
      sun,
    ) +
    glyph('dolphin', {
      x: 150,
      y: 192,
      size: 272,
      turn: 4,
      ink: pink,
      halo: ink,
      haloWidth: 10,
      base: ink,
      carve: coral,
      carveAngle: 60,
      carveCount: 20,
    }) +
    glyph('western-hat', {
      x: 224,
      y: 82,
      size: 104,
      turn: 18,
      ink: paper,
      halo: ink,
      haloWidth: 8,
    }) +
    river +
    letter('Boto', {
      x: 24,
      y: 314,
      w: 124,
      h: 36,
      fill: sun,
      outline: ink,
      outlineWidth: 8,
      warp: wave(4),
    }) +
    letter('Encantado', {
      x: 24,
      y: 360,
      w: 252,
      h: 30,
      fill: paper,
      outline: ink,
      outlineWidth: 8,
      warp: wave(-4),
    }),
);
