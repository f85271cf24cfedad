import type { HoldMaths } from '../maths.ts';
import { valuesOf } from '../hold/coins.ts';
import { drawsOf, weightOf } from './hold-chain.ts';

/** Chances by whole stakes that are held; the last place stands for the cap and all above it. */
export type Worths = Float64Array;

const STAKE = 100;

/**
 * How the respins end that open with so many coins and collect symbols: the chance of each worth, in doubles. States are
 * walked from the fewest held cells on, and a worth never falls, so that all from the cap on is one place.
 */
export function holdEnds(maths: HoldMaths): (coins: number, collects: number) => Worths {
  const { respins, grand } = maths.hold;
  const cells = maths.strips.length * 3;
  const cap = maths.winCap / STAKE;
  const values = valuesOf(maths.hold).map(([value, weight]) => [value / STAKE, weight] as const);
  const all = values.reduce((sum, [, weight]) => sum + weight, 0);
  const unit = weightOf(maths);
  const nothing = (): Worths => new Float64Array(cap + 1);

  /** The same chances after one more coin. */
  function withCoin(worths: Worths): Worths {
    const next = nothing();
    for (const [value, weight] of values) addTo(next, worths, weight / all, 1, value);
    return next;
  }

  return (coins, collects) => {
    let opening = nothing();
    opening[0] = 1;
    for (let n = 0; n < coins; n += 1) opening = withCoin(opening);
    const states = new Map<string, Worths>();
    const ends = nothing();

    /** Chances that go on from a state, or end there. */
    function arrive(from: Worths, share: number, twice: number, open: number, left: number): void {
      const isOver = open === 0 || left === 0;
      const key = `${open} ${left}`;
      const into = isOver ? ends : (states.get(key) ?? nothing());
      if (!isOver) states.set(key, into);
      addTo(into, from, share, twice, open === 0 ? grand / STAKE : 0);
    }

    arrive(opening, 1, 2 ** collects, cells - coins - collects, respins);
    for (let open = cells; open > 0; open -= 1) {
      for (let left = respins; left > 0; left -= 1) {
        const here = states.get(`${open} ${left}`);
        if (here === undefined) continue;
        let [after, landedCoins] = [here, 0];
        for (const draw of drawsOf(maths, open)) {
          for (; landedCoins < draw.coins; landedCoins += 1) after = withCoin(after);
          const landed = draw.coins + draw.collects;
          const share = Number(draw.weight) / unit ** open;
          arrive(after, share, 2 ** draw.collects, open - landed, landed > 0 ? respins : left - 1);
        }
      }
    }
    return ends;
  };
}

/** Adds a share of chances, each at `factor` times its worth and `more`. */
function addTo(into: Worths, from: Worths, share: number, factor: number, more: number): void {
  const cap = into.length - 1;
  for (const [worth, chance] of from.entries()) {
    if (chance === 0) continue;
    const place = Math.min(cap, worth * factor + more);
    into[place] = (into[place] ?? 0) + chance * share;
  }
}
