import type { SlotTitle } from '@arara/slots';
import { cssColour, gridSize } from '@arara/slots/view';
import type { Rank } from '@arara/slots/view';
import type { Texts } from '../texts.ts';
import { drawBackdrop, drawStar, inkOn } from './backdrop.ts';
import { createCountUp } from './count-up.ts';
import { h } from './dom.ts';
import { writeFitted } from './fitted.ts';
import { drawLettering } from './lettering.ts';

export interface Plate {
  readonly symbol: string;
  readonly value: HTMLElement;
}

/** The stamp of a prize that is worth one. */
export interface Burst {
  readonly words: string;
  readonly rank: Rank;
  /** The amount on its way from nothing (0) to itself (1). */
  readonly amountAt: (progress: number) => string;
}

/** The scene above the controls: title, plates, the cabinet with the canvas, the prize star. */
export interface Stage {
  readonly node: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly plates: readonly Plate[];
  /** A ribbon over the reels: free spins, multiplier, cap. */
  announce(text: string | null): void;
  badge(text: string | null): void;
  /** What the round has paid so far, apart from the win that is being told. */
  sum(text: string | null): void;
  /** Null takes it away. */
  burst(told: Burst | null): void;
  onResize(listener: (width: number, height: number) => void): void;
}

const cellRatio = { lines: 1.3, ways: 1.3, cluster: 1 } as const;
/** The cabinet's frame on both sides, and the widest that reels are a pleasure to look at. */
const frame = 22;
const widthMax = 860;
/** Its shadow below, and the padding above it. */
const lip = 12;
const cellMin = 8;
const countMs: Record<Rank, number> = { 0: 0, 1: 0, 2: 500, 3: 900, 4: 1_500 };

export function createStage(options: {
  title: SlotTitle;
  name: string;
  texts: Texts;
  moves: boolean;
}): Stage {
  const { title, name, texts } = options;
  const canvas = h('canvas', { 'aria-hidden': 'true' });
  const ribbon = h('p', { class: 'ribbon', hidden: true });
  const badge = h('p', { class: 'badge', hidden: true });
  const reels = h('div', { class: 'reels' }, canvas);
  const sum = h('p', { class: 'badge sum', hidden: true });
  const cabinet = h('div', { class: 'cabinet' }, reels, ribbon, sum, badge);
  cabinet.style.setProperty('--frame', cssColour(title.scene.frame));
  cabinet.style.setProperty('--dots', cssColour(title.scene.dots));
  const plates = title.plates.map((symbol) => ({ symbol, value: h('b', {}) }));
  const star = createStar(title, options.moves);
  const field = h('div', { class: 'field' }, cabinet, star.node);
  const node = h('div', { class: 'stage' });
  const heading = h('h1', { class: 'title' });
  heading.append(drawLettering(title, name));
  node.append(drawBackdrop(title), heading, plateRow(title, texts, plates), field);

  return {
    node,
    canvas,
    plates,
    announce: (text) => showText(ribbon, text),
    badge: (text) => showText(badge, text),
    sum: (text) => showText(sum, text),
    burst: star.show,
    onResize(listener) {
      const { columns, rows } = gridSize(title);
      const ratio = cellRatio[title.maths.model];
      // The cabinet takes the largest box of the grid's shape that fits the field, in whole cells:
      // the lines between them are then all alike.
      const fit = () => {
        const room = {
          width: Math.min(field.clientWidth - frame, widthMax),
          height: field.clientHeight - frame - lip,
        };
        const cell = Math.floor(Math.min(room.width / columns, room.height / rows / ratio));
        if (cell < cellMin) return;
        const [width, height] = [cell * columns, Math.floor(cell * ratio) * rows];
        reels.style.width = `${width}px`;
        reels.style.height = `${height}px`;
        listener(width, height);
      };
      new ResizeObserver(fit).observe(field);
      fit();
    },
  };
}

function showText(element: HTMLElement, text: string | null): void {
  element.hidden = text === null;
  element.textContent = text ?? '';
}

function plateRow(title: SlotTitle, texts: Texts, plates: readonly Plate[]): HTMLElement {
  const shown = plates.map(({ symbol, value }) => {
    const face = title.symbols.find(({ id }) => id === symbol);
    const label = h('small', {}, texts.game(`symbols.${face?.name ?? symbol}`));
    return h('div', {}, label, value);
  });
  return h('div', { class: 'plates' }, ...shown);
}

function createStar(title: SlotTitle, moves: boolean) {
  const words = h('span', { class: 'words' });
  const amount = h('strong', {});
  const node = h('div', { class: 'burst', hidden: true, 'aria-hidden': 'true' });
  words.style.color = inkOn(title.scene.burst);
  node.append(drawStar(title.scene.burst), words, amount);
  const count = createCountUp(amount, moves);
  return {
    node,
    show(told: Burst | null): void {
      count.stop();
      node.hidden = true;
      if (told === null) return;
      words.textContent = told.words;
      // Its final width from the start, so that nothing jumps while it counts.
      writeFitted(amount, told.amountAt(1));
      node.dataset['rank'] = String(told.rank);
      count.run(told.amountAt, countMs[told.rank]);
      // The animation begins anew with the element.
      void node.offsetWidth;
      node.hidden = false;
    },
  };
}
