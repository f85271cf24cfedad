import type { WayToPlay } from '@arara/game-kit';
import { prizesOf, tableWay } from '../certify/table-way.ts';
import type { Proof } from '../certify/proof.ts';
import { houseCap } from '../define.ts';
import { atMostOne } from '../wanted.ts';
import { RISKS, SIZES, wheelOdds } from './segments.ts';
import { wheel, wheelPrizes } from './wheel.ts';

function* ways(): Generator<WayToPlay> {
  for (const risk of RISKS) {
    for (const size of SIZES) {
      const choice = `segments=${size},risk=${risk}`;
      yield tableWay(choice, atMostOne, wheelOdds(size, risk), wheelPrizes(size, risk), houseCap);
    }
  }
}

/** Every wheel at every risk, by its segments. */
export const wheelProof: Proof = {
  game: wheel,
  wanted: atMostOne,
  ways,
  preset: () => prizesOf(wheelOdds(30, 'medium'), wheelPrizes(30, 'medium')),
  samples: RISKS.flatMap((risk) =>
    [10, 30, 50].map((size) => ({
      choices: { mode: 'base', segments: String(size), risk },
      prizes: () => prizesOf(wheelOdds(size, risk), wheelPrizes(size, risk)),
    })),
  ),
};
