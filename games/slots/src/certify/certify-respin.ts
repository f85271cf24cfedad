import {
  fraction,
  plus,
  roundedDecimal,
  stated,
  times,
  toDecimal,
  toNumber,
  type BetMode,
  type Certificate,
  type Fraction,
  type ModeCertificate,
} from '@arara/game-kit';
import type { RespinMaths } from '../maths.ts';
import { featureDistribution, spinDistribution, type Distribution } from './respin-outcomes.ts';

/** Every stop of the strips and every end of the respins: all figures are exact, cap and all. */
export function certifyRespin(maths: RespinMaths): Pick<Certificate, 'modes'> {
  const parts = { lines: spinDistribution(maths), respins: featureDistribution(maths) };
  return { modes: maths.modes.map((mode) => certifyMode(maths, mode, parts)) };
}

function certifyMode(
  maths: RespinMaths,
  { code, cost }: BetMode,
  parts: { readonly lines: Distribution; readonly respins: Distribution },
): ModeCertificate {
  const opens = fraction(1n, BigInt(maths.respin.oneIn));
  const spins = fraction(BigInt(maths.respin.oneIn - 1), BigInt(maths.respin.oneIn));
  const all = mixed([
    [parts.lines, spins],
    [parts.respins, opens],
  ]);
  const perCost = fraction(1n, BigInt(cost));
  const shareOf = (distribution: Distribution, share: Fraction) =>
    toDecimal(times(times(meanOf(distribution), share), perCost), 8);
  const exact = times(meanOf(all), perCost);
  const cut = times(meanOf(cutBy(all, maths.winCap)), perCost);
  const top = Math.min(maths.winCap, Math.max(...all.keys()));
  return {
    mode: code,
    cost,
    rtp: toDecimal(plus(exact, times(cut, fraction(-1n))), 6),
    exact: stated(exact),
    capCost: toDecimal(cut, 8),
    parts: { lines: shareOf(parts.lines, spins), respins: shareOf(parts.respins, opens) },
    hitRate: roundedDecimal(1 - toNumber(all.get(0) ?? fraction(0n)), 6),
    volatility: roundedDecimal(deviationOf(all) / 100, 4),
    topPrize: { multiplier: top, oneIn: oneIn(all, top) },
  };
}

function mixed(parts: readonly (readonly [Distribution, Fraction])[]): Distribution {
  const all = new Map<number, Fraction>();
  for (const [distribution, share] of parts) {
    for (const [pay, chance] of distribution) {
      all.set(pay, plus(all.get(pay) ?? fraction(0n), times(chance, share)));
    }
  }
  return all;
}

function meanOf(distribution: Distribution): Fraction {
  return [...distribution].reduce(
    (sum, [pay, chance]) => plus(sum, times(fraction(BigInt(pay)), chance)),
    fraction(0n),
  );
}

/** The parts of payouts that lie above the cap. */
function cutBy(distribution: Distribution, cap: number): Distribution {
  return mixed(
    [...distribution].map(([pay, chance]) => [
      new Map([[Math.max(0, pay - cap), chance]]),
      fraction(1n),
    ]),
  );
}

function deviationOf(distribution: Distribution): number {
  const mean = toNumber(meanOf(distribution));
  const square = [...distribution].reduce(
    (sum, [pay, chance]) => sum + pay ** 2 * toNumber(chance),
    0,
  );
  return Math.sqrt(square - mean ** 2);
}

/** One round in how many pays the most there is, rounded down. */
function oneIn(distribution: Distribution, top: number): string {
  const reached = [...distribution].filter(([pay]) => pay >= top);
  const { numerator, denominator } = reached.reduce(
    (sum, [, chance]) => plus(sum, chance),
    fraction(0n),
  );
  return String(denominator / numerator);
}
