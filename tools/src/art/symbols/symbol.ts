import type { TitleSymbol } from '@arara/slots';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { macaw } from '../draw/macaw.ts';
import { palette } from '../draw/palette.ts';
import { clipped, line, path } from '../draw/shapes.ts';
import { inkOf } from './pigments.ts';
import { cutFigures } from './sweets.ts';
import { treeFigures } from './trees.ts';

const { ink, paper } = palette;

/** Edge of every figure's square, in units. */
export const tileEdge = 160;

/** The bust of the macaw ends in teeth, as a figure that scissors cut out. */
const bust =
  'M0 0H160V136L150 150L138 138L126 152L112 140L98 154L84 141L70 155L56 141L42 153L28 140L14 151L0 138Z';

/** One symbol's figure without its ground, before it goes to press. */
export function drawFigure(symbol: TitleSymbol): string {
  if (symbol.figure === 'arara') {
    const bird = macaw({ x: 28, y: 2, scale: 0.4 });
    return clipped(path(bust, ink), bird) + line('M28 141L42 153L56 141L70 155', ink, 3);
  }
  if (symbol.figure === 'letter') {
    const narrow = symbol.letter === 'J';
    return letter(symbol.letter, {
      x: narrow ? 46 : 36,
      y: 32,
      w: narrow ? 68 : 88,
      h: 94,
      fill: inkOf[symbol.ink],
      outline: ink,
      outlineWidth: 9,
      block: ink,
    });
  }
  if (symbol.figure === 'cut') {
    const drawCut = cutFigures[symbol.name] ?? treeFigures[symbol.name];
    if (drawCut === undefined) throw new Error(`nobody has drawn ${symbol.name}`);
    return drawCut();
  }
  const fill = inkOf[symbol.ink];
  return glyph(symbol.glyph, {
    x: 80,
    y: 80,
    size: 132,
    ink: fill,
    halo: fill === ink ? paper : ink,
    haloWidth: 7,
    base: inkOf[symbol.base],
    flush: true,
  });
}
