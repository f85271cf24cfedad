import { cssColour } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import { flat, inked, lettered, moveTo } from '../common/screen.ts';
import type { Screen } from '../common/screen.ts';
import { areas, box } from './layout.ts';
import { symbolBox } from './theme.ts';
import type { ScratchTheme } from './theme.ts';

const headLine = 37;
const headLetters = 27;
/** So many letters fit at full size; more of them are set smaller. */
const headFits = 17;
const symbolTop = 3;
const prizeLine = 10;

/** A field under the silver: its symbol, and what three of it pay. */
export interface Printed {
  readonly symbol: number;
  readonly prize: string;
}

/** How a field shines: it could be one of three, it is, or another one is. */
export type Light = 'plain' | 'waiting' | 'won' | 'dim';

/** The printed card. */
export interface CardPicture {
  /** Prints the fields; null leaves them blank. */
  print(fields: readonly Printed[] | null): void;
  head(text: string, mood: 'plain' | 'tense' | 'glad'): void;
  light(field: number, light: Light): void;
}

/** A symbol in a square of its own, for tables; it has a name where no word stands beside it. */
export const drawSymbol = (theme: ScratchTheme, symbol: number, name?: string): SVGElement =>
  s(
    'svg',
    {
      viewBox: `0 0 ${symbolBox} ${symbolBox}`,
      class: 'scratch-symbol',
      ...(name === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': name }),
    },
    ...(theme.symbols[symbol]?.draw() ?? []),
  );

export function createCardPicture({ svg }: Screen, theme: ScratchTheme): CardPicture {
  const { field: inks, head: headInks } = theme;
  const words = lettered('', headInks.words, { x: box[0] / 2, y: headLine });
  const headNode = s('g', { class: 'scratch-head' });
  headNode.append(
    inked('path', headInks.band, { d: 'M58 11H362L352 29L362 47H58L68 29Z' }, 3),
    words,
  );
  const groups = areas.map(({ x, y, w, h }) => {
    const content = s('g', { class: 'scratch-content' });
    const ring = inked('rect', 'none', { x: 2, y: 2, width: w - 4, height: h - 4, rx: 9 }, 5);
    ring.setAttribute('class', 'scratch-ring');
    ring.setAttribute('stroke', cssColour('sol'));
    const paper = inked('rect', inks.paper, { width: w, height: h, rx: 10 }, 3);
    paper.setAttribute('stroke', cssColour(inks.edge));
    const group = s('g', { class: 'scratch-field' }, paper, content, ring);
    moveTo(group, x, y);
    return { group, content };
  });
  svg.append(
    flat('rect', inks.paper, { width: box[0], height: box[1] }),
    ...theme.scenery(),
    headNode,
    ...groups.map(({ group }) => group),
  );

  return {
    print(fields) {
      groups.forEach(({ content }, at) => {
        const [printed, area] = [fields?.[at], areas[at]];
        if (printed === undefined || area === undefined) return content.replaceChildren();
        const size = area.h - 34;
        const symbol = s(
          'g',
          { class: 'scratch-actor' },
          ...(theme.symbols[printed.symbol]?.draw() ?? []),
        );
        const place = s('g', {}, symbol);
        const scale = size / symbolBox;
        moveTo(place, (area.w - size) / 2, symbolTop + 4, ` scale(${scale})`);
        const prize = lettered(printed.prize, inks.edge, {
          x: area.w / 2,
          y: area.h - prizeLine,
          'font-size': 18,
        });
        content.replaceChildren(place, prize);
      });
    },
    head(text, mood) {
      if (words.textContent !== text) {
        words.textContent = text;
        const size = headLetters * Math.min(1, headFits / Math.max(1, text.length));
        words.setAttribute('font-size', String(size));
        words.setAttribute('y', String(headLine - (headLetters - size) * 0.34));
      }
      headNode.setAttribute('data-mood', mood);
    },
    light(field, light) {
      groups[field]?.group.setAttribute('data-light', light);
    },
  };
}
