import type { GameView, Words } from '@arara/game-kit/view';
import { timesText } from '../common/numbers.ts';
import { createSheetPart, createTable } from '../common/panel.ts';

/** The amount that a hand brings back, its stake among it, in hundredths. */
const rows = [
  ['natural', 250],
  ['won', 200],
  ['pushed', 100],
  ['surrendered', 50],
] as const;

/** The rules of blackjack, and what a hand brings back. */
export function blackjackPrizes(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
): Node {
  const g = (key: string) => words.game(`blackjack.${key}`);
  const part = document.createDocumentFragment();
  const head = [g('outcome'), words.game('original.multiplier'), words.game('original.prize')];
  part.append(
    ...createSheetPart(
      words.t('sheet.how'),
      ...['rule.1', 'rule.2', 'rule.3', 'rule.4', 'rule.5', 'rule.6'].map(g),
    ),
    ...createSheetPart(words.game('original.idle'), g('rule.idle')),
    ...createSheetPart(
      words.t('sheet.prizes', { stake }),
      createTable(
        head,
        rows.map(([name, pays]) => [g(`result.${name}`), timesText(words, pays), amountOf(pays)]),
      ),
      g('rule.doubled'),
    ),
  );
  return part;
}
