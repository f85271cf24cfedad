import type { Cell as Place, Grid, SymbolId, Values } from '../src/index.ts';
import { createCell } from './cell.ts';
import type { Cell } from './cell.ts';

/** A mark that is drawn over winners: along a line, from column to column, or round a group. */
export interface Trace {
  readonly kind: 'line' | 'ways' | 'group';
  readonly places: readonly Place[];
  /** Its place among the traces of this moment, from 0: each has its colour. */
  readonly index: number;
}

/**
 * A full screen as one print over the whole board, and how far it has come (0 to 1) or gone again (1 to 2). Its word is a
 * text, or a value in hundredths of the stake.
 */
export interface Print {
  readonly symbol: SymbolId;
  readonly text: string | number;
  readonly progress: number;
}

/** A number that is called out over the board, and how far its moment has gone (0 to 1). */
export interface Call {
  readonly text: string;
  readonly progress: number;
}

/** The sign over a board whose ways differ from spin to spin. */
export interface Sign {
  readonly text: string;
  /** The multiplier beside it; null where there is none. */
  readonly times: string | null;
  /** How far the words and the multiplier are beyond their size (0 to 1): something has just changed. */
  readonly pop: number;
  readonly timesPop: number;
  /** A word that is stamped over the whole board, and how far it has come (0 to 1) or gone again (1 to 2). */
  readonly stamp: { readonly text: string; readonly progress: number } | null;
}

