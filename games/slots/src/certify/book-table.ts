import { entryFor } from '../award.ts';
import type { SymbolId } from '../events.ts';
import type { BookMaths, Strips } from '../maths.ts';
import { cutStrips, windowAt } from '../reels/strips.ts';
import { outcomeOf, type Outcome } from './spin-outcomes.ts';

/** A line that still runs; the symbol is not known while it holds books alone. */
interface Run {
  readonly line: readonly number[];
  readonly symbol: SymbolId | null;
}

/** Stops counted by books in view and columns with the symbol that expands, then by what lines pay. */
interface Counts {
  readonly books: number;
  readonly held: number;
  readonly wins: Map<number, number>;
}

/** One strip's view with what counts in it. */
interface View {
  readonly cells: readonly SymbolId[];
  readonly books: number;
  /** 1 if the symbol that expands is in view, else 0. */
  readonly held: number;
}

/**
 * Every stop of every strip of a book model, sorted into outcomes: what lines pay, with what the symbol that expands
 * pays on top (none in the paid spin). Payouts are in payout units. Where no line runs any more, the columns that are
 * left are counted and not walked.
 */
export function bookOutcomes(
  maths: BookMaths,
  strips: Strips,
  awards: Readonly<Record<number, number>>,
  symbol: SymbolId | null,
): { readonly outcomes: Outcome[]; readonly cycle: number } {
  const views = cutStrips(strips).map((strip) =>
    strip.map((_, stop) => viewOf(maths, windowAt(strip, stop), symbol)),
  );
  const groups = new Map<string, Map<number, number>>();
  for (const { books, held, wins } of countStops(maths, views)) {
    const spins = entryFor(awards, books);
    const pay = spins > 0 ? entryFor(maths.scatterPays, books) / maths.payoutUnit : 0;
    const each = symbol === null ? 0 : (maths.paytable[symbol]?.[held] ?? 0);
    const more = (each * maths.lines.length) / maths.payoutUnit;
    for (const [win, stops] of wins) {
      const all = win + more;
      const group = `${all > 0} ${pay} ${spins}`;
      const own = groups.get(group) ?? new Map<number, number>();
      own.set(all, (own.get(all) ?? 0) + stops);
      groups.set(group, own);
    }
  }
  const outcomes = [...groups].map(([key, wins]) => {
    const [won, pay, spins] = key.split(' ');
    return outcomeOf(wins, won === 'true', Number(pay), Number(spins));
  });
  return { outcomes, cycle: views.reduce((product, { length }) => product * length, 1) };
}

function viewOf(maths: BookMaths, cells: readonly SymbolId[], symbol: SymbolId | null): View {
  const books = cells.filter((each) => each === maths.scatter).length;
  return { cells, books, held: symbol !== null && cells.includes(symbol) ? 1 : 0 };
}

function countStops(maths: BookMaths, views: readonly (readonly View[])[]): Counts[] {
  const counts: Counts[] = [];
  const tails = tailsOf(views);
  const unit = maths.payoutUnit;

  function visit(column: number, runs: readonly Run[], won: number, books: number, held: number) {
    if (runs.length === 0 || column === views.length) {
      const win = runs.reduce((sum, run) => sum + payOf(maths, run, column) / unit, won);
      for (const tail of tails[column] ?? []) {
        const { wins } = countsAt(counts, books + tail.books, held + tail.held);
        wins.set(win, (wins.get(win) ?? 0) + tail.stops);
      }
      return;
    }
    for (const view of views[column] ?? []) {
      const alive: Run[] = [];
      let win = won;
      for (const run of runs) {
        const here = view.cells[run.line[column] ?? 0] ?? '';
        if (here === maths.scatter || here === run.symbol) alive.push(run);
        else if (run.symbol === null) alive.push({ line: run.line, symbol: here });
        else win += payOf(maths, run, column) / unit;
      }
      visit(column + 1, alive, win, books + view.books, held + view.held);
    }
  }
  visit(
    0,
    maths.lines.map((line) => ({ line, symbol: null })),
    0,
    0,
    0,
  );
  return counts.filter((each) => each !== undefined);
}

/** The place of these counts in a sparse list. */
function countsAt(counts: Counts[], books: number, held: number): Counts {
  const at = books * 8 + held;
  const known = counts[at] ?? { books, held, wins: new Map<number, number>() };
  counts[at] = known;
  return known;
}

function payOf(maths: BookMaths, { symbol }: Run, count: number): number {
  return symbol === null ? 0 : (maths.paytable[symbol]?.[count] ?? 0);
}

interface Tail {
  readonly books: number;
  readonly held: number;
  readonly stops: number;
}

/** The counts that the columns from each one on can show, with the number of their stops. */
function tailsOf(views: readonly (readonly View[])[]): Tail[][] {
  const tails: Tail[][] = [[{ books: 0, held: 0, stops: 1 }]];
  for (const column of views.toReversed()) {
    const next: Tail[] = [];
    for (const tail of tails[0] ?? []) {
      for (const view of column) {
        const [books, held] = [tail.books + view.books, tail.held + view.held];
        const at = books * 8 + held;
        next[at] = { books, held, stops: (next[at]?.stops ?? 0) + tail.stops };
      }
    }
    tails.unshift(next.filter((each) => each !== undefined));
  }
  return tails;
}
