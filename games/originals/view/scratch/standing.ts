/** How the open fields of a card stand. Nothing of it comes from a field that is still covered. */
export interface Standing {
  /** The symbols that lie open twice while a third one could still come; none once three are equal. */
  readonly waiting: readonly number[];
  /** The symbol that lies open three times. */
  readonly three: number | null;
}

const equal = 3;

/** The standing of symbols that lie open, on a card of so many fields. */
export function standingOf(open: readonly number[], fields: number): Standing {
  const counts = new Map<number, number>();
  for (const symbol of open) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const lyingThere = (times: number): number[] =>
    [...counts].flatMap(([symbol, count]) => (count === times ? [symbol] : []));
  const [three = null] = lyingThere(equal);
  // A card has one prize at most, and nothing comes after its last field.
  const isOver = three !== null || open.length >= fields;
  return { waiting: isOver ? [] : lyingThere(equal - 1), three };
}