/** A value on its way over the board: its middle in CSS pixels, its height in parts of a cell. */
export interface Flight {
  readonly text: string;
  /** Of a coin, in hundredths of the stake: its plaque flies instead of the text, so many times its size. */
  readonly worth?: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A place where something heavy came down, and how far its ring has gone (0 to 1). */
export interface Blow {
  readonly place: Place;
  readonly spread: number;
}

/** The cells of a grid, and how they are laid out: what reels and cascades both stand on. */
export interface Board {
  readonly columns: number;
  /** Rows of the tallest column that there can be. */
  readonly rows: number;
  rowsOf(column: number): number;
  /** Every cell there is, those that wait above the grid as well. */
  cells(): readonly Cell[];
  places(): readonly Place[];
  /** The marks over winners, and how far they are drawn (0 to 1). */
  traces(): { readonly list: readonly Trace[]; readonly drawn: number };
  /** The column on which all light falls; null while the whole board is lit. */
  lit(): number | null;
  /** The print that lies over everything; null where none does. */
  printed(): Print | null;
  sign(): Sign | null;
  /** The columns that glow, and how strongly (0 to 1). */
  glows(): readonly number[];
  /** Height of the sign above the cells, in CSS pixels. */
  head(): number;
  /** The values that fly over everything. */
  flights(): readonly Flight[];
  blows(): readonly Blow[];
  /** The whole board is pushed down by so many CSS pixels. */
  jolt(): number;
  /** The number that is called out; null where none is. */
  called(): Call | null;
  cellAt(place: Place): Cell;
  /** Puts a cell object into a place of the grid, without moving it. */
  put(place: Place, cell: Cell): void;
  centreOf(place: Place): { readonly x: number; readonly y: number };
  /** A cell of a column; the first one's where all are alike. */
  cellSize(column?: number): { readonly width: number; readonly height: number };
  /** Shows symbols in their places; columns get as many rows as they have symbols. */
  showGrid(grid: Grid): void;
  /** Lays a column out as if only its lowest `rows`, which may be a fraction, filled it; null: all of them do. */
  stretch(column: number, rows: number | null): void;
  newCell(symbol: SymbolId): Cell;
  /** Rings the winners and dims everything else; an empty list undoes both. */
  highlight(places: readonly Place[]): void;
  trace(list: readonly Trace[], drawn?: number): void;
  light(column: number | null): void;
  glow(column: number, strength: number): void;
  print(shown: Print | null): void;
  post(sign: Sign): void;
  fly(list: readonly Flight[]): void;
  shake(now: { readonly blows: readonly Blow[]; readonly jolt: number }): void;
  call(shown: Call | null): void;
  /** Writes on each cell what it is worth. */
  showValues(values: Values): void;
  /** Everything back into its place, at rest. */
  settle(): void;
  /** Fills a box of CSS pixels, its uppermost `head` with the sign. */
  resize(width: number, height: number, head?: number): void;
}

/** A board that shows `first`; `rows` are those of its tallest column. */
export function createBoard(columns: number, rows: number, first: Grid): Board {
  const grid = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: first[column]?.length ?? rows }, (__, row) =>
      createCell(first[column]?.[row] ?? ''),
    ),
  );
  const spans: (number | null)[] = grid.map(() => null);
  const glows = grid.map(() => 0);
  const waiting: Cell[] = [];
  let shown: { list: readonly Trace[]; drawn: number } = { list: [], drawn: 1 };
  let lit: number | null = null;
  let printed: Print | null = null;
  let sign: Sign | null = null;
  let flights: readonly Flight[] = [];
  let shaken: { blows: readonly Blow[]; jolt: number } = { blows: [], jolt: 0 };
  let called: Call | null = null;
  let [width, height, head] = [columns, rows, 0];

  const rowsOf = (column: number) => grid[column]?.length ?? rows;
  const spanOf = (column: number) => spans[column] ?? rowsOf(column);
  const cellSize = (column = 0) => ({
    width: width / columns,
    height: (height - head) / spanOf(column),
  });
  function everyCell(visit: (cell: Cell, place: Place) => void): void {
    grid.forEach((line, column) => line.forEach((cell, row) => visit(cell, [column, row])));
  }
  /** Gives a column as many cells as it holds symbols; new ones stand at its foot. */
  function fit(column: number, wanted: number): void {
    const line = grid[column];
    if (line === undefined || line.length === wanted) return;
    while (line.length < wanted) line.push(createCell(''));
    line.length = wanted;
  }
  const rest = { scale: 1, blur: false, act: 0, squash: 0, front: false };
  function settleColumn(column: number): void {
    for (const [row, cell] of (grid[column] ?? []).entries()) {
      const tall = cellSize(column).height;
      Object.assign(cell, board.centreOf([column, row]), rest, { tall });
    }
  }

  const board: Board = {
    columns,
    rows,
    rowsOf,
    cellSize,
    cells: () => [...waiting, ...grid.flat()],
    places: () => grid.flatMap((line, column) => line.map((_, row): Place => [column, row])),
    traces: () => shown,
    lit: () => lit,
    printed: () => printed,
    sign: () => sign,
    glows: () => glows,
    head: () => head,
    flights: () => flights,
    blows: () => shaken.blows,
    jolt: () => shaken.jolt,
    called: () => called,
    centreOf([column, row]) {
      const size = cellSize(column);
      const above = rowsOf(column) - spanOf(column);
      return { x: (column + 0.5) * size.width, y: head + (row + 0.5 - above) * size.height };
    },
    newCell(symbol) {
      const cell = createCell(symbol);
      waiting.push(cell);
      return cell;
    },
    cellAt([column, row]) {
      const cell = grid[column]?.[row];
      if (cell === undefined) throw new Error(`no cell at ${column}, ${row}`);
      return cell;
    },
    put([column, row], cell) {
      const line = grid[column];
      if (line !== undefined) line[row] = cell;
    },
    showGrid(symbols) {
      for (const [column, held] of symbols.entries()) fit(column, held.length);
      everyCell((cell, [column, row]) => {
        cell.symbol = symbols[column]?.[row] ?? cell.symbol;
        cell.tall = cellSize(column).height;
      });
    },
    stretch(column, span) {
      spans[column] = span;
      settleColumn(column);
    },
    highlight(places) {
      const winning = new Set(places.map(([column, row]) => `${column}:${row}`));
      everyCell((cell, [column, row]) => {
        cell.ring = winning.has(`${column}:${row}`);
        cell.dim = winning.size > 0 && !cell.ring;
      });
    },
    trace(list, drawn = 1) {
      shown = { list, drawn };
    },
    light(column) {
      lit = column;
    },
    glow(column, strength) {
      glows[column] = strength;
    },
    print(shown) {
      printed = shown;
    },
    post(next) {
      sign = next;
    },
    fly(list) {
      flights = list;
    },
    shake(now) {
      shaken = now;
    },
    call(shown) {
      called = shown;
    },
    showValues(values) {
      everyCell((cell, [column, row]) => {
        cell.worth = values[column]?.[row] ?? 0;
      });
    },
    settle() {
      for (const cell of waiting) cell.visible = false;
      for (const column of grid.keys()) board.stretch(column, null);
    },
    resize(nextWidth, nextHeight, nextHead = 0) {
      [width, height, head] = [nextWidth, nextHeight, nextHead];
      board.settle();
    },
  };
  board.settle();
  return board;
}
