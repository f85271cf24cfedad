import type { RandomStream } from '@arara/fairness';
import type { SlotBook, SymbolId } from '../events.ts';
import { sizePays, type SizePays } from '../falls/pays.ts';
import { playFreeSpins, playGrid, tellScatters } from '../falls/spin.ts';
import { createUrn } from '../falls/urn.ts';
import type { AnywhereMaths, FreeSpinRules } from '../maths.ts';
import { openRound, type RoundScript } from '../round.ts';
import { bombsOf, winsAnywhere } from './wins.ts';

/** One book of a model that pays anywhere, while it is played. */
interface AnywhereRound {
  readonly maths: AnywhereMaths;
  readonly pays: SizePays;
  readonly round: RoundScript;
}

/** Plays books of a model that pays anywhere; each draws its symbols from a generator of its own. */
export function createAnywhere(maths: AnywhereMaths): (random: RandomStream) => SlotBook {
  const draw = createUrn(maths.weights);
  const drawFree = createUrn(maths.freeWeights);
  const pays = sizePays(maths);
  return (random) => {
    const round = openRound(maths.winCap);
    const game = { maths, pays, round };
    const { spins } = playSpin(game, () => draw(random), maths.freeSpins.awards, 0);
    if (spins > 0) {
      round.tell({ type: 'freeSpinsAwarded', spins, cause: 'scatters' });
      let kept = 0;
      playFreeSpins(maths.freeSpins, spins, round, () => {
        const spin = playSpin(game, () => drawFree(random), maths.freeSpins.again, kept);
        kept = spin.kept;
        return spin.spins;
      });
    }
    return round.close();
  };
}

/** One spin until nothing falls any more; `from` is the sum of the bombs that earlier free spins have kept. */
function playSpin(
  { maths, pays, round }: AnywhereRound,
  nextSymbol: () => SymbolId,
  awards: FreeSpinRules['awards'],
  from: number,
): { kept: number; spins: number } {
  const before = round.total();
  const grid = playGrid(maths, round, { nextSymbol, winsOf: (now) => winsAnywhere(pays, now) });
  const won = round.total() - before;
  let kept = from;
  if (won > 0 && !round.isOver()) {
    const bombs = bombsOf(maths, grid);
    kept += bombs.reduce((sum, { value }) => sum + value, 0);
    // The win itself has been paid: the bombs add what is beyond it.
    const amount = won * (kept - 1);
    if (kept > 0) round.win({ type: 'bombs', bombs, multiplier: kept, amount });
  }
  const spins = tellScatters(maths, grid, awards, round);
  round.tell({ type: 'spinEnd', amount: round.total() - before, total: round.total() });
  return { kept, spins };
}
