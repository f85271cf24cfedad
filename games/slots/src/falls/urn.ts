import type { RandomStream } from '@arara/fairness';

/** Draws names by their weights: each lies in the urn as often as its weight says, in the order of their names, whatever that of the data. */
export function createUrn(
  weights: Readonly<Record<string, number>>,
): (random: RandomStream) => string {
  const names = Object.keys(weights).sort();
  const urn = names.flatMap((name) => Array.from({ length: weights[name] ?? 0 }, () => name));
  return (random) => urn[random.nextInt(urn.length)] as string;
}
