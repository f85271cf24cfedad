import type { SlotTitle } from '@arara/slots';
import { cssColour, gridSize } from '@arara/slots/view';
import type { Texts } from '../texts.ts';
import { drawBackdrop, drawLettering, drawStar } from './backdrop.ts';
import { h } from './dom.ts';

export interface Plate {
  readonly symbol: string;
  readonly value: HTMLElement;
}

/** The scene above the controls: title, plates, the cabinet with the canvas, the prize star. */
export interface Stage {
  readonly node: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly plates: readonly Plate[];
  /** A ribbon over the reels: free spins, multiplier, cap. */
  announce(text: string | null): void;
  badge(text: string | null): void;
  /** The stamp of a prize that is worth one; null takes it away. */
  burst(words: string | null, amount?: string): void;
  onResize(listener: (width: number, height: number) => void): void;
}

const cellRatio = { lines: 1.3, ways: 1.3, cluster: 1 } as const;

export function createStage(title: SlotTitle, name: string, texts: Texts): Stage {
  const canvas = h('canvas', { 'aria-hidden': 'true' });
  const ribbon = h('p', { class: 'ribbon', hidden: true });
  const badge = h('p', { class: 'badge', hidden: true });
  const words = h('span', { class: 'words' });
  const amount = h('strong', {});
  const star = h('div', { class: 'burst', hidden: true, 'aria-hidden': 'true' });
  star.append(drawStar(title.scene.burst), words, amount);
  const reels = h('div', { class: 'reels' }, canvas);
  const cabinet = h('div', { class: 'cabinet' }, reels, ribbon, badge);
  cabinet.style.setProperty('--frame', cssColour(title.scene.frame));
  cabinet.style.setProperty('--dots', cssColour(title.scene.dots));
  const plates = title.plates.map((symbol) => ({ symbol, value: h('b', {}) }));
  const plateRow = h(
    'div',
    { class: 'plates' },
    ...plates.map(({ symbol, value }) => {
      const face = title.symbols.find(({ id }) => id === symbol);
      const label = h('small', {}, texts.game(`symbols.${face?.name ?? symbol}`));
      return h('div', {}, label, value);
    }),
  );
  const { columns, rows } = gridSize(title);
  const ratio = columns / (rows * cellRatio[title.maths.model]);
  const field = h('div', { class: 'field' }, cabinet, star);
  const node = h('div', { class: 'stage' });
  node.append(drawBackdrop(title), drawLettering(title, name), plateRow, field);

  return {
    node,
    canvas,
    plates,
    announce(text) {
      ribbon.hidden = text === null;
      ribbon.textContent = text ?? '';
    },
    badge(text) {
      badge.hidden = text === null;
      badge.textContent = text ?? '';
    },
    burst(text, sum = '') {
      star.hidden = text === null;
      words.textContent = text ?? '';
      amount.textContent = sum;
      star.classList.remove('stamp');
      if (text !== null) requestAnimationFrame(() => star.classList.add('stamp'));
    },
    onResize(listener) {
      // The cabinet takes the largest box of the grid's shape that fits the field.
      const fit = () => {
        const frame = 22;
        const width = Math.min(
          field.clientWidth - frame,
          (field.clientHeight - frame) * ratio,
          860,
        );
        const size = { width: Math.floor(width), height: Math.floor(width / ratio) };
        if (size.width < 40) return;
        reels.style.width = `${size.width}px`;
        reels.style.height = `${size.height}px`;
        listener(size.width, size.height);
      };
      new ResizeObserver(fit).observe(field);
      fit();
    },
  };
}
