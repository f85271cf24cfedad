import { picksOf, type WayToPlay } from '@arara/game-kit';
import { prizesOf, tableWay } from '../certify/table-way.ts';
import type { Proof } from '../certify/proof.ts';
import { houseCap } from '../define.ts';
import { atMostThree } from '../wanted.ts';
import { keno, tables } from './keno.ts';
import { kenoOdds, PICKS_MAX, RISKS, type Risk } from './odds.ts';

const risks = Object.keys(RISKS) as Risk[];
const tableAt = (picks: number, risk: Risk) => tables[risk]?.[picks - 1] ?? [];

function* ways(): Generator<WayToPlay> {
  for (const risk of risks) {
    for (let picks = 1; picks <= PICKS_MAX; picks += 1) {
      const choice = `picks=${picks},risk=${risk}`;
      const odds = kenoOdds(picks, risk);
      yield tableWay(choice, atMostThree, odds, tableAt(picks, risk), houseCap);
    }
  }
}

/** Every number of picks at every risk; which numbers they are changes nothing. */
export const kenoProof: Proof = {
  game: keno,
  wanted: atMostThree,
  ways,
  preset: () => prizesOf(kenoOdds(5, 'classic'), tableAt(5, 'classic')),
  samples: risks.flatMap((risk) =>
    ['7', '3 9 14 22 40', '1 2 3 4 5 6 7 8 9 10'].map((picks) => ({
      choices: { mode: 'base', picks, risk },
      prizes: () => {
        const count = picksOf(picks).length;
        return prizesOf(kenoOdds(count, risk), tableAt(count, risk));
      },
    })),
  ),
};
