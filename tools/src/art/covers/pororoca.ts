import { puppet } from '@arara/game-kit/mascots/pirarucu';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, line, outline, path, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, coral, clay, blue, deepBlue, teal, sky, orange, forest } = palette;

/** A house on stilts at the bank, its window lit. */
const house = (x: number, y: number): string =>
  times(4, (leg) => rect(x + 4 + leg * 16, y + 30, 5, 40, ink)) +
  rect(x, y, 62, 32, coral, outline(ink, 4)) +
  path(`M${x - 8} ${y}L${x + 31} ${y - 26}L${x + 70} ${y}Z`, clay, outline(ink, 4)) +
  rect(x + 10, y + 9, 13, 13, sun, outline(ink, 3)) +
  rect(x + 38, y + 8, 12, 24, ink);

/** The great wave: it comes from the left, stands over everything and breaks to the right. */
const wave =
  path(
    'M-10 400L-10 196C14 118 74 74 142 78C196 82 232 112 238 150C240 172 226 184 210 180C218 154 194 134 166 138C132 144 116 178 120 218C124 268 178 300 310 300L310 400Z',
    blue,
    outline(ink, 7),
  ) +
  path(
    'M-10 196C14 118 74 74 142 78C196 82 232 112 238 150C240 172 226 184 210 180C218 154 194 134 166 138C176 122 160 108 138 110C84 114 34 158 -10 250Z',
    paper,
    outline(ink, 5),
  ) +
  line(
    'M-10 292C28 208 62 160 112 142M-10 340C40 262 66 212 104 180M20 380C66 300 84 260 108 222',
    sky,
    7,
  ) +
  line('M112 330C152 316 220 318 300 326M96 360C160 346 230 348 300 354', sky, 6) +
  spikes(206, 190, 8, 3, 13, paper, { duty: 0.9 }) +
  disc(246, 168, 7, paper, outline(ink, 4)) +
  disc(262, 188, 5, paper, outline(ink, 3)) +
  disc(228, 206, 5, paper, outline(ink, 3));

export const pororoca = cover(
  'pororoca',
  'Pororoca',
  'Rio Negro',
  () =>
    rect(0, 0, 300, 400, orange) +
    rays(228, 96, 22, 420, sun) +
    disc(228, 96, 62, coral, outline(ink, 5)) +
    path('M120 214C170 196 240 200 310 188V310H120Z', forest, outline(ink, 5)) +
    house(232, 150) +
    rect(120, 216, 190, 100, teal) +
    wave +
    puppetFigure(puppet, { x: 178, y: 330, size: 206, act: 'joy', turn: -9, halo: ink }) +
    path('M-6 334C60 318 92 344 150 332S246 320 306 336V406H-6Z', deepBlue, outline(ink, 6)) +
    letter('Pororoca', {
      x: 16,
      y: 344,
      w: 268,
      h: 44,
      fill: sun,
      outline: ink,
      outlineWidth: 9,
    }),
);
