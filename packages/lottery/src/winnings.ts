import { minor } from '@arara/money';
import type { Minor } from '@arara/money';
import type { Draw } from './draw/model.ts';
import { seenOf } from './draw/view.ts';
import { hitsOfSeen, unitsWon } from './line.ts';
import type { Play } from './play-type.ts';
import { prizeOf } from './prizes/amounts.ts';
import type { StakeUnit } from './prizes/amounts.ts';
import type { PrizeTable } from './prizes/table.ts';
import type { Selection } from './selection.ts';

/** What was bet, as a ticket and its text keep it. */
export interface SoldLines {
  readonly unit: StakeUnit;
  /** Prize mode; 0 under fixed odds. */
  readonly mode: number;
  readonly lines: readonly {
    readonly play: string;
    readonly rows: readonly (readonly number[])[];
    readonly places?: readonly number[] | null | undefined;
    readonly multiple: number;
  }[];
}

const nothing = minor(0n);

/** What came of a line. */
export interface LineWon {
  /** Rounded down to the minor unit. */
  readonly prize: Minor;
  /** Stakes that come back, as with a tie, are no win. */
  readonly won: boolean;
}

/**
 * What each line of a ticket wins of a draw under the prizes that it was sold with. Throws RangeError for a
 * way to bet that is not known.
 */
export function linesWon(
  { lines, unit, mode }: SoldLines,
  draw: Draw,
  plays: ReadonlyMap<string, Play>,
  table: PrizeTable,
): LineWon[] {
  return lines.map(({ play: code, rows, places, multiple }) => {
    const play = plays.get(code);
    if (play === undefined) throw new RangeError(`play type ${code} is gone`);
    const selection: Selection = places == null ? { rows } : { rows, places };
    const hits = hitsOfSeen(play, selection, seenOf(play.type.view, draw), draw);
    if (hits.length === 0) return { prize: nothing, won: false };
    const prize = prizeOf(table, play, hits, { unit, mode, multiple });
    return { prize, won: unitsWon(play, hits) > 0 };
  });
}
