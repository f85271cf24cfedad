import type { SlotTitle } from '@arara/slots';
import type { Narrator, Rank } from '@arara/slots/view';
import { winText } from './figures.ts';
import { noWin } from './game-state.ts';
import type { GameState } from './game-state.ts';
import type { Stage } from './hud/stage.ts';
import type { Texts } from './texts.ts';

/** The word on the stamp; a small gain has its amount in the panel and no stamp. */
const stamps = { 2: 'win.nice', 3: 'win.big', 4: 'win.huge' } as const satisfies Partial<
  Record<Rank, string>
>;

export interface NarratorOptions {
  readonly title: SlotTitle;
  readonly texts: Texts;
  readonly stage: Pick<Stage, 'announce' | 'badge' | 'burst'>;
  readonly state: GameState;
  readonly amountOf: (hundredths: number) => string;
  readonly say: (text: string) => void;
  readonly refresh: () => void;
}

/** Puts the view's story into words and amounts on the page. */
export function createNarrator(options: NarratorOptions): Narrator {
  const { title, texts, stage, state, amountOf, refresh } = options;
  const t = texts.t;
  /** The round's first win: where the end is another sum, no single win explains it. */
  let first = { total: 0, label: '' };

  /** On the reels for the eye, in the status for the ear. */
  function tell(text: string): void {
    stage.announce(text);
    options.say(text);
  }

  return {
    win({ line, amount, total, isGain }) {
      const label = winText(title, texts, line);
      if (state.sum === null) first = { total, label };
      state.win = { label, amount: amount > 0 ? amountOf(amount) : null, isGain };
      state.sum = amountOf(total);
      refresh();
    },
    freeSpins: ({ spins, cause }) =>
      tell(t(cause === 'again' ? 'free.again' : 'free.awarded', { count: spins })),
    freeSpin(told) {
      stage.announce(t('free.number', told));
      state.win = noWin(texts);
      refresh();
    },
    freeSpinsEnd: ({ amount }) => stage.announce(t('free.end', { amount: amountOf(amount) })),
    multiplier: (value) => stage.badge(value > 1 ? t('multiplier', { value }) : null),
    capReached: () => tell(t('cap')),
    final({ amount, rank }) {
      stage.badge(null);
      if (amount > 0) {
        const label = amount === first.total ? first.label : t('win.total');
        state.win = { label, amount: amountOf(amount), isGain: rank > 0 };
      }
      state.sum = null;
      refresh();
      if (rank < 2) return;
      stage.burst({
        words: t(stamps[rank as keyof typeof stamps]),
        rank,
        amountAt: (progress) => amountOf(Math.round(amount * progress)),
      });
    },
  };
}
