import type { GameLook, Plate, Rank, ShownGame } from '@arara/game-kit/view';
import type { Texts } from '../texts.ts';
import { drawBackdrop, drawStar } from './backdrop.ts';
import { createCountUp } from './count-up.ts';
import { h } from './dom.ts';
import { writeFitted } from './fitted.ts';
import { drawLettering } from './lettering.ts';

/** A plate on the page: where its amount at the present stake is written. */
export interface PlateValue extends Plate {
  readonly value: HTMLElement;
}

/** The stamp of a prize that is worth one. */
export interface Burst {
  readonly words: string;
  readonly rank: Rank;
  /** The amount on its way from nothing (0) to itself (1). */
  readonly amountAt: (progress: number) => string;
}

/** The scene above the controls: its name, plates, the cabinet with the game in it, the prize star. */
export interface Stage {
  readonly node: HTMLElement;
  /** The place that the view of the game fills. */
  readonly place: HTMLElement;
  readonly plates: readonly PlateValue[];
  /** A ribbon over the game. */
  announce(text: string | null): void;
  badge(text: string | null): void;
  /** The amount that the round has paid so far, apart from the win that is being told. */
  sum(text: string | null): void;
  /** Null takes it away. */
  burst(told: Burst | null): void;
  /** Tells, now and whenever it changes, how much room there is for the game. */
  onResize(listener: (room: { width: number; height: number }) => void): void;
}

/** The cabinet's frame on both sides, and the widest that a game is a pleasure to look at. */
const frame = 22;
const widthMax = 860;
/** Its shadow below, and the padding above it. */
const lip = 12;
const countMs: Record<Rank, number> = { 0: 0, 1: 0, 2: 500, 3: 900, 4: 1_500 };

export function createStage(options: {
  game: ShownGame;
  name: string;
  texts: Texts;
  moves: boolean;
}): Stage {
  const { game, name, texts } = options;
  const { look } = game;
  const ribbon = h('p', { class: 'ribbon', hidden: true });
  const badge = h('p', { class: 'badge', hidden: true });
  const reels = h('div', { class: 'reels' });
  const sum = h('p', { class: 'badge sum', hidden: true });
  const cabinet = h('div', { class: 'cabinet' }, reels, ribbon, sum, badge);
  cabinet.style.setProperty('--frame', look.frame);
  cabinet.style.setProperty('--dots', look.dots);
  const plates = game.plates.map((plate) => ({ ...plate, value: h('b', {}) }));
  const star = createStar(look, options.moves);
  const field = h('div', { class: 'field' }, cabinet, star.node);
  const node = h('div', { class: 'stage' });
  const heading = h('h1', { class: 'title' });
  heading.append(drawLettering(look, name));
  node.append(drawBackdrop(look), heading, plateRow(texts, plates), field);

  return {
    node,
    place: reels,
    plates,
    announce: (text) => showText(ribbon, text),
    badge: (text) => showText(badge, text),
    sum: (text) => showText(sum, text),
    burst: star.show,
    onResize(listener) {
      const fit = () =>
        listener({
          width: Math.min(field.clientWidth - frame, widthMax),
          height: field.clientHeight - frame - lip,
        });
      new ResizeObserver(fit).observe(field);
      fit();
    },
  };
}

function showText(element: HTMLElement, text: string | null): void {
  element.hidden = text === null;
  element.textContent = text ?? '';
}

function plateRow(texts: Texts, plates: readonly PlateValue[]): HTMLElement {
  const shown = plates.map(({ name, value }) =>
    h('div', {}, h('small', {}, texts.game(name)), value),
  );
  return h('div', { class: 'plates' }, ...shown);
}

function createStar(look: GameLook, moves: boolean) {
  const words = h('span', { class: 'words' });
  const amount = h('strong', {});
  const node = h('div', { class: 'burst', hidden: true, 'aria-hidden': 'true' });
  words.style.color = look.burstInk;
  node.append(drawStar(look), words, amount);
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
