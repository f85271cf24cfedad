import type { ChoicesPanel, Words } from '@arara/game-kit/view';
import { h } from '@arara/game-kit/view';
import { cardSign } from '../../src/card.ts';
import type { Card } from '../../src/card.ts';
import type { Hold } from '../../src/video-poker/holds.ts';
import { createHinted } from '../common/hinted.ts';
import { chanceText } from '../common/numbers.ts';

/** The panel of an open round: the figures of the hold of now, and the hint with the mean of every hold. */
export interface PokerPanel {
  readonly choices: ChoicesPanel;
  /** The hold of now; null where nobody chooses. */
  chosen(hold: Hold | null): void;
  /** Lists every hold of these cards, the best first. */
  list(holds: readonly Hold[], cards: readonly Card[]): void;
  turn(isMine: boolean): void;
}

const digits = 4;

export function createPokerPanel(words: Words, askHint: () => void): PokerPanel {
  const g = (key: string) => words.game(`video-poker.${key}`);
  const hinted = createHinted({
    hint: g('best'),
    figures: [g('mean'), words.game('original.chance')],
    list: g('holds'),
    ask: askHint,
  });
  const node = h(
    'div',
    { class: 'panel', role: 'group', 'aria-label': words.game('original.choices') },
    hinted.node,
  );
  let last: Hold | null = null;
  let listed: readonly Hold[] = [];

  function write(): void {
    if (last === null) return hinted.write(['—', '—']);
    const paid = last.ways.reduce((sum, ways) => sum + ways, 0);
    hinted.write([
      `${words.number(last.mean / 100, digits, 2)}×`,
      chanceText(words, paid / last.draws),
    ]);
  }
  return {
    choices: {
      node,
      read: () => ({}),
      missing: () => null,
      show: () => {},
    },
    chosen(hold) {
      last = hold;
      write();
      const at = hold === null ? -1 : listed.indexOf(hold);
      if (at >= 0) hinted.mark(at);
    },
    list(holds, cards) {
      listed = holds;
      hinted.list(
        holds.map(({ places, mean }) => ({
          text: `${words.number(mean / 100, digits, 2)}×`,
          note:
            places.length === 0
              ? g('none.short')
              : places
                  .map((at) => cards[at])
                  .flatMap((card) => (card === undefined ? [] : [cardSign(card)]))
                  .join(' '),
        })),
      );
      hinted.mark(0);
    },
    turn(isMine) {
      if (!isMine) listed = [];
      hinted.turn(isMine);
    },
  };
}
