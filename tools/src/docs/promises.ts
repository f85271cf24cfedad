/** A promise of the specification, as a row of `docs/specification.md` tells it. */
export interface Promised {
  readonly id: string;
  readonly where: string;
  readonly shownBy: string;
}

export type PromiseState = 'kept' | 'differs' | 'later' | 'open';

/**
 * The rows of the checklist: those that begin with the number of a section. The last two cells say where
 * and by what.
 */
export function promisesOf(page: string): Promised[] {
  return rowsOf(page).map((cells) => ({
    id: cells[0] ?? '',
    where: cells.at(-2) ?? '',
    shownBy: cells.at(-1) ?? '',
  }));
}

/** The cells of each such row, its number first. */
export function rowsOf(page: string): string[][] {
  return page.split('\n').flatMap((line) => {
    const [, ...cells] = line.split('|').map((cell) => cell.trim());
    return /^\d+(\.\d+)+$/.test(cells[0] ?? '') ? [cells.slice(0, -1)] : [];
  });
}

export function stateOf({ where }: Promised): PromiseState {
  if (where === 'open') return 'open';
  if (where.startsWith('comes with:')) return 'later';
  return where.startsWith('differs:') ? 'differs' : 'kept';
}

/**
 * The faults of the rows: a number that stands twice, a file or decision that is not there, a
 * kept promise without a test, a test that its file does not name. `read` answers a file's text, or
 * null; paths are from the root.
 */
export function promiseFaults(
  rows: readonly Promised[],
  read: (path: string) => string | null,
): string[] {
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
  return [
    ...twice.map((id) => `${id} stands twice`),
    ...rows.flatMap((row) => rowFaults(row, read).map((fault) => `${row.id}: ${fault}`)),
  ];
}

function rowFaults(row: Promised, read: (path: string) => string | null): string[] {
  const state = stateOf(row);
  const places = [...row.where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  const links = [...row.where.matchAll(/\]\(([^)#]+)/g)].map(([, path = '']) => `docs/${path}`);
  const tests = [...row.shownBy.matchAll(/`([^`]+)` "([^"]+)"/g)];
  const faults = [...places, ...links]
    .filter((path) => read(path) === null)
    .map((path) => `${path} is not there`);
  if (state === 'kept' && places.length === 0) faults.push('it names no file');
  if (state === 'kept' && tests.length === 0) faults.push('it names no test');
  if (state === 'differs' && links.length === 0) faults.push('it names no decision');
  for (const [, path = '', name = ''] of tests) {
    if (read(path)?.includes(name) !== true) faults.push(`${path} has no test "${name}"`);
  }
  return faults;
}
