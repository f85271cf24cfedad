import { glyphPath } from '../draw/glyph.ts';

/** Glyphs of the game categories, by game type in lower case; `hot` is the list of hot games. */
export const categoryGlyphs: Record<string, string> = {
  hot: 'small-fire',
  rng: 'cherry',
  inhouse: 'commercial-airplane',
  live: 'card-jack-spades',
  fish: 'piranha',
  pvp: 'clubs',
  sports: 'soccer-ball',
  esports: 'gamepad',
  lott: 'ticket',
  elott: 'dice-six-faces-five',
};

/** One SVG with a symbol for each: `<use href="/art/glyphs.svg#fish">`, painted in currentColor. */
export function glyphSheet(): string {
  const symbols = Object.entries(categoryGlyphs).map(
    ([id, name]) =>
      `<symbol id="${id}" viewBox="0 0 512 512"><path fill="currentColor" d="${glyphPath(name).d}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
