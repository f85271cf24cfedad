import { glyph } from '../draw/glyph.ts';
import { macaw } from '../draw/macaw.ts';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { rect } from '../draw/shapes.ts';
import { piece } from './piece.ts';

const {
  ink,
  paper,
  blue,
  sky,
  sun,
  orange,
  leaf,
  forest,
  coral,
  clay,
  teal,
  violet,
  pink,
  mint,
  earth,
} = palette;

const box = [120, 120] as const;
const widths = [96, 192] as const;

const animal = (
  name: string,
  figure: string,
  ground: Ink,
  ray: Ink,
  base: Ink,
  size = 92,
  fill: Ink = ink,
) =>
  piece(
    `avatar-${name}`,
    box,
    widths,
    () =>
      rect(0, 0, 120, 120, ground) +
      rays(60, 60, 16, 100, ray) +
      glyph(figure, {
        x: 60,
        y: 62,
        size,
        ink: fill,
        halo: fill === ink ? paper : ink,
        haloWidth: 5,
        base,
        flush: true,
      }),
  );

/** Portraits that a member may choose from. */
export const avatars = [
  piece(
    'avatar-arara',
    box,
    widths,
    () =>
      rect(0, 0, 120, 120, sun) +
      rays(60, 60, 16, 100, orange) +
      macaw({ x: 4, y: 4, scale: 0.36 }),
  ),
  animal('onca', 'tiger-head', coral, clay, sun),
  animal('tucano', 'toucan', blue, '#1746c4', sun, 88),
  animal('capivara', 'capybara', mint, '#7cc9a0', orange, 96, earth),
  animal('boto', 'dolphin', '#10206b', '#1a318c', coral, 96, pink),
  animal('tatu', 'armadillo', orange, sun, clay),
  animal('preguica', 'sloth', leaf, '#0b8347', sun, 96),
  animal('sapo', 'frog', forest, '#0c6045', leaf, 90, sun),
  animal('mico', 'monkey', sun, orange, coral, 84),
  animal('tartaruga', 'sea-turtle', teal, '#12909e', leaf, 92),
  animal('beija-flor', 'hummingbird', violet, '#6c38a2', pink, 94),
  animal('cobra', 'snake', sky, blue, sun, 88, clay),
];
