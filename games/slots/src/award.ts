/** The amount in a table for a count: the entry of the greatest key that the count reaches, else 0. */
export function entryFor(table: Readonly<Record<number, number>>, count: number): number {
  let best = 0;
  let result = 0;
  for (const [key, value] of Object.entries(table)) {
    const least = Number(key);
    if (least <= count && least > best) {
      best = least;
      result = value;
    }
  }
  return result;
}

/** The smallest count that a table rewards. */
export function leastOf(table: Readonly<Record<number, number>>): number {
  return Math.min(...Object.keys(table).map(Number));
}
