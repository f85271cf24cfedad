import { wayOf, type Move, type PrizeChance, type WayToPlay } from '@arara/game-kit';
import { fraction } from '@arara/money';
import type { Proof } from '../certify/proof.ts';
import { onePercent } from '../wanted.ts';
import { coinFlip, worths } from './coin-flip.ts';

const wayPrizes = (wins: number): PrizeChance[] => [
  { chance: fraction(1n, 2n ** BigInt(wins)), pays: worths[wins] ?? 0 },
];

function* ways(): Generator<WayToPlay> {
  for (const wins of worths.keys()) yield wayOf(`wins=${wins}`, wayPrizes(wins));
}

/** Every length of a streak after which a player cashes out. */
export const coinFlipProof: Proof = {
  game: coinFlip,
  wanted: onePercent,
  ways,
  preset: () => wayPrizes(1),
  samples: [1, 3, 13].map((wanted) => ({
    choices: { mode: 'base' },
    prizes: () => wayPrizes(wanted),
    policy: (view, moves): Move => {
      const { wins } = view as { wins: number };
      if (wins >= wanted) return { name: 'cashOut', choices: {} };
      return { name: 'flip', choices: { side: moves % 2 === 0 ? 'heads' : 'tails' } };
    },
  })),
};
