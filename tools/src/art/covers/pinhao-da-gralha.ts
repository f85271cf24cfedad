import { puppet } from '@arara/game-kit/mascots/gralha';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect } from '../draw/shapes.ts';
import { rise } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, sky, mint, leaf, forest, teal, earth, clay } = palette;

/** An old araucaria: a bare stem, and boughs that hold their needles up like candles. */
const pine = ([x, foot, size]: readonly [number, number, number]): string => {
  const bough = (reach: number, y: number): string =>
    `M${x} ${y + 22}Q${x + reach * 0.8} ${y + 20} ${x + reach} ${y}`;
  const tiers = [
    [46, -150],
    [60, -190],
    [44, -226],
  ] as const;
  const boughs = tiers
    .flatMap(([reach, y]) => [
      bough(reach * size, foot + y * size),
      bough(-reach * size, foot + y * size),
    ])
    .join('');
  const stem = `M${x} ${foot}L${x} ${foot - 236 * size}`;
  const tuft = (at: number, y: number, wide: number): string =>
    path(
      `M${at - wide} ${y + 4}Q${at - wide} ${y - 18} ${at} ${y - 18}Q${at + wide} ${y - 18} ${at + wide} ${y + 4}Q${at} ${y + 14} ${at - wide} ${y + 4}Z`,
      forest,
      outline(ink, 5),
    );
  return (
    line(stem + boughs, ink, 16 * size) +
    line(stem + boughs, earth, 8 * size) +
    each(
      tiers,
      ([reach, y]) =>
        tuft(x - reach * size, foot + y * size, 22 * size) +
        tuft(x + reach * size, foot + y * size, 22 * size),
    ) +
    tuft(x, foot - 240 * size, 36 * size)
  );
};

const nut = ([x, y, turn, size]: readonly [number, number, number, number]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
  path(
    'M-20 -30C-14 -46 14 -46 20 -30C22 0 10 30 0 46C-10 30 -22 0 -20 -30Z',
    clay,
    outline(ink, 6),
  ) +
  path('M-19 -28C-14 -43 14 -43 19 -28C8 -18 -8 -18 -19 -28Z', sun) +
  line('M-6 -8L0 28', orange, 5) +
  '</g>';

/** A cold morning on the plateau of the south. */
export const pinhaoDaGralha = cover(
  'pinhao-da-gralha',
  'Pinhão da Gralha',
  'Cordel Lab',
  () =>
    rect(0, 0, 300, 400, mint) +
    disc(150, 148, 120, paper, outline(ink, 6)) +
    disc(150, 148, 98, orange, outline(ink, 5)) +
    disc(150, 148, 98, sun, 'clip-path="inset(0 0 50% 0)"') +
    path('M-10 238Q50 200 120 226T310 206L310 330L-10 330Z', sky, outline(ink, 5)) +
    path('M-10 262Q80 236 160 258T310 244L310 330L-10 330Z', teal, outline(ink, 5)) +
    each(
      [
        [38, 288, 0.92],
        [268, 290, 0.98],
      ],
      pine,
    ) +
    puppetFigure(puppet, { x: 142, y: 312, size: 230, act: 'joy', halo: ink }) +
    path('M-10 296Q70 280 150 292Q230 302 310 284L310 410L-10 410Z', leaf, outline(ink, 6)) +
    each(
      [
        [28, 308, -50, 0.6],
        [76, 300, 24, 0.5],
        [270, 306, 40, 0.64],
        [222, 302, -70, 0.46],
      ],
      nut,
    ) +
    letter('Pinhão', {
      x: 42,
      y: 326,
      w: 216,
      h: 34,
      fill: sun,
      outline: ink,
      outlineWidth: 10,
      warp: rise(-4),
    }) +
    letter('da Gralha', {
      x: 58,
      y: 368,
      w: 184,
      h: 22,
      fill: paper,
      outline: ink,
      outlineWidth: 8,
    }),
);
