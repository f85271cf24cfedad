import type { WayToPlay } from '@arara/game-kit';
import type { Proof } from '../certify/proof.ts';
import { targetsPrinted } from '../certify/targets.ts';
import { houseCap } from '../define.ts';
import { reachChance } from '../odds/reach.ts';
import { onePercent } from '../wanted.ts';
import { LEAST, limbo } from './limbo.ts';

/** A target pays itself; the fractions stay as they come, since there are nearly a million of them. */
function* ways(): Generator<WayToPlay> {
  for (let target = LEAST; target <= houseCap; target += 1) {
    const hit = reachChance(onePercent.rate, target);
    const exact = {
      numerator: hit.numerator * BigInt(target),
      denominator: hit.denominator * 100n,
    };
    yield { choice: `target=${target}`, exact, hit, top: target, topChance: hit };
  }
}

/** Every target; one of each size is printed. */
export const limboProof: Proof = {
  game: limbo,
  wanted: onePercent,
  ways,
  prints: targetsPrinted,
  preset: () => [{ chance: reachChance(onePercent.rate, 200), pays: 200 }],
  samples: [LEAST, 200, 10_000, houseCap].map((target) => ({
    choices: { mode: 'base', target },
    prizes: () => [{ chance: reachChance(onePercent.rate, target), pays: target }],
  })),
};
