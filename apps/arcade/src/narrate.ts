import type { SlotTitle } from '@arara/slots';
import type { Narrator } from '@arara/slots/view';
import { winText } from './figures.ts';
import type { GameState } from './game-state.ts';
import type { Stage } from './hud/stage.ts';
import type { Texts } from './texts.ts';

/** Wins from these multiples of the stake (in hundredths) get their word; none below the stake. */
const stamps = [
  { from: 5_000, key: 'win.huge' },
  { from: 1_000, key: 'win.big' },
  { from: 200, key: 'win.nice' },
] as const;

/** Puts the view's story into words and amounts on the page. */
export function createNarrator(options: {
  title: SlotTitle;
  texts: Texts;
  stage: Stage;
  state: GameState;
  amountOf: (hundredths: number) => string;
  refresh: () => void;
}): Narrator {
  const { title, texts, stage, state, amountOf, refresh } = options;
  const t = texts.t;
  return {
    win({ line, total }) {
      state.winLabel = winText(title, texts, line);
      state.winAmount = amountOf(total);
      refresh();
    },
    freeSpins: ({ spins }) => stage.announce(t('free.awarded', { count: spins })),
    freeSpin: (told) => stage.announce(t('free.number', told)),
    freeSpinsEnd: ({ amount }) => stage.announce(`${t('free.end')} · ${amountOf(amount)}`),
    multiplier: (value) => stage.badge(value > 1 ? t('multiplier', { value }) : null),
    capReached: () => stage.announce(t('cap')),
    final(amount) {
      const stamp = stamps.find(({ from }) => amount >= from);
      if (stamp !== undefined) stage.burst(t(stamp.key), amountOf(amount));
      if (amount > 0) state.winAmount = amountOf(amount);
    },
  };
}
