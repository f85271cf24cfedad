import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { hill, sine } from '../draw/patterns.ts';
import { around, disc, each, line, outline, path, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sky, sun, orange, leaf, forest, mint, pink, earth } = palette;

export const capivaraZen = cover(
  'capivara-zen',
  'Capivara Zen',
  'Pantanal Play',
  () =>
    rect(0, 0, 300, 400, mint) +
    disc(150, 150, 132, paper) +
    disc(
      150,
      150,
      132,
      'none',
      `stroke="${leaf}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"`,
    ) +
    each([60, 150, 240], (x, i) => line(`M${x} ${66 - (i % 2) * 16}c-14-14 14-22 0-38`, leaf, 5)) +
    hill(230, 40, '#7cc9a0') +
    glyph('palm-tree', { x: 40, y: 190, size: 130, ink: forest }) +
    glyph('palm-tree', { x: 268, y: 200, size: 110, flip: -1, ink: forest }) +
    glyph('capybara', {
      x: 146,
      y: 206,
      size: 226,
      ink: earth,
      halo: ink,
      haloWidth: 9,
      base: orange,
      carve: orange,
      carveAngle: 50,
      carveCount: 20,
    }) +
    disc(222, 104, 22, orange, outline(ink, 5)) +
    path('M222 84c8-16 24-16 30-10c-8 12-20 14-30 10z', leaf, outline(ink, 3.5)) +
    each([0, 1, 2, 3], (i) =>
      path(
        sine(-40 - i * 26, 340, 262 + i * 24, 6, 80) + 'V420H-60Z',
        around([sky, '#3c8df0', blue, '#1746c4'], i),
        outline(ink, 3.5),
      ),
    ) +
    glyph('lotus-flower', { x: 52, y: 284, size: 66, ink: pink, halo: ink, haloWidth: 5 }) +
    glyph('lotus-flower', { x: 250, y: 300, size: 52, ink: paper, halo: ink, haloWidth: 5 }) +
    letter('Capivara', {
      x: 22,
      y: 318,
      w: 256,
      h: 32,
      fill: paper,
      outline: ink,
      outlineWidth: 8,
    }) +
    letter('zen', { x: 108, y: 362, w: 84, h: 26, fill: sun, outline: ink, outlineWidth: 8 }),
);
