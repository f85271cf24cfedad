import type { RoundNarrator, Words } from '@arara/game-kit/view';
import type { SlotTitle } from '../src/index.ts';
import type { Narrator } from './view-types.ts';
import { freeRule, symbolKey, winText } from './words.ts';

/** Puts the story of a slot into words for the page. */
export function narrateSlot(title: SlotTitle, words: Words, page: RoundNarrator): Narrator {
  const { t } = words;
  /** The feature runs. */
  let isOpen = false;
  return {
    // The sum of several is the counter's to tell; each alone is told with what it paid.
    win: ({ line, ...told }) =>
      page.win({
        ...told,
        amount: line.kind === 'several' ? 0 : told.amount,
        label: winText(title, words, line),
      }),
    async freeSpins({ spins, cause }) {
      if (cause === 'again') {
        page.more(t('free.again', { count: spins }));
        return;
      }
      isOpen = true;
      await page.curtain({
        title: t('free.awarded', { count: spins }),
        rule: freeRule(title, words),
      });
    },
    freeSpin({ number, total }) {
      page.counter({ label: t('free.counter'), now: number, of: total });
      page.nextPart();
    },
    async freeSpinsEnd({ spins, amount, rank }) {
      page.badge(null);
      await page.total({
        title: t('free.total'),
        detail: t('free.played', { count: spins }),
        amount,
        rank,
      });
      isOpen = false;
      page.counter(null);
    },
    async respins({ symbol }) {
      isOpen = true;
      await page.curtain({
        title: t('respin.title', { symbol: words.game(symbolKey(title, symbol)) }),
        rule: freeRule(title, words),
      });
    },
    held({ now, of }) {
      if (isOpen) page.counter({ label: t('respin.counter'), now, of });
    },
    async hold({ coins }) {
      isOpen = true;
      await page.curtain({
        title: t('hold.title', { count: coins }),
        rule: freeRule(title, words),
      });
    },
    left({ now, held, of }) {
      page.counter({ label: t('hold.counter'), now: words.number(now), of: null });
      page.say(t('hold.said', { now, held, of }));
    },
    gathered: (worth) => page.say(t('hold.gathered', { amount: page.amountOf(worth) })),
    grand(amount) {
      page.say(t('hold.grand', { amount: page.amountOf(amount) }));
    },
    sum(amount) {
      page.counter({ label: t('hold.sum'), now: page.amountOf(amount), of: null });
    },
    async holdEnd({ held, of, amount, rank }) {
      await page.total({
        title: t('hold.total'),
        detail: t('hold.held', { held, of }),
        amount,
        rank,
      });
      isOpen = false;
      page.counter(null);
    },
    bookSymbol({ symbol }) {
      const text = t('book.symbol', { symbol: words.game(symbolKey(title, symbol)) });
      page.say(text);
      page.badge(text);
    },
    bombs({ values, multiplier }) {
      const sum = values.map((value) => `×${value}`).join(' + ');
      page.say(
        sum === ''
          ? t('bombs.kept', { times: multiplier })
          : t('bombs.fallen', { sum, times: multiplier }),
      );
    },
    fullScreen({ multiplier }) {
      page.say(t('respin.full', { times: multiplier }));
    },
    ways: (count) => page.say(t('ways', { count })),
    // Where a sign has the multiplier for the eye, the badge would say it twice.
    multiplier: (value) =>
      title.maths.model === 'variable'
        ? page.say(t('multiplier', { value }))
        : page.badge(value > 1 ? t('multiplier', { value }) : null),
    capReached: () => page.tell(t('cap')),
    async final(told) {
      page.badge(null);
      // The cap ends a round in the middle of a feature.
      if (isOpen) page.counter(null);
      isOpen = false;
      await page.final(told);
    },
  };
}
