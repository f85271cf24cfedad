import { h, s } from '@arara/game-kit/view';
import type { Words } from '@arara/game-kit/view';
import { BOMB, coinsOf, rulesOf, scatterOf, wildOf } from '../src/index.ts';
import type { SlotMaths, SlotTitle } from '../src/index.ts';
import { valuesOf } from '../src/hold/coins.ts';
import { drawn } from './faces.ts';
import type { Faces } from './faces.ts';
import { drawGround } from './ground.ts';
import { symbolKey, worthText } from './words.ts';

export interface PrizesOptions {
  readonly words: Words;
  readonly title: SlotTitle;
  readonly faces: Faces;
  readonly stake: string;
  readonly amountOf: (hundredths: number) => string;
}

/** A face on the sheet, in CSS pixels, drawn finer for fine screens. */
const face = { width: 52, height: 64, pixels: 2 };

/** Every prize at the stake of now, and how one comes to it. */
export function createPrizes(options: PrizesOptions): Node {
  const { words, title, stake } = options;
  const t = words.t;
  const { maths } = title;
  const part = document.createDocumentFragment();
  part.append(
    h('h3', {}, t('sheet.prizes', { stake })),
    h('ul', { class: 'prizes' }, ...title.symbols.map((symbol) => prize(options, symbol.id))),
    h('h3', {}, t('sheet.how')),
    ...ruleLines(words, title).map((line) => h('p', {}, line)),
  );
  if ('lines' in maths) part.append(h('h3', {}, t('sheet.lines')), lineList(maths.lines));
  return part;
}

function prize({ words, title, faces, amountOf }: PrizesOptions, id: string): HTMLElement {
  const { maths } = title;
  const symbol = title.symbols.find((each) => each.id === id);
  const picture = drawn(face.width * face.pixels, face.height * face.pixels, (pen, w, h) => {
    if (symbol !== undefined) drawGround(pen, symbol, { ...title.body, face: 'print' }, w, h);
    faces.draw(pen, id, 0, (h - w) / 2, w);
  });
  picture.className = 'face';
  picture.setAttribute('aria-hidden', 'true');
  const name = words.game(symbolKey(title, id));
  const pays = paysOf(words, title, id);
  const special = specialOf(maths, id);
  return h(
    'li',
    {},
    h('figure', {}, picture, h('figcaption', {}, name)),
    h(
      'div',
      {},
      special === null ? null : h('b', { class: 'special' }, words.t(special)),
      h(
        'ul',
        {},
        ...pays.map(([of, amount]) => h('li', {}, h('span', {}, of), h('b', {}, amountOf(amount)))),
      ),
    ),
  );
}

/** The prizes of a symbol, the best first: so many of it, or the values that a coin may have. */
function paysOf(words: Words, title: SlotTitle, id: string): [of: string, amount: number][] {
  const { maths } = title;
  if (maths.model === 'hold' && id === maths.coin)
    return valuesOf(maths.hold)
      .toReversed()
      .map(([value]) => {
        const { text, name } = worthText(title, words, value);
        return [name ?? text, value];
      });
  const own =
    id === scatterOf(maths) && 'scatterPays' in maths ? maths.scatterPays : maths.paytable[id];
  return Object.entries(own ?? {})
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([count, amount]) => [`${count}×`, amount]);
}

const specials = {
  wild: 'special.wild',
  scatter: 'special.scatter',
  coin: 'special.coin',
  collect: 'special.collect',
  bomb: 'special.bomb',
} as const;

function specialOf(maths: SlotMaths, id: string): (typeof specials)[keyof typeof specials] | null {
  if (id === scatterOf(maths)) return specials.scatter;
  if (id === wildOf(maths)) return specials.wild;
  if (id === BOMB) return specials.bomb;
  const { coin, collect } = coinsOf(maths);
  return id === coin ? specials.coin : id === collect ? specials.collect : null;
}

/** The title's own rules, as sentences in its order. */
function ruleLines(words: Words, title: SlotTitle): string[] {
  return rulesOf(title).map(({ key, params, names }) => {
    const named = Object.entries(names).map(([name, symbol]) => [name, words.game(symbol)]);
    return words.game(key, { ...params, ...Object.fromEntries(named) });
  });
}

const cell = 10;
const rows = 3;

/** Every line as a small grid with its number. */
function lineList(lines: readonly (readonly number[])[]): HTMLElement {
  const items = lines.map((line, index) => {
    const cells = line.flatMap((own, column) =>
      Array.from({ length: rows }, (_, row) =>
        s('rect', {
          x: column * cell + 1,
          y: row * cell + 1,
          width: cell - 2,
          height: cell - 2,
          class: row === own ? 'on' : 'off',
        }),
      ),
    );
    const box = `0 0 ${line.length * cell} ${rows * cell}`;
    const drawing = s('svg', { viewBox: box, 'aria-hidden': 'true' }, ...cells);
    const places = h('span', { class: 'spoken' }, line.map((row) => row + 1).join(' '));
    return h('li', {}, h('b', {}, String(index + 1)), drawing, places);
  });
  return h('ol', { class: 'lines' }, ...items);
}
