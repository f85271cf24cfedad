import { puppet } from '@arara/game-kit/mascots/baleia';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, sine, spikes } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sky, sun, orange, coral, clay, deepBlue } = palette;

/** At dusk she sings off Abrolhos, and the lighthouse answers. */
export const cantoDaJubarte = cover(
  'canto-da-jubarte',
  'Canto da Jubarte',
  'Folia Games',
  () =>
    rect(0, 0, 300, 400, orange) +
    rays(150, 176, 24, 380, sun, { duty: 0.46 }) +
    disc(150, 178, 128, coral, outline(ink, 6)) +
    spikes(150, 178, 44, 108, 122, clay, { duty: 0.6 }) +
    path('M-6 250C20 216 60 212 92 238L104 262L-6 262Z', clay, outline(ink, 6)) +
    glyph('lighthouse', { x: 46, y: 176, size: 104, ink: paper, halo: ink, haloWidth: 10 }) +
    each(
      [
        [252, 92, 58, 12, sun],
        [272, 168, 40, -10, paper],
        [214, 42, 40, -14, paper],
      ],
      ([x, y, size, turn, fill]) =>
        glyph('musical-notes', { x, y, size, turn, ink: fill, halo: ink, haloWidth: 9 }),
    ) +
    path(`${sine(-20, 330, 258, 9, 72)}L340 406L-20 406Z`, blue, outline(ink, 6)) +
    line(sine(-44, 330, 276, 7, 60), sky, 4) +
    puppetFigure(puppet, { x: 158, y: 318, size: 228, act: 'joy', turn: 4, halo: ink }) +
    path(`${sine(-30, 330, 318, 9, 80)}L340 406L-30 406Z`, deepBlue, outline(ink, 6)) +
    line(sine(-60, 330, 334, 5, 52), sky, 3) +
    letter('Canto da', { x: 78, y: 336, w: 144, h: 17, fill: sun, warp: arch(4) }) +
    letter('Jubarte', {
      x: 34,
      y: 360,
      w: 232,
      h: 30,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
      warp: arch(5),
    }),
);
