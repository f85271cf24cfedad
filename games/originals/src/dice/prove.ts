import { wayOf, type PrizeChance, type WayToPlay } from '@arara/game-kit';
import type { Proof } from '../certify/proof.ts';
import { onePercent } from '../wanted.ts';
import { dice, diceChance, diceMultiplier, LEAST, MOST } from './dice.ts';

const wayPrizes = (side: string, target: number): PrizeChance[] => [
  { chance: diceChance(side, target), pays: diceMultiplier(side, target) },
];

function* ways(): Generator<WayToPlay> {
  for (const side of ['under', 'over']) {
    for (let target = LEAST; target <= MOST; target += 1) {
      yield wayOf(`side=${side},target=${target}`, wayPrizes(side, target));
    }
  }
}

/** Every target of both sides. `over` at a target has the odds of `under` at 10,000 less it: only one is printed. */
export const diceProof: Proof = {
  game: dice,
  wanted: onePercent,
  ways,
  prints: ({ choice }) => choice.startsWith('side=under'),
  preset: () => wayPrizes('over', 5_000),
  samples: [
    { side: 'over', target: 5_000 },
    { side: 'under', target: 200 },
    { side: 'over', target: 9_800 },
    { side: 'under', target: 9_800 },
  ].map((choices) => ({
    choices: { mode: 'base', ...choices },
    prizes: () => wayPrizes(choices.side, choices.target),
  })),
};
