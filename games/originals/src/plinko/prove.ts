import type { WayToPlay } from '@arara/game-kit';
import { prizesOf, tableWay } from '../certify/table-way.ts';
import type { Proof } from '../certify/proof.ts';
import { houseCap } from '../define.ts';
import { atMostOne } from '../wanted.ts';
import { LEAST, MOST, plinko, plinkoOdds, RISKS, tables } from './plinko.ts';

const risks = Object.keys(RISKS) as (keyof typeof RISKS)[];

function* ways(): Generator<WayToPlay> {
  for (const risk of risks) {
    for (let rows = LEAST; rows <= MOST; rows += 1) {
      const table = tables[risk][String(rows)] ?? [];
      const choice = `rows=${rows},risk=${risk}`;
      yield tableWay(choice, atMostOne, plinkoOdds(rows, risk), table, houseCap);
    }
  }
}

/** Every number of rows at every risk, by the binomial chances of the places. */
export const plinkoProof: Proof = {
  game: plinko,
  wanted: atMostOne,
  ways,
  preset: () => prizesOf(plinkoOdds(12, 'medium'), tables.medium['12'] ?? []),
  samples: risks.flatMap((risk) =>
    [LEAST, 12, MOST].map((rows) => ({
      choices: { mode: 'base', rows, risk },
      prizes: () => prizesOf(plinkoOdds(rows, risk), tables[risk][String(rows)] ?? []),
    })),
  ),
};
