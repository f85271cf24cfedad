import { type Hundredths, type WayToPlay } from '@arara/game-kit';
import type { Proof } from '../certify/proof.ts';
import { targetsPrinted } from '../certify/targets.ts';
import { houseCap } from '../define.ts';
import { reachChance } from '../odds/reach.ts';
import { crash, LEAST, threePercent } from './crash.ts';

const RATE = threePercent.rate;

function way(choice: string, pays: Hundredths, needs: Hundredths): WayToPlay {
  const hit = reachChance(RATE, needs);
  const exact = { numerator: hit.numerator * BigInt(pays), denominator: hit.denominator * 100n };
  return { choice, exact, hit, top: pays, topChance: hit };
}

/**
 * Automatic cash-outs are paid where the point is the target or more; a player's own, shown as `at`, where the
 * point is a hundredth more or beyond. A strategy decides when to leave from nothing but that it still flies, so
 * its return is a mean of these.
 */
function* ways(): Generator<WayToPlay> {
  for (let target = LEAST; target <= houseCap; target += 1) {
    yield way(`auto=${target}`, target, target);
  }
  for (let at = 100; at < houseCap; at += 1) yield way(`cashOut=${at}`, at, at + 1);
}

const prizesAt = (pays: Hundredths, needs: Hundredths) => [
  { chance: reachChance(RATE, needs), pays },
];

/** Every automatic target, and every multiplier at which a player may cash out. */
export const crashProof: Proof = {
  game: crash,
  wanted: threePercent,
  ways,
  prints: (each) => targetsPrinted(each) || each.choice === 'cashOut=100',
  preset: () => prizesAt(200, 200),
  samples: [
    { choices: { mode: 'base', auto: 150 }, prizes: () => prizesAt(150, 150) },
    {
      choices: { mode: 'base', auto: houseCap },
      cashOutAt: 200,
      prizes: () => prizesAt(200, 201),
    },
    { choices: { mode: 'base', auto: 300 }, cashOutAt: 300, prizes: () => prizesAt(300, 300) },
  ],
};
