/** A person reads no longer list at once; what is decided makes room. */
const listedMax = 200;
/** The number of rows that a list asks for: one row more than it shows tells that there are more. */
export const askedMax = listedMax + 1;

const more = {
  oldest: `The oldest ${listedMax} of more: decide these first.`,
  latest: `The latest ${listedMax} of more.`,
};

/** Rows below their headings, columns as wide as they need to be; the sentence where there are none. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  none: string,
  order: 'oldest' | 'latest' = 'oldest',
): string {
  if (rows.length === 0) return none;
  const lines = [headings, ...rows.slice(0, listedMax)];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .concat(rows.length > listedMax ? [more[order]] : [])
    .join('\n');
}
