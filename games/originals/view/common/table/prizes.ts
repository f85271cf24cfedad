import { meanOf, toNumber } from '@arara/game-kit';
import type { Hundredths, PrizeChance } from '@arara/game-kit';
import type { GameView, Words } from '@arara/game-kit/view';
import { PER_SPOT, TOTAL } from '../../../src/cloth/cloth.ts';
import { chanceText } from '../numbers.ts';
import { createSheetPart, createTable } from '../panel.ts';

const returnDigits = 2;

/** The rules of a table, and of each spot its chance, its prize and what it returns. */
export function tablePrizes(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
  game: {
    readonly rules: readonly string[];
    readonly spots: readonly { readonly code: string; readonly pays: Hundredths }[];
    readonly nameOf: (spot: string) => string;
    /** Everything that one chip on a spot can bring back. */
    readonly prizesOf: (spot: string) => readonly PrizeChance[];
  },
): Node {
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`table.${key}`, params);
  const part = document.createDocumentFragment();
  const rows = game.spots.map(({ code, pays }) => {
    const prizes = game.prizesOf(code);
    const won = prizes
      .filter((prize) => prize.pays === pays)
      .reduce((sum, { chance }) => sum + toNumber(chance), 0);
    const returned = words.number(toNumber(meanOf(prizes)) * 100, returnDigits, returnDigits);
    return [
      game.nameOf(code),
      chanceText(words, won),
      amountOf(pays),
      words.t('percent', { value: returned }),
    ];
  });
  const head = ['chance', 'prize'].map((key) => words.game(`original.${key}`));
  part.append(
    ...createSheetPart(
      words.t('sheet.how'),
      ...game.rules,
      g('rule.opposite'),
      g('rule.chips', { spot: PER_SPOT, cloth: TOTAL }),
    ),
    ...createSheetPart(
      words.game('chips.prizes', { chip: stake }),
      createTable([g('bet'), ...head, g('return')], rows),
    ),
  );
  return part;
}
