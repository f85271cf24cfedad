import type { TitleSymbol } from '@arara/slots';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { macaw } from '../draw/macaw.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { disc, outline, rect } from '../draw/shapes.ts';
import { inkOf } from './pigments.ts';

const { ink, paper } = palette;

/** Height of a tile in units by the maths of its title: reels stand tall, clusters are square. */
export const tileHeight = { lines: 208, ways: 208, cluster: 160 } as const;

/** Width of every tile in units. */
export const tileWidth = 160;

/** Soft teeth round a letter: it must not shout over the figures. */
const softTeeth = '#f0ddb4';

/** The ground behind a figure tells its worth: rays and disc, teeth, a double ring. */
function ground(symbol: TitleSymbol): string {
  const halo = inkOf[symbol.halo];
  if (symbol.kind === 'low') {
    return spikes(80, 80, 20, 56, 72, symbol.figure === 'letter' ? softTeeth : halo, { duty: 1 });
  }
  if (symbol.kind === 'high') return rays(80, 80, 18, 150, halo) + disc(80, 80, 60, halo);
  if (symbol.kind === 'mid') return spikes(80, 80, 16, 46, 76, halo, { duty: 1 });
  const ring = disc(80, 80, 70, halo) + disc(80, 80, 70, 'none', outline(ink, 4));
  return rays(80, 80, 16, 160, paper, { duty: 0.3 }) + spikes(80, 80, 24, 68, 82, ink) + ring;
}

function figure(symbol: TitleSymbol): string {
  if (symbol.figure === 'arara') return macaw({ x: 12, y: -6, scale: 0.46 });
  if (symbol.figure === 'letter') {
    const narrow = symbol.letter === 'J';
    return letter(symbol.letter, {
      x: narrow ? 50 : 41,
      y: 38,
      w: narrow ? 60 : 78,
      h: 84,
      fill: inkOf[symbol.ink],
      outline: ink,
      outlineWidth: 9,
      block: ink,
    });
  }
  const fill = inkOf[symbol.ink];
  return glyph(symbol.glyph, {
    x: 80,
    y: 80,
    size: 122,
    ink: fill,
    halo: fill === ink ? paper : ink,
    haloWidth: 7,
    base: inkOf[symbol.base],
    flush: true,
  });
}

/** One tile of a reel, before it goes to press. */
export function drawSymbol(symbol: TitleSymbol, height: number): string {
  return (
    rect(-4, -4, tileWidth + 8, height + 8, inkOf[symbol.ground]) +
    `<g transform="translate(0 ${(height - tileWidth) / 2})">${ground(symbol)}${figure(symbol)}</g>`
  );
}
