/** How many neighbours of the page stand in sight, and how many pages at each end. */
const range = 3;
const margin = 1;

/** Page numbers to show, with null for a gap (specification: range 3, margin 1). */
export function pagesInSight(page: number, total: number): (number | null)[] {
  const start = Math.max(1, Math.min(page - Math.floor(range / 2), total - range + 1));
  const shown = new Set<number>();
  for (let one = 1; one <= Math.min(margin, total); one += 1) {
    shown.add(one);
    shown.add(total - one + 1);
  }
  for (let one = start; one <= Math.min(total, start + range - 1); one += 1) shown.add(one);
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
