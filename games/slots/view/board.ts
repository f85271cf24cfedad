import type { Cell as Place, Grid, SymbolId } from '../src/index.ts';
import { createCell } from './cell.ts';
import type { Cell } from './cell.ts';

/** The cells of a grid, and how they are laid out: what reels and cascades both stand on. */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  /** Every cell there is, those that wait above the grid as well. */
  cells(): readonly Cell[];
  /** Cells of the line that is shown, from the left; null when none is. */
  path(): readonly Place[] | null;
  cellAt(place: Place): Cell;
  /** Puts a cell object into a place of the grid, without moving it. */
  put(place: Place, cell: Cell): void;
  centreOf(place: Place): { readonly x: number; readonly y: number };
  cellSize(): { readonly width: number; readonly height: number };
  showGrid(grid: Grid): void;
  newCell(symbol: SymbolId): Cell;
  /** Rings the winners and dims everything else; an empty list undoes both. */
  highlight(places: readonly Place[]): void;
  line(places: readonly Place[] | null): void;
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
  let shown: readonly Place[] | null = null;
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
    path: () => shown,
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
    line(places) {
      shown = places;
    },
    settle() {
      for (const cell of waiting) cell.visible = false;
      everyCell((cell, place) => Object.assign(cell, board.centreOf(place), { scale: 1 }));
    },
    resize(nextWidth, nextHeight) {
      [width, height] = [nextWidth, nextHeight];
      board.settle();
    },
  };
  board.settle();
  return board;
}
