import type { RoundNarrator, Words } from '@arara/game-kit/view';
import type { SlotTitle } from '../src/index.ts';
import type { Narrator } from './view-types.ts';
import { winText } from './words.ts';

/** Puts the story of a slot into words for the page. */
export function narrateSlot(title: SlotTitle, words: Words, page: RoundNarrator): Narrator {
  const { t } = words;
  return {
    win: ({ line, ...told }) => page.win({ ...told, label: winText(title, words, line) }),
    freeSpins: ({ spins, cause }) =>
      page.tell(t(cause === 'again' ? 'free.again' : 'free.awarded', { count: spins })),
    freeSpin(told) {
      page.announce(t('free.number', told));
      page.nextPart();
    },
    freeSpinsEnd: ({ amount }) => page.announce(t('free.end', { amount: page.amountOf(amount) })),
    multiplier: (value) => page.badge(value > 1 ? t('multiplier', { value }) : null),
    capReached: () => page.tell(t('cap')),
    final(told) {
      page.badge(null);
      page.final(told);
    },
  };
}
