/** Minor units of an amount with two decimals at most, and back; for what is shown and never paid. */
const minorOf = (amount: string): number => Math.round(Number(amount) * 100);

/**
 * An amount on its way from one news to the next, at a share from 0 to 1 of the time between them: it rises softly and
 * never beyond the last true one. An amount that fell was won, and is shown at once.
 */
export function risingAt(from: string, to: string, share: number): string {
  const [first, last] = [minorOf(from), minorOf(to)];
  if (share >= 1 || first >= last) return to;
  const minor = first + Math.floor((last - first) * share);
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
