/** The figures of real play: rounds, and their cost and prizes in the same unit. */
export interface LiveFigures {
  readonly rounds: number;
  /** Paid over cost, both summed over the rounds. */
  readonly rtp: number;
}

/** Where the live return should lie, and how far from theory it does. */
export interface LiveBand {
  readonly low: number;
  readonly high: number;
  /** Standard deviations from theory. */
  readonly distance: number;
  /** `alert` beyond three deviations, `stop` beyond five. */
  readonly verdict: 'normal' | 'alert' | 'stop';
}

const ALERT = 3;
const STOP = 5;

/**
 * Theory plus and minus z·σ/√n. `volatility` is in costs of a round; z is 2.576 for 99 %. Rounds of
 * different stakes are no equal samples: feed it counts of multipliers, not sums of money.
 */
export function liveBand(
  theory: { readonly rtp: number; readonly volatility: number },
  live: LiveFigures,
  z = 2.576,
): LiveBand {
  if (live.rounds < 1) return { low: 0, high: Infinity, distance: 0, verdict: 'normal' };
  const deviation = theory.volatility / Math.sqrt(live.rounds);
  const distance = deviation === 0 ? 0 : (live.rtp - theory.rtp) / deviation;
  return {
    low: Math.max(0, theory.rtp - z * deviation),
    high: theory.rtp + z * deviation,
    distance,
    verdict: verdictOf(Math.abs(distance)),
  };
}

function verdictOf(distance: number): LiveBand['verdict'] {
  if (distance > STOP) return 'stop';
  return distance > ALERT ? 'alert' : 'normal';
}
