import type { RandomStream } from '@arara/fairness';
import type { SymbolId } from '../events.ts';

/** Draws symbols by their weights: each lies in the urn as often as its weight says, in the order of their names, whatever that of the data. */
export function createUrn(
  weights: Readonly<Record<SymbolId, number>>,
): (random: RandomStream) => SymbolId {
  const symbols = Object.keys(weights).sort();
  const urn = symbols.flatMap((symbol) =>
    Array.from({ length: weights[symbol] ?? 0 }, () => symbol),
  );
  return (random) => urn[random.nextInt(urn.length)] as SymbolId;
}
