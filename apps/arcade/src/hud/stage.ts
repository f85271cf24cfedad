import type { Palette, Plate, ShownGame } from '@arara/game-kit/view';
import type { Texts } from '../texts.ts';
import type { Acts } from './acts.ts';
import { createActs } from './acts.ts';
import type { ActsOptions } from './acts.ts';
import { drawBackdrop } from './backdrop.ts';
import { createCelebration } from './celebration.ts';
import type { Celebration } from './celebration.ts';
import { h } from './dom.ts';
import { writeFitted } from './fitted.ts';
import { drawLettering } from './lettering.ts';
import { createMeters } from './meters.ts';
import type { Meters } from './meters.ts';

/** A plate on the page: where its amount at the present stake is written. */
export interface PlateValue extends Plate {
  readonly value: HTMLElement;
}

/** The scene above the controls: its name, plates, the cabinet with the game in it, and everything that goes over it. */
export interface Stage {
  readonly node: HTMLElement;
  /** The place that the view of the game fills. */
  readonly place: HTMLElement;
  /** The place where somebody may stand. */
  readonly stand: HTMLElement;
  readonly plates: readonly PlateValue[];
  /** Null where the game has no jackpot. */
  readonly meters: Meters | null;
  /** Puts something between the name and the game. */
  over(node: HTMLElement | null): void;
  readonly acts: Acts;
  readonly celebration: Celebration;
  /** A ribbon over the game. */
  announce(text: string | null): void;
  badge(text: string | null): void;
  /** The amount that the round has paid so far, apart from the win that is being told. */
  sum(text: string | null): void;
  /** Puts the scene into its palette of the day or of the night. */
  dress(when: 'day' | 'night'): void;
  /** Takes away everything that the last round has left. */
  clear(): void;
  /** Tells, now and whenever it changes, how much room there is for the game. */
  onResize(listener: (room: { width: number; height: number }) => void): void;
}

/** The cabinet's frame on both sides, and the widest that a game is a pleasure to look at. */
const frame = 22;
const widthMax = 860;
/** On a desk and on a phone on its side somebody stands beside the board, which leaves room for that. */
const besides = [
  { media: '(orientation: landscape) and (max-height: 559px)', share: 0.78 },
  { media: '(min-width: 900px)', share: 0.62 },
] as const;
/** The cabinet's shadow below. */
const lip = 10;

/** Makes the scene of a game. */
export function createStage(
  options: { game: Omit<ShownGame, 'load'>; name: string; moves: boolean } & Omit<
    ActsOptions,
    'look' | 'moves'
  >,
): Stage {
  const { game, name, texts, moves } = options;
  const { look } = game;
  const ribbon = h('p', { class: 'ribbon', hidden: true });
  const badge = h('p', { class: 'badge', hidden: true });
  const reels = h('div', { class: 'reels' });
  const sum = h('p', { class: 'badge sum', hidden: true });
  const cabinet = h('div', { class: `cabinet ${look.frameStyle}` }, reels, ribbon, sum, badge);
  const plates = game.plates.map((plate) => ({ ...plate, value: h('b', {}) }));
  const celebration = createCelebration(look, moves);
  const acts = createActs({ ...options, look });
  const field = h('div', { class: 'field' }, cabinet);
  const stand = h('div', { class: 'stand' });
  const heading = h('h1', { class: 'title' });
  heading.append(drawLettering(look, name));
  const meters = game.jackpot === undefined ? null : createMeters(texts, game.jackpot, moves);
  const shown = meters?.node ?? (plates.length === 0 ? null : plateRow(texts, plates));
  const words = h('div', { class: 'words' }, heading, shown, acts.counter);
  const head = h('div', { class: 'head' }, words, stand);
  const node = h('div', { class: 'stage', 'data-press': game.act });
  node.dataset['stand'] = look.stand ?? 'nobody';
  node.append(
    drawBackdrop(look, look.ink, 'day'),
    ...(look.night === null ? [] : [drawBackdrop(look.night, look.ink, 'night')]),
    head,
    field,
    acts.node,
    celebration.node,
  );

  function dress(when: 'day' | 'night'): void {
    const palette: Palette = (when === 'night' ? look.night : null) ?? look;
    node.dataset['act'] = when;
    cabinet.style.setProperty('--frame', palette.frame);
    cabinet.style.setProperty('--dots', palette.dots);
  }
  dress('day');

  return {
    node,
    place: reels,
    stand,
    plates,
    meters,
    over: (own) => void (own !== null && head.after(own)),
    acts,
    celebration,
    dress,
    announce: (text) => showText(ribbon, text),
    badge: (text) => showText(badge, text),
    sum: (text) => showText(sum, text),
    clear() {
      celebration.clear();
      acts.clear();
      dress('day');
      for (const each of [ribbon, badge, sum]) showText(each, null);
    },
    onResize(listener) {
      const fit = () => {
        const { clientWidth, clientHeight } = field;
        const beside = besides.find(({ media }) => matchMedia(media).matches);
        const share = look.stand === null ? 1 : (beside?.share ?? 1);
        listener({
          width: Math.min(clientWidth * share - frame, widthMax),
          height: clientHeight - frame - lip,
        });
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

function plateRow(texts: Texts, plates: readonly PlateValue[]): HTMLElement {
  const shown = plates.map(({ name, value }) => {
    const label = h('small', {});
    writeFitted(label, texts.game(name));
    return h('div', {}, label, value);
  });
  return h('div', { class: 'plates' }, ...shown);
}
