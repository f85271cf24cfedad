import { toNumber } from '@arara/game-kit';
import type { GameView, Words } from '@arara/game-kit/view';
import { diceChance, diceMultiplier } from '../../src/dice/dice.ts';
import { hundredthsText } from '../common/numbers.ts';
import { createOddsTable } from '../common/odds-table.ts';
import { createSheetPart } from '../common/panel.ts';

const targets = [200, 1_000, 2_500, 5_000, 7_500, 9_000, 9_800];

/** The rules of dice, with what some targets pay. */
export function createDicePrizes(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
): Node {
  const g = (key: string) => words.game(`dice.${key}`);
  const part = document.createDocumentFragment();
  const rows = targets.map((target) => ({
    label: hundredthsText(words, target),
    chance: toNumber(diceChance('under', target)),
    pays: diceMultiplier('under', target),
  }));
  part.append(
    ...createSheetPart(words.t('sheet.how'), g('rule.1'), g('rule.2'), g('rule.3')),
    ...createSheetPart(
      words.t('sheet.prizes', { stake }),
      createOddsTable(words, amountOf, rows, g('under')),
      g('rule.mirror'),
    ),
  );
  return part;
}
