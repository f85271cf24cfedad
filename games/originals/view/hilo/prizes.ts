import { toNumber } from '@arara/game-kit';
import type { GameView, Words } from '@arara/game-kit/view';
import { rankText } from '../../src/card.ts';
import { houseCap } from '../../src/define.ts';
import { CALLS, chanceOf, RANKS, worthAt } from '../../src/hilo/offers.ts';
import { timesText } from '../common/numbers.ts';
import { createOddsTable } from '../common/odds-table.ts';
import { createSheetPart } from '../common/panel.ts';

/** The rules of hilo, and what one right call on each card pays. */
export function hiloPrizes(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
): Node {
  const g = (key: string) => words.game(`hilo.${key}`);
  const part = document.createDocumentFragment();
  const rows = Array.from({ length: RANKS }, (_, at) => at + 1).flatMap((rank) =>
    CALLS.flatMap((call) => {
      const chance = chanceOf(rank, call);
      if (chance === null) return [];
      const label = `${rankText(rank)} · ${g(call)}`;
      return [{ label, chance: toNumber(chance), pays: worthAt(chance, houseCap) }];
    }),
  );
  part.append(
    ...createSheetPart(words.t('sheet.how'), g('rule.1'), g('rule.2'), g('rule.3'), g('rule.4')),
    ...createSheetPart(
      words.game('original.idle'),
      words.game('original.idle.rule', {
        times: timesText(words, worthAt({ numerator: 1n, denominator: 1n }, houseCap)),
      }),
    ),
    ...createSheetPart(
      words.t('sheet.prizes', { stake }),
      g('table'),
      createOddsTable(words, amountOf, rows, g('calls')),
    ),
  );
  return part;
}
