import type { Pace, Rank, RoundNarrator } from '@arara/game-kit/view';
import { noWin } from './game-state.ts';
import type { GameState } from './game-state.ts';
import type { Stage as WinStage } from './hud/celebration.ts';
import type { Stage } from './hud/stage.ts';
import type { Texts } from './texts.ts';

/** The word of each stage; a small gain has its amount in the panel and no celebration. */
const stages = {
  2: 'win.nice',
  3: 'win.big',
  4: 'win.great',
  5: 'win.huge',
} as const satisfies Record<WinStage, string>;

export interface NarratorOptions {
  readonly texts: Texts;
  readonly stage: Pick<Stage, 'announce' | 'badge' | 'acts' | 'celebration'>;
  readonly state: GameState;
  readonly amountOf: (hundredths: number) => string;
  readonly say: (text: string) => void;
  readonly refresh: () => void;
  /** The whole scene changes its palette. */
  readonly dress: (when: 'day' | 'night') => void;
  readonly pace: () => Pace;
}

/** Puts what the view tells onto the page, with the amounts at the stake of the round. */
export function createNarrator(options: NarratorOptions): RoundNarrator {
  const { texts, stage, state, amountOf, refresh, say } = options;
  const t = texts.t;
  /** The round's first win: where the end is another sum, no single win explains it. */
  let first = { total: 0, label: '' };
  const counted = (amount: number) => (progress: number) => amountOf(Math.round(amount * progress));

  /** The counter is the only place of the sum until it has ended. */
  async function celebrate(amount: number, rank: WinStage): Promise<void> {
    state.win = { ...noWin(texts), label: state.win.label };
    state.isCounting = true;
    refresh();
    await stage.celebration.show({
      words: t(stages[rank]),
      rank,
      amountAt: counted(amount),
      isQuick: options.pace() === 'turbo',
    });
    state.isCounting = false;
  }

  return {
    amountOf,
    announce: (text) => stage.announce(text),
    say,
    badge: (text) => stage.badge(text),
    tell(text) {
      stage.announce(text);
      say(text);
    },
    win({ label, amount, total, isGain }) {
      if (state.sum === null) first = { total, label };
      state.win = { label, amount: amount > 0 ? amountOf(amount) : null, isGain };
      state.sum = total > 0 ? amountOf(total) : null;
      refresh();
    },
    nextPart() {
      state.win = noWin(texts);
      refresh();
    },
    async curtain(told) {
      say(`${told.title}. ${told.rule}`);
      await stage.acts.curtain({ ...told, whileClosed: () => options.dress('night') });
      state.isFeature = true;
      refresh();
    },
    counter(told) {
      stage.acts.count(told);
      if (told === null) options.dress('day');
    },
    hand(label) {
      state.hand = label;
      refresh();
    },
    more(text) {
      stage.announce(text);
      say(text);
    },
    async total({ title, detail, amount, rank }) {
      say(`${title}: ${amountOf(amount)}`);
      state.win = noWin(texts);
      state.isFeature = false;
      refresh();
      const whileClosed = () => options.dress('day');
      await stage.acts.total({ title, detail, rank, amountAt: counted(amount), whileClosed });
    },
    async final({ amount, rank, isTold = false }) {
      state.isFeature = false;
      if (hasStage(rank) && !isTold) await celebrate(amount, rank);
      if (amount > 0) {
        const label = amount === first.total ? first.label : t('win.total');
        state.win = { label, amount: amountOf(amount), isGain: rank > 0 };
      }
      state.sum = null;
      refresh();
    },
  };
}

const hasStage = (rank: Rank): rank is WinStage => rank >= 2;
