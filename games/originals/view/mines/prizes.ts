import { toNumber } from '@arara/game-kit';
import type { GameView, Words } from '@arara/game-kit/view';
import { houseCap } from '../../src/define.ts';
import { safeChance, worthsOf } from '../../src/mines/table.ts';
import { timesText } from '../common/numbers.ts';
import { createOddsTable } from '../common/odds-table.ts';
import { createSheetPart } from '../common/panel.ts';

/** The rules of mines, and what every number of open tiles pays with so many mines. */
export function minesPrizes(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
  count: number,
): Node {
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`mines.${key}`, params);
  const part = document.createDocumentFragment();
  const worths = worthsOf(count, houseCap);
  const idle = timesText(words, worths[0] ?? 0);
  part.append(
    ...createSheetPart(words.t('sheet.how'), g('rule.1'), g('rule.2'), g('rule.3'), g('rule.auto')),
    ...createSheetPart(words.game('original.idle'), g('rule.idle', { times: idle })),
    ...createSheetPart(
      words.t('sheet.prizes', { stake }),
      g('table', { count }),
      createOddsTable(
        words,
        amountOf,
        worths
          .map((pays, open) => ({
            label: String(open),
            chance: toNumber(safeChance(count, open)),
            pays,
          }))
          .slice(1),
        g('tiles'),
      ),
    ),
  );
  return part;
}
