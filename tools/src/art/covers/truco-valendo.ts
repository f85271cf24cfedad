import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { disc, outline, rect, times } from '../draw/shapes.ts';
import { swell } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, leaf, forest, coral } = palette;

function card(suit: string, turn: number, x: number, y: number): string {
  const pip = suit === 'hearts' || suit === 'diamonds' ? coral : ink;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    rect(-58, -86, 116, 172, paper, `rx="12" ${outline(ink, 6)}`) +
    glyph(suit, { x: 0, y: 0, size: 92, ink: pip }) +
    glyph(suit, { x: -38, y: -64, size: 26, ink: pip }) +
    rect(-52, -80, 104, 160, 'none', `rx="8" ${outline(pip, 1.6)}`) +
    '</g>'
  );
}

export const trucoValendo = cover(
  'truco-valendo',
  'Truco Valendo',
  'Boteco Cards',
  () =>
    rect(0, 0, 300, 400, leaf) +
    rays(150, 210, 18, 420, forest, { duty: 0.5 }) +
    card('hearts', -34, 66, 208) +
    card('diamonds', -12, 116, 190) +
    card('spades', 12, 184, 190) +
    card('clubs', 34, 236, 208) +
    spikes(150, 316, 22, 84, 150, sun, { duty: 1 }) +
    spikes(150, 316, 22, 70, 132, coral, { duty: 1 }) +
    disc(150, 316, 92, coral) +
    letter('Truco', {
      x: 30,
      y: 288,
      w: 240,
      h: 64,
      fill: paper,
      outline: ink,
      outlineWidth: 12,
      block: ink,
      blockDepth: 7,
      blockX: 1,
      blockY: 1,
      warp: swell(14, 8),
    }) +
    rect(-5, 376, 310, 30, ink) +
    letter('valendo', { x: 74, y: 381, w: 152, h: 13, fill: sun }) +
    times(40, (i) => {
      const row = Math.floor(i / 20);
      return rect((i % 20) * 15, row * 8, 15, 8, (i + row) % 2 ? ink : paper);
    }) +
    letter('seis, nove, doze!', { x: 60, y: 30, w: 180, h: 17, fill: sun }),
);
