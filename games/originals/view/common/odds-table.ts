import type { Hundredths } from '@arara/game-kit';
import type { Words } from '@arara/game-kit/view';
import { chanceText, timesText } from './numbers.ts';
import { createTable } from './panel.ts';

/** One line of a table of odds. */
export interface OddsRow {
  /** Its name; left out where the multiplier names it. */
  readonly label?: string;
  readonly chance: number;
  readonly pays: Hundredths;
}

/** The odds of a game: chance, multiplier and prize, behind the name of each row where they have names. */
export function createOddsTable(
  words: Words,
  amountOf: (hundredths: Hundredths) => string,
  rows: readonly OddsRow[],
  heading?: string,
): HTMLElement {
  const [chance, multiplier, prize] = ['chance', 'multiplier', 'prize'].map((key) =>
    words.game(`original.${key}`),
  ) as [string, string, string];
  const cells = rows.map((row) => {
    const [odds, times] = [chanceText(words, row.chance), timesText(words, row.pays)];
    const paid = amountOf(row.pays);
    return row.label === undefined ? [times, odds, paid] : [row.label, odds, times, paid];
  });
  const head = heading === undefined ? [multiplier, chance] : [heading, chance, multiplier];
  return createTable([...head, prize], cells);
}
