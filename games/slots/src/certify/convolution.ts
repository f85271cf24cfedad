import { fraction, plus, times, type Fraction } from '@arara/game-kit';
import type { SymbolId } from '../events.ts';
import type { SpinRules, Strips } from '../maths.ts';
import { cutStrips, windowAt, type CutStrips } from '../reels/strips.ts';

/**
 * Mean of what lines or ways pay in one spin, in payout units, by the symbols' shares of each column
 * alone: columns are independent, and a cell of a line shows each place of its strip equally often.
 */
export function meanByConvolution(maths: SpinRules, strips: Strips): Fraction {
  const cut = cutStrips(strips);
  let mean = fraction(0n);
  for (const [symbol, pays] of Object.entries(maths.paytable)) {
    for (const [count, pay] of Object.entries(pays)) {
      const chance = expectedRuns(maths, cut, symbol, Number(count));
      mean = plus(mean, times(chance, fraction(BigInt(pay), BigInt(maths.payoutUnit))));
    }
  }
  return mean;
}

/** The mean number of lines, or of ways, on which the symbol runs exactly `count` columns. */
function expectedRuns(
  maths: SpinRules,
  strips: CutStrips,
  symbol: SymbolId,
  count: number,
): Fraction {
  const runs = fraction(maths.model === 'lines' ? BigInt(maths.lines.length) : 1n);
  return strips.slice(0, count + 1).reduce((product, strip, column) => {
    const on = (held: SymbolId) => held === symbol || held === maths.wild;
    if (column === count) return times(product, shareWithout(maths, strip, on));
    const cells = strip.filter(on).length * (maths.model === 'lines' ? 1 : 3);
    return times(product, fraction(BigInt(cells), BigInt(strip.length)));
  }, runs);
}

/** How often a run ends here: a line's cell is none of these, or for ways no cell in view is. */
function shareWithout(
  maths: SpinRules,
  strip: readonly SymbolId[],
  on: (held: SymbolId) => boolean,
): Fraction {
  const views = strip.map((held, stop) =>
    maths.model === 'lines' ? [held] : windowAt(strip, stop),
  );
  const without = views.filter((view) => !view.some(on)).length;
  return fraction(BigInt(without), BigInt(strip.length));
}
