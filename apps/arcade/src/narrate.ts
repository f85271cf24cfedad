import type { Rank, RoundNarrator } from '@arara/game-kit/view';
import { noWin } from './game-state.ts';
import type { GameState } from './game-state.ts';
import type { Stage } from './hud/stage.ts';
import type { Texts } from './texts.ts';

/** The word on the stamp; a small gain has its amount in the panel and no stamp. */
const stamps = { 2: 'win.nice', 3: 'win.big', 4: 'win.huge' } as const satisfies Partial<
  Record<Rank, string>
>;

export interface NarratorOptions {
  readonly texts: Texts;
  readonly stage: Pick<Stage, 'announce' | 'badge' | 'burst'>;
  readonly state: GameState;
  readonly amountOf: (hundredths: number) => string;
  readonly say: (text: string) => void;
  readonly refresh: () => void;
}

/** Puts what the view tells onto the page, with the amounts at the stake of the round. */
export function createNarrator(options: NarratorOptions): RoundNarrator {
  const { texts, stage, state, amountOf, refresh } = options;
  const t = texts.t;
  /** The round's first win: where the end is another sum, no single win explains it. */
  let first = { total: 0, label: '' };

  return {
    amountOf,
    announce: (text) => stage.announce(text),
    badge: (text) => stage.badge(text),
    tell(text) {
      stage.announce(text);
      options.say(text);
    },
    win({ label, amount, total, isGain }) {
      if (state.sum === null) first = { total, label };
      state.win = { label, amount: amount > 0 ? amountOf(amount) : null, isGain };
      state.sum = amountOf(total);
      refresh();
    },
    nextPart() {
      state.win = noWin(texts);
      refresh();
    },
    final({ amount, rank }) {
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
