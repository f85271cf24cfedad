import { prizesOf, tableWay } from '../certify/table-way.ts';
import type { Proof } from '../certify/proof.ts';
import { houseCap } from '../define.ts';
import { atMostEight } from '../wanted.ts';
import { scratchOdds, scratchTitles } from './cards.ts';
import { scratchCard, scratchPrizes } from './scratch.ts';

/** A scratch card leaves nothing to choose: one way to play for each title. */
export const scratchProofs: readonly Proof[] = scratchTitles.map((title) => {
  const [odds, prizes] = [scratchOdds(title), scratchPrizes(title)];
  return {
    game: scratchCard(title),
    wanted: atMostEight,
    ways: () => [tableWay('any', atMostEight, odds, prizes, houseCap)],
    preset: () => prizesOf(odds, prizes),
    samples: [{ choices: { mode: 'base' }, prizes: () => prizesOf(odds, prizes) }],
  };
});
