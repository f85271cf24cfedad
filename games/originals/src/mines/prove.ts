import { wayOf, type Move, type PrizeChance, type WayToPlay } from '@arara/game-kit';
import { houseCap } from '../define.ts';
import { onePercent } from '../wanted.ts';
import type { Proof } from '../certify/proof.ts';
import { mines, type MinesView } from './mines.ts';
import { CELLS, safeChance, worthsOf } from './table.ts';

const wayPrizes = (count: number, open: number): PrizeChance[] => [
  { chance: safeChance(count, open), pays: worthsOf(count, houseCap)[open] ?? 0 },
];

function* ways(): Generator<WayToPlay> {
  for (let count = 1; count < CELLS; count += 1) {
    for (const open of worthsOf(count, houseCap).keys()) {
      yield wayOf(`mines=${count},open=${open}`, wayPrizes(count, open));
    }
  }
}

/** The player of the frozen rounds opens cells until a cash-out pays three stakes. */
const ENOUGH = 300;
const enough = (count: number) => worthsOf(count, houseCap).findIndex((worth) => worth >= ENOUGH);

/** Every number of mines with every number of cells after which a player cashes out. */
export const minesProof: Proof = {
  game: mines,
  wanted: onePercent,
  ways,
  preset: () => wayPrizes(3, 5),
  samples: [1, 3, 5, 10, 24].map((count) => ({
    choices: { mode: 'base', mines: count },
    prizes: () => wayPrizes(count, enough(count)),
    policy: (view, moves): Move => {
      const { worth } = view as MinesView;
      return worth >= ENOUGH
        ? { name: 'cashOut', choices: {} }
        : { name: 'open', choices: { cell: (moves * 7 + count) % CELLS } };
    },
  })),
};
