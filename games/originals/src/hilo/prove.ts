import { wayOf, type Hundredths, type PrizeChance, type WayToPlay } from '@arara/game-kit';
import { fraction, times, toNumber, type Fraction } from '@arara/money';
import type { Proof } from '../certify/proof.ts';
import { houseCap } from '../define.ts';
import { onePercent } from '../wanted.ts';
import { hilo, type HiloView } from './hilo.ts';
import { RANKS, worthAt } from './offers.ts';

/** Rounds whose fair worth is beyond this lose less by rounding than one that is counted. */
const FAIR_MAX = 1.5;
const CALLS_COUNTED = 6;

const wayPrizes = (chance: Fraction): PrizeChance[] => [
  { chance, pays: worthAt(chance, houseCap) },
];

/**
 * Every round of up to six calls, by how many of the 13 ranks win at each. Rounding takes less than a hundredth of a
 * stake, so of a round with the fair worth f less than 1 / (100 f) of the return: since every round with a fair worth
 * up to 1.5 is among those counted, and one of them loses more than 1 / 150, no longer round returns less than the least.
 */
function* ways(): Generator<WayToPlay> {
  let worst = 0;
  for (const { calls, chance } of countedRounds([], fraction(1n), RANKS - 1)) {
    const way = wayOf(`winners=${calls.join('+')}`, wayPrizes(chance));
    worst = Math.max(worst, toNumber(onePercent.rate) - toNumber(way.exact));
    yield way;
  }
  if (worst <= 1 / (100 * FAIR_MAX)) throw new RangeError('a longer round may return less');
}

interface CountedRound {
  readonly calls: readonly number[];
  readonly chance: Fraction;
}

/** The rounds that the cap leaves; their calls stand from the likeliest on, since their order changes nothing. */
function* countedRounds(
  calls: readonly number[],
  chance: Fraction,
  most: number,
): Generator<CountedRound> {
  yield { calls, chance };
  if (calls.length === CALLS_COUNTED) {
    if (calls.at(-1) === RANKS - 1 && 1 / toNumber(chance) <= FAIR_MAX) {
      throw new RangeError('a longer round has a fair worth that must be counted');
    }
    return;
  }
  for (let won = most; won > 0; won -= 1) {
    const next = times(chance, fraction(BigInt(won), BigInt(RANKS)));
    if (worthAt(next, houseCap + 1) > houseCap) return;
    yield* countedRounds([...calls, won], next, won);
  }
}

/** One call of each kind, and the rounds that rounding costs most. */
function isPrinted({ choice, exact }: WayToPlay): boolean {
  return !choice.includes('+') || toNumber(exact) < 0.985;
}

/** Calls the likelier side; cashes out at three stakes. */
function likelier({ card, worth, offers, skipsLeft }: HiloView) {
  const name = card.rank * 2 <= RANKS + 1 ? 'higher' : 'lower';
  const choices = {};
  if (worth >= 300) return { name: 'cashOut', choices };
  const isMiddle = card.rank > 4 && card.rank < 10 && skipsLeft > 40;
  return { name: isMiddle || offers[name] === null ? 'skip' : name, choices };
}

/** Calls the same rank where it can, else the rarer side, which no sequence wins often. */
function rarer({ card, offers }: HiloView) {
  if (offers.same !== null) return { name: 'same', choices: {} };
  const name = card.rank * 2 <= RANKS + 1 ? 'lower' : 'higher';
  return { name: offers[name] === null ? 'cashOut' : name, choices: {} };
}

const least: Hundredths = worthAt(fraction(12n, 13n), houseCap);

/** Rounds of calls, as far as rounding can tell them apart. */
export const hiloProof: Proof = {
  game: hilo,
  wanted: onePercent,
  ways,
  prints: isPrinted,
  preset: () => wayPrizes(fraction(7n, 13n)),
  samples: [
    ...[likelier, rarer].map((policy) => ({
      choices: { mode: 'base' },
      policy: (view: unknown) => policy(view as HiloView),
    })),
    {
      choices: { mode: 'base' },
      policy: (view) => safest(view as HiloView),
      prizes: () => wayPrizes(fraction(12n, 13n)),
    },
  ],
};

/** One call at an end, where twelve ranks of thirteen win; skips until there is one. */
function safest({ card, worth, skipsLeft }: HiloView) {
  const choices = {};
  if (worth >= least || skipsLeft === 0) return { name: 'cashOut', choices };
  if (card.rank <= 2) return { name: 'higher', choices };
  return { name: card.rank >= RANKS - 1 ? 'lower' : 'skip', choices };
}
