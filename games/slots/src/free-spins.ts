import type { FreeSpinRules } from './maths.ts';
import type { RoundScript } from './round.ts';

/**
 * Plays awarded free spins until none is left or the round is over. `playSpin` tells everything of one spin after its
 * number and says how many more it opens.
 */
export function playFreeSpins(
  round: RoundScript,
  { spinsMax }: FreeSpinRules,
  award: number,
  playSpin: () => number,
): void {
  const before = round.total();
  let total = Math.min(award, spinsMax);
  let number = 0;
  while (number < total && !round.isOver()) {
    number += 1;
    round.tell({ type: 'freeSpin', number, total });
    const more = Math.min(playSpin(), spinsMax - total);
    if (more > 0 && !round.isOver()) {
      total += more;
      round.tell({ type: 'freeSpinsAwarded', spins: more, cause: 'again' });
    }
  }
  round.tell({ type: 'freeSpinsEnd', spins: number, amount: round.total() - before });
}
