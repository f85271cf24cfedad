import { toDecimal } from '@arara/money';
import type { Play } from '../play-type.ts';
import { modeWhole, oddsOf, type ModeTable, type OddsTable } from './table.ts';

/**
 * Odds of two decimals, rounded down, that return so many basis points on every kind of unit bet; what
 * gives the stake back counts. Throws where a play type does not exist.
 */
export function fixedOdds(
  codes: readonly string[],
  plays: ReadonlyMap<string, Play>,
  basisPoints: number,
): OddsTable['odds'] {
  const mode = (basisPoints * modeWhole) / 10_000;
  return Object.fromEntries(
    codes.map((code) => {
      const play = plays.get(code);
      if (play === undefined) throw new RangeError(`there is no play type ${code}`);
      return [code, oddsAt(play, mode)];
    }),
  );
}

/** The odds of a mode, in text. */
function oddsAt(play: Play, mode: number): Record<string, string> {
  const { code, model, classes } = play.type;
  const table: ModeTable = {
    family: 'LOTT',
    code: 'fixed',
    version: 1,
    model,
    capBasisPoints: 10_000,
    modeMin: mode,
    modeMax: mode,
    plays: [code],
  };
  const paid = classes.filter(({ share }) => share !== 'push');
  return Object.fromEntries(
    paid.map((each) => [
      each.code,
      toDecimal(oddsOf(table, play, each.code, mode), 2).replace(/\.?0+$/, ''),
    ]),
  );
}
