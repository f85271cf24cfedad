import { faultOfLine, tidySelection, unitBetsOf, type Play } from '@arara/lottery';
import type { RowGrammar, Selection } from '@arara/lottery';

/**
 * A selection for example, with more than one bet where that can be: a mark more than each row needs,
 * from the middle of numbers and the first of words, rows without a number in common as far as they
 * go. Where bets need more than that, the first row gets more.
 */
export function sampleOf(play: Play): Selection {
  const { rows, places } = play.type.grammar;
  const longest = rows[0]?.max ?? 0;
  let single: Selection | null = null;
  for (let more = 1; more <= longest; more += 1) {
    const taken = new Set<string>();
    const marks = rows.map((row, at) => marksOf(row, at === 0 ? more : 1, taken));
    const named =
      places && Array.from({ length: places.of }, (_, at) => at).slice(0, places.min + 1);
    const selection = tidySelection({ rows: marks, ...(named && { places: named }) });
    if (faultOfLine(play, selection) !== null) continue;
    if (unitBetsOf(play, selection) > 1) return selection;
    single ??= selection;
  }
  if (single === null) throw new RangeError(`${play.type.code} takes no sample`);
  return single;
}

function marksOf(row: RowGrammar, more: number, taken: Set<string>): number[] {
  const { low, high, min, max, options } = row;
  const size = high - low + 1;
  const from = options === undefined ? Math.floor(size / 2) : 0;
  const all = Array.from({ length: size }, (_, at) => low + ((from + at) % size));
  const nameOf = (mark: number) => options?.[mark - low] ?? String(mark);
  const free = options === undefined ? all.filter((mark) => !taken.has(nameOf(mark))) : all;
  const count = Math.min(max, min + more);
  const marks = (free.length < count ? all : free).slice(0, count);
  for (const mark of marks) taken.add(nameOf(mark));
  return marks;
}

/** The sample as it is written: words, or numbers of as many digits as the largest has. */
export function sampleText(play: Play, { rows, places }: Selection): string {
  const texts = rows.map((marks, at) => {
    const row = play.type.grammar.rows[at] as RowGrammar;
    const width = String(row.high).length;
    const words = marks.map(
      (mark) => row.options?.[mark - row.low] ?? String(mark).padStart(width, '0'),
    );
    return words.length === 0 ? '–' : words.join(' ');
  });
  const named = places === undefined ? '' : ` at places ${places.map((at) => at + 1).join(' ')}`;
  return `${texts.join(', ')}${named}`;
}
