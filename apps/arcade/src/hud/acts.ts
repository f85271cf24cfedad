import type { CounterText, GameLook, Rank } from '@arara/game-kit/view';
import type { Texts } from '../texts.ts';
import { createCountUp } from './count-up.ts';
import { h } from './dom.ts';
import { writeFitted } from './fitted.ts';

/** Auto-play goes on by itself after so long. */
const autoGoMs = 3_000;
const closeMs = 380;
const openMs = 460;
const totalMs: Readonly<Record<Rank, number>> = {
  0: 500,
  1: 600,
  2: 900,
  3: 1_500,
  4: 3_000,
  5: 6_000,
};

/** The opening of an act and the page of its total. */
export interface Acts {
  readonly node: HTMLElement;
  /** A plaque that counts the act's spins. */
  readonly counter: HTMLElement;
  curtain(told: { title: string; rule: string; whileClosed: () => void }): Promise<void>;
  total(told: {
    title: string;
    detail: string;
    rank: Rank;
    amountAt: (progress: number) => string;
    whileClosed: () => void;
  }): Promise<void>;
  count(told: CounterText | null): void;
  /** The player is asked to do this now, if anything is asked; a press of the great button does it. */
  asked(): (() => void) | null;
  clear(): void;
}

export interface ActsOptions {
  readonly look: GameLook;
  readonly texts: Texts;
  readonly moves: boolean;
  /** Nobody is there to press. */
  readonly goesAlone: () => boolean;
  /** Something is asked, or no more. */
  readonly changed: () => void;
  readonly verify: () => void;
}

/** Makes the acts of a scene: both sides of the curtain are cut from the scene's own paper. */
export function createActs(options: ActsOptions): Acts {
  const { look, texts, moves, changed } = options;
  const t = texts.t;
  const title = h('h2', {});
  const rule = h('p', {});
  const sum = h('strong', { class: 'total' });
  const go = h('button', { type: 'button', class: 'primary go' });
  const verify = h('button', { type: 'button', class: 'verify' }, t('total.verify'));
  const words = h('div', { class: 'words' }, title, sum, rule, go, verify);
  const node = h(
    'section',
    { class: 'act', hidden: true },
    h('i', { class: 'drape' }),
    h('i', { class: 'drape' }),
  );
  node.append(words);
  const night = look.night ?? look;
  node.style.setProperty('--drape', night.frame);
  node.style.setProperty('--drape-dots', night.dots);
  const counter = h('p', { class: 'counter', hidden: true });
  const count = createCountUp(sum, moves);
  let answer: (() => void) | null = null;
  let timers: number[] = [];

  const wait = (ms: number): Promise<void> =>
    new Promise((done) => {
      timers.push(window.setTimeout(done, moves ? ms : 0));
    });

  /** Resolves with the player's press, or by itself where nobody is there. */
  function ask(label: string, press: () => boolean): Promise<void> {
    go.textContent = label;
    return new Promise((done) => {
      answer = () => {
        if (!press()) return;
        answer = null;
        changed();
        done();
      };
      changed();
      const alone = () => {
        if (answer === null) return;
        if (options.goesAlone()) answer();
        if (answer !== null) timers.push(window.setTimeout(alone, autoGoMs));
      };
      timers.push(window.setTimeout(alone, autoGoMs));
    });
  }

  go.addEventListener('click', () => answer?.());
  verify.addEventListener('click', options.verify);

  async function close(kind: 'opens' | 'ends'): Promise<void> {
    node.dataset['kind'] = kind;
    node.className = 'act closing';
    node.hidden = false;
    await wait(closeMs);
    node.className = 'act closed';
  }

  async function open(): Promise<void> {
    node.className = 'act opening';
    await wait(openMs);
    node.hidden = true;
  }

  return {
    node,
    counter,
    asked: () => answer,
    async curtain(told) {
      title.textContent = told.title;
      rule.textContent = told.rule;
      sum.hidden = true;
      verify.hidden = true;
      await close('opens');
      told.whileClosed();
      await ask(t('act.begin'), () => true);
      await open();
    },
    async total(told) {
      title.textContent = told.title;
      rule.textContent = told.detail;
      sum.hidden = false;
      verify.hidden = false;
      writeFitted(sum, told.amountAt(1));
      node.dataset['rank'] = String(told.rank);
      count.run(() => told.amountAt(0), 0);
      await close('ends');
      told.whileClosed();
      let isCounting = true;
      const ms = totalMs[told.rank];
      count.run(told.amountAt, ms);
      timers.push(window.setTimeout(() => (isCounting = false), moves ? ms : 0));
      // The first press ends the counting, the next one goes on.
      await ask(t('act.go'), () => {
        if (!isCounting) return true;
        isCounting = false;
        count.stop();
        sum.textContent = told.amountAt(1);
        return false;
      });
      await open();
    },
    count(told) {
      counter.hidden = told === null;
      if (told === null) return;
      counter.replaceChildren(
        h('span', {}, told.label),
        h('b', {}, String(told.now), told.of === null ? null : h('small', {}, ` / ${told.of}`)),
      );
      counter.toggleAttribute('data-alone', told.of === null);
    },
    clear() {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      count.stop();
      node.hidden = true;
      counter.hidden = true;
      answer = null;
    },
  };
}
