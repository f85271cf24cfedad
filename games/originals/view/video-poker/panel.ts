import type { ChoicesPanel, Words } from '@arara/game-kit/view';
import { h } from '@arara/game-kit/view';
import { cardSign } from '../../src/card.ts';
import type { Card } from '../../src/card.ts';
import type { Hold } from '../../src/video-poker/holds.ts';
import { chanceText } from '../common/numbers.ts';
import { createFigures, createOutcomes } from '../common/panel.ts';

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
  const figures = createFigures([g('mean'), words.game('original.chance')]);
  const outcomes = createOutcomes(g('holds'));
  outcomes.node.classList.add('poker-holds');
  const hint = h('button', { type: 'button', class: 'hint' }, g('best'));
  hint.addEventListener('click', () => isOn && askHint());
  const node = h(
    'div',
    { class: 'panel', role: 'group', 'aria-label': words.game('original.choices') },
    h('div', { class: 'row hinted' }, hint, figures.node, outcomes.node),
  );
  let isOn = false;
  let last: Hold | null = null;
  let listed: readonly Hold[] = [];

  function write(): void {
    if (last === null) return figures.write(['—', '—']);
    const paid = last.ways.reduce((sum, ways) => sum + ways, 0);
    figures.write([
      `${words.number(last.mean / 100, digits, 2)}×`,
      chanceText(words, paid / last.draws),
    ]);
  }
  /** The list lies where the figures of the one hold are. */
  function open(isListed: boolean): void {
    figures.node.hidden = isListed;
    outcomes.node.hidden = !isListed;
    if (!isListed) listed = [];
  }
  open(false);
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
      if (at >= 0) outcomes.mark(at);
    },
    list(holds, cards) {
      listed = holds;
      open(true);
      outcomes.write(
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
      outcomes.mark(0);
    },
    turn(isMine) {
      isOn = isMine;
      hint.setAttribute('aria-disabled', String(!isMine));
      if (!isMine) open(false);
    },
  };
}
