import { liabilitiesOf } from './liability.ts';
import type { Play } from './play-type.ts';
import type { TableFault } from './prizes/proof.ts';
import { playsOf, type PrizeTable } from './prizes/table.ts';
import { ruleOf } from './rules/index.ts';

/** As many players fill a cell at least: one of them alone shuts no way to bet for all others. */
const playersOfCell = 5n;

/** The part that one player may take of a cell that may owe so much, in minor units. */
export const shareOf = (liabilityMax: bigint): bigint => liabilityMax / playersOfCell;

/**
 * Ways to bet of a table that nobody could ever buy at a whole unit: a single bet at the highest mode
 * puts more at risk than one player may take of a cell.
 */
export function faultsOfCap(
  table: PrizeTable,
  plays: ReadonlyMap<string, Play>,
  liabilityMax: bigint,
): TableFault[] {
  const share = shareOf(liabilityMax);
  return playsOf(table)
    .filter((code) => {
      const play = plays.get(code);
      return play !== undefined && mostOfOneBet(table, play) > share;
    })
    .map((play) => ({ fault: 'liability', play }));
}

/** The most that one unit bet of a whole unit puts at risk in a cell; one of each kind is looked at. */
function mostOfOneBet(table: PrizeTable, play: Play): bigint {
  const { rule } = play.type;
  const terms = {
    unit: '1',
    multiple: 1,
    roundedBy: 'ticket',
    mode: table.family === 'LOTT' ? table.modeMax : 0,
  } as const;
  let most = 0n;
  for (const unit of ruleOf(rule).samples(rule, play)) {
    for (const { amount } of liabilitiesOf(table, play, unit, terms)) {
      if (amount > most) most = amount;
    }
  }
  return most;
}
