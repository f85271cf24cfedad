/** Each key of a table of weights as often as its weight says, in the order of their names, whatever that of the data. */
export function urnOf(weights: Readonly<Record<string, number>>): string[] {
  const names = Object.keys(weights).sort();
  return names.flatMap((name) => Array.from({ length: weights[name] ?? 0 }, () => name));
}
