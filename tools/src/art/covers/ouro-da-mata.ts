import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { disc, outline, rect } from '../draw/shapes.ts';
import { arch, top } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, leaf, forest, coral } = palette;

const undergrowth =
  glyph('monstera-leaf', {
    x: 20,
    y: 300,
    size: 210,
    turn: -30,
    ink: leaf,
    halo: ink,
    haloWidth: 8,
    base: forest,
  }) +
  glyph('monstera-leaf', {
    x: 284,
    y: 306,
    size: 220,
    turn: 24,
    flip: -1,
    ink: leaf,
    halo: ink,
    haloWidth: 8,
    base: forest,
  }) +
  glyph('monstera-leaf', {
    x: 150,
    y: 372,
    size: 190,
    turn: 0,
    ink: forest,
    halo: ink,
    haloWidth: 8,
  });

export const ouroDaMata = cover(
  'ouro-da-mata',
  'Ouro da Mata',
  'Mata Studio',
  () =>
    rect(0, 0, 300, 400, sun) +
    rays(150, 178, 20, 330, orange, { duty: 0.5 }) +
    disc(150, 172, 126, coral) +
    disc(150, 172, 126, 'none', outline(ink, 5)) +
    glyph('monstera-leaf', {
      x: 34,
      y: 92,
      size: 150,
      turn: -70,
      ink: forest,
      halo: ink,
      haloWidth: 8,
    }) +
    glyph('monstera-leaf', {
      x: 268,
      y: 84,
      size: 150,
      turn: 60,
      flip: -1,
      ink: forest,
      halo: ink,
      haloWidth: 8,
    }) +
    glyph('tiger-head', {
      x: 150,
      y: 170,
      size: 244,
      ink,
      halo: ink,
      haloWidth: 6,
      base: sun,
      baseWidth: 9,
      flush: true,
    }) +
    undergrowth +
    letter('Ouro da', {
      x: 66,
      y: 292,
      w: 168,
      h: 27,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
      warp: arch(6),
    }) +
    letter('Mata', {
      x: 26,
      y: 326,
      w: 248,
      h: 54,
      fill: sun,
      outline: ink,
      outlineWidth: 11,
      block: ink,
      blockDepth: 6,
      blockX: 0,
      blockY: 1,
      warp: top(12),
    }),
);
