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
  readonly rows: number;
  /** Every cell there is, those that wait above the grid as well. */
  cells(): readonly Cell[];
  /** The marks over winners, and how far they are drawn (0 to 1). */
  traces(): { readonly list: readonly Trace[]; readonly drawn: number };
  /** The column on which all light falls; null while the whole board is lit. */
  lit(): number | null;
  /** The print that lies over everything; null where none does. */
  printed(): Print | null;
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
  cellSize(): { readonly width: number; readonly height: number };
  showGrid(grid: Grid): void;
  newCell(symbol: SymbolId): Cell;
  /** Rings the winners and dims everything else; an empty list undoes both. */
  highlight(places: readonly Place[]): void;
  trace(list: readonly Trace[], drawn?: number): void;
  light(column: number | null): void;
  print(shown: Print | null): void;
  fly(list: readonly Flight[]): void;
  shake(now: { readonly blows: readonly Blow[]; readonly jolt: number }): void;
  call(shown: Call | null): void;
  /** Writes on each cell what it is worth. */
  showValues(values: Values): void;
  /** Everything back into its place, at rest. */
  settle(): void;
  resize(width: number, height: number): void;
}

/** A board that shows `first`. */
export function createBoard(columns: number, rows: number, first: Grid): Board {
  const grid = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row) => createCell(first[column]?.[row] ?? '')),
  );
  const waiting: Cell[] = [];
  let shown: { list: readonly Trace[]; drawn: number } = { list: [], drawn: 1 };
  let lit: number | null = null;
  let printed: Print | null = null;
  let flights: readonly Flight[] = [];
  let shaken: { blows: readonly Blow[]; jolt: number } = { blows: [], jolt: 0 };
  let called: Call | null = null;
  let [width, height] = [columns, rows];

  const cellSize = () => ({ width: width / columns, height: height / rows });
  function everyCell(visit: (cell: Cell, place: Place) => void): void {
    grid.forEach((line, column) => line.forEach((cell, row) => visit(cell, [column, row])));
  }

  const board: Board = {
    columns,
    rows,
    cellSize,
    cells: () => [...waiting, ...grid.flat()],
    traces: () => shown,
    lit: () => lit,
    printed: () => printed,
    flights: () => flights,
    blows: () => shaken.blows,
    jolt: () => shaken.jolt,
    called: () => called,
    centreOf([column, row]) {
      const size = cellSize();
      return { x: (column + 0.5) * size.width, y: (row + 0.5) * size.height };
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
      everyCell((cell, [column, row]) => {
        cell.symbol = symbols[column]?.[row] ?? cell.symbol;
      });
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
    print(shown) {
      printed = shown;
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
      const rest = { scale: 1, blur: false, act: 0, squash: 0, front: false };
      everyCell((cell, place) => Object.assign(cell, board.centreOf(place), rest));
    },
    resize(nextWidth, nextHeight) {
      [width, height] = [nextWidth, nextHeight];
      board.settle();
    },
  };
  board.settle();
  return board;
}
