/** A row that the player marks: numbers from low to high, each at most once. */
export interface RowGrammar {
  /** The purpose of the row, as the pages name it: `ten-thousands`, `pair`, `bankers`. */
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly min: number;
  readonly max: number;
  /** Where numbers stand for words: `big`, `dragon`; the first one is `low`. */
  readonly options?: readonly string[];
}

/** The choices of a line. `places`: so many of the positions have to be named besides the rows. */
export interface Grammar {
  readonly rows: readonly RowGrammar[];
  readonly places?: { readonly of: number; readonly min: number };
  /** A line may make at most this many unit bets. */
  readonly unitBetsMax: number;
}

/** The choice of a player on one line. */
export interface Selection {
  readonly rows: readonly (readonly number[])[];
  readonly places?: readonly number[];
}

/** The fault of a selection, and its row (0-based); null: the line as a whole. */
export interface SelectionFault {
  readonly fault:
    | 'rows'
    | 'number'
    | 'repeated'
    | 'few'
    | 'many'
    | 'places'
    | 'placeless'
    | 'bets'
    | 'none';
  readonly row: number | null;
}

/**
 * The first fault of a selection against its grammar, or null. Looks at no more numbers than the
 * grammar allows, so that what is too large costs nothing. How many unit bets it makes is the
 * rule's to say.
 */
export function faultOfSelection(grammar: Grammar, selection: Selection): SelectionFault | null {
  if (selection.rows.length !== grammar.rows.length) return { fault: 'rows', row: null };
  for (const [at, row] of grammar.rows.entries()) {
    const fault = faultOfRow(row, selection.rows[at] ?? []);
    if (fault !== null) return { fault, row: at };
  }
  const fault = faultOfPlaces(grammar, selection);
  return fault === null ? null : { fault, row: null };
}

function faultOfRow(row: RowGrammar, marks: readonly number[]): SelectionFault['fault'] | null {
  if (marks.length < row.min) return 'few';
  if (marks.length > row.max) return 'many';
  if (!marks.every((mark) => isWithin(mark, row.low, row.high))) return 'number';
  return new Set(marks).size === marks.length ? null : 'repeated';
}

function faultOfPlaces(
  { places: asked }: Grammar,
  { places }: Selection,
): SelectionFault['fault'] | null {
  if (asked === undefined) return places === undefined ? null : 'placeless';
  if (places === undefined || places.length < asked.min || places.length > asked.of)
    return 'places';
  const areThere = places.every((place) => isWithin(place, 0, asked.of - 1));
  return areThere && new Set(places).size === places.length ? null : 'places';
}

function isWithin(number: number, low: number, high: number): boolean {
  return Number.isInteger(number) && number >= low && number <= high;
}

/** The same choice written one way: every row and the places in rising order. */
export function tidySelection({ rows, places }: Selection): Selection {
  const rising = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
  const tidied = rows.map(rising);
  return places === undefined ? { rows: tidied } : { rows: tidied, places: rising(places) };
}
