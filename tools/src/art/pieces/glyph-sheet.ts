import lines from '@iconify-json/lucide/icons.json' with { type: 'json' };
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

/** The same in the second brand's hand: lines of one weight. */
const categoryLines: Record<string, string> = {
  hot: 'flame',
  rng: 'cherry',
  inhouse: 'feather',
  live: 'radio',
  fish: 'fish',
  pvp: 'spade',
  sports: 'volleyball',
  esports: 'gamepad-2',
  lott: 'ticket',
  elott: 'zap',
};

/** One SVG with a symbol for each: `<use href="/art/glyphs.svg#fish">`, painted in currentColor. */
export function glyphSheet(): string {
  const symbols = Object.entries(categoryGlyphs).map(
    ([id, name]) =>
      `<symbol id="${id}" viewBox="0 0 512 512"><path fill="currentColor" d="${glyphPath(name).d}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** The sheet of the second brand, drawn in lines; the box leaves them air. */
export function lineSheet(): string {
  const icons = lines.icons as Record<string, { body: string }>;
  const symbols = Object.entries(categoryLines).map(([id, name]) => {
    const body = icons[name]?.body;
    if (body === undefined) throw new Error(`no line drawing ${name}`);
    return `<symbol id="${id}" viewBox="-4 -4 32 32">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
