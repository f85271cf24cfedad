import { toNumber } from '@arara/game-kit';
import type { GameView, Words } from '@arara/game-kit/view';
import { ROWS } from '../../src/bingo/cards.ts';
import { EXTRA, bingoOdds, prizes } from '../../src/bingo/prizes.ts';
import { chanceText } from '../common/numbers.ts';
import { createOddsTable } from '../common/odds-table.ts';
import { createSheetPart } from '../common/panel.ts';
import { patternName } from './words.ts';

/** The return of a round without extra balls: the odds of the certificate with their prizes. */
export const returnWithout = (): number =>
  bingoOdds().reduce(
    (sum, { chance }, at) => sum + (toNumber(chance) * (prizes[at + 1] ?? 0)) / 100,
    0,
  );

/** The rules of bingo, the extra ball with both decisions, and what each pattern pays. */
export function bingoPrizes(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
): Node {
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`bingo.${key}`, params);
  const part = document.createDocumentFragment();
  const odds = bingoOdds();
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    label: patternName(words, at + 1),
    chance: toNumber(odds[at]?.chance ?? { numerator: 0n, denominator: 1n }),
    pays: prizes[at + 1] ?? 0,
  }));
  part.append(
    ...createSheetPart(words.t('sheet.how'), g('rule.1'), g('rule.2'), g('rule.3')),
    ...createSheetPart(
      g('extra'),
      g('rule.extra', { count: EXTRA }),
      g('rule.price', { returns: chanceText(words, 0.97) }),
      g('rule.both', { returns: chanceText(words, returnWithout()) }),
      g('rule.auto'),
    ),
    ...createSheetPart(words.game('original.idle'), g('rule.idle')),
    ...createSheetPart(
      words.t('sheet.prizes', { stake }),
      g('table'),
      createOddsTable(words, amountOf, rows, g('pattern')),
    ),
  );
  return part;
}
