import type { GameLook, Rank } from '@arara/game-kit/view';
import { drawRays, drawStar } from './backdrop.ts';
import { createCountUp } from './count-up.ts';
import { h } from './dom.ts';
import { writeFitted } from './fitted.ts';

/** A stage of a win: from twice the stake on. */
export type Stage = Exclude<Rank, 0 | 1>;

/** The celebration of a sum. */
export interface Told {
  readonly words: string;
  readonly rank: Stage;
  /** The amount on its way from nothing (0) to itself (1). */
  readonly amountAt: (progress: number) => string;
  /** Half the time is enough. */
  readonly isQuick: boolean;
}

/** How long each stage counts, and how long its end is seen, in milliseconds. */
export const countMs: Readonly<Record<Stage, number>> = { 2: 600, 3: 1_500, 4: 3_000, 5: 6_000 };
const stayMs: Readonly<Record<Stage, number>> = { 2: 700, 3: 900, 4: 1_300, 5: 1_900 };
/** After a tap the sum stands so long. */
const endedMs = 420;
const looks: Readonly<Record<Stage, string>> = {
  2: 'stamp',
  3: 'band',
  4: 'print',
  5: 'print wild',
};

/** The place where the sum of a round is counted: a stamp, a ribbon, or a print over the whole scene. */
export interface Celebration {
  readonly node: HTMLElement;
  /** Counts to the end; resolves when it was seen. */
  show(told: Told): Promise<void>;
  /** A tap: the sum stands there at once. */
  end(): void;
  clear(): void;
}

/** Makes the celebration of a scene. */
export function createCelebration(look: GameLook, moves: boolean): Celebration {
  const words = h('span', { class: 'words' });
  const amount = h('strong', {});
  const node = h('div', { class: 'show', hidden: true, 'aria-hidden': 'true' });
  const body = h('div', { class: 'paper' }, drawStar(look), words, amount);
  node.append(drawRays(look), body);
  node.style.setProperty('--paper', look.burst);
  node.style.setProperty('--paper-ink', look.burstInk);
  const count = createCountUp(amount, moves);
  let timer = 0;
  let finish: (() => void) | null = null;
  let finalText = '';
  let isEnded = false;

  function leaveIn(ms: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(clear, ms);
  }

  function clear(): void {
    count.stop();
    clearTimeout(timer);
    node.hidden = true;
    finish?.();
    finish = null;
  }

  node.addEventListener('click', end);
  function end(): void {
    // Taps that follow do not begin the pause anew.
    if (finish === null || isEnded) return;
    isEnded = true;
    count.stop();
    amount.textContent = finalText;
    leaveIn(endedMs);
  }

  return {
    node,
    end,
    clear,
    show(told) {
      clear();
      isEnded = false;
      const ms = countMs[told.rank] * (told.isQuick ? 0.5 : 1);
      words.textContent = told.words;
      finalText = told.amountAt(1);
      // Its final width from the start, so that nothing jumps while it counts.
      writeFitted(amount, finalText);
      node.className = `show ${looks[told.rank]}`;
      count.run(told.amountAt, ms);
      // The animation begins anew with the element.
      void node.offsetWidth;
      node.hidden = false;
      leaveIn((moves ? ms : 0) + stayMs[told.rank]);
      return new Promise((done) => {
        finish = done;
      });
    },
  };
}
