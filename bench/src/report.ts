export interface Figure {
  /** Such as `ledger.spread`. */
  figure: string;
  value: number;
  unit: string;
  /** The figure of comparison, and its value in the same unit. */
  against?: { name: string; value: number };
  ratio?: number;
  /** The plan's demand, in words, and whether it was reached. */
  mustReach?: string;
  reached?: boolean;
  note?: string;
}

export interface Report {
  /** Prints a figure as one JSON line and keeps it for the table. */
  figure: (figure: Figure) => void;
  /** Says on standard error what is going on. */
  say: (line: string) => void;
  readonly figures: readonly Figure[];
}

/** A report that writes figures to standard output as they come. */
export function createReport(): Report {
  const figures: Figure[] = [];
  return {
    figures,
    figure(figure) {
      figures.push(figure);
      process.stdout.write(`${JSON.stringify(figure)}\n`);
    },
    say(line) {
      process.stderr.write(`${line}\n`);
    },
  };
}

/** The figures as a table for people. */
export function drawTable(figures: readonly Figure[]): string {
  const head = ['figure', 'value', 'unit', 'against', 'ratio', 'must reach', ''];
  const rows = figures.map((figure) => [
    figure.figure,
    format(figure.value),
    figure.unit,
    figure.against ? `${figure.against.name} ${format(figure.against.value)}` : '',
    figure.ratio === undefined ? '' : figure.ratio.toFixed(2),
    figure.mustReach ?? '',
    figure.reached === undefined ? '' : figure.reached ? 'reached' : 'MISSED',
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width));
  const notes = figures.filter(({ note }) => note).map(({ figure, note }) => `${figure}: ${note}`);
  return [line(head), line(rule), ...rows.map(line), '', ...notes].join('\n').trimEnd();
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}

/** The middle of an odd number of measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
