import { Container, Graphics } from 'pixi.js';
import type { Cell as Place, Grid, SymbolId } from '../src/index.ts';
import { createCell, gapRatio } from './cell.ts';
import type { Cell } from './cell.ts';
import type { Faces } from './faces.ts';
import { colours } from './colours.ts';

/** The cells of a grid at rest, and how they are laid out: what reels and cascades both stand on. */
export interface Board {
  readonly node: Container;
  readonly columns: number;
  readonly rows: number;
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
  resize(width: number, height: number): void;
}

export function createBoard(faces: Faces, columns: number, rows: number, first: Grid): Board {
  const node = new Container();
  const mask = new Graphics();
  const layer = new Container();
  const stroke = new Graphics();
  layer.mask = mask;
  node.addChild(mask, layer, stroke);
  const cells: Cell[][] = [];
  let [width, height] = [columns, rows];

  const cellSize = () => ({ width: width / columns, height: height / rows });
  const centreOf = ([column, row]: Place) => {
    const size = cellSize();
    return { x: (column + 0.5) * size.width, y: (row + 0.5) * size.height };
  };
  const newCell = (symbol: SymbolId) => {
    const cell = createCell(faces, symbol);
    fitCell(cell);
    layer.addChild(cell.node);
    return cell;
  };
  function fitCell(cell: Cell): void {
    const size = cellSize();
    const gap = size.width * gapRatio;
    cell.size(size.width - gap, size.height - gap);
  }
  function everyCell(visit: (cell: Cell, place: Place) => void): void {
    cells.forEach((line, column) => line.forEach((cell, row) => visit(cell, [column, row])));
  }

  const board: Board = {
    node,
    columns,
    rows,
    cellSize,
    centreOf,
    newCell,
    cellAt([column, row]) {
      const cell = cells[column]?.[row];
      if (cell === undefined) throw new Error(`no cell at ${column}, ${row}`);
      return cell;
    },
    put([column, row], cell) {
      const line = cells[column];
      if (line !== undefined) line[row] = cell;
    },
    showGrid(grid) {
      everyCell((cell, [column, row]) => cell.show(grid[column]?.[row] ?? cell.symbol));
    },
    highlight(places) {
      const winning = new Set(places.map(([column, row]) => `${column}:${row}`));
      everyCell((cell, [column, row]) => {
        const wins = winning.has(`${column}:${row}`);
        cell.ring(wins);
        cell.dim(winning.size > 0 && !wins);
      });
    },
    line(places) {
      stroke.clear();
      const points = (places ?? []).map(centreOf);
      const [start, ...rest] = points;
      if (start === undefined) return;
      const thickness = Math.max(6, cellSize().width * 0.11);
      for (const [size, color] of [
        [thickness * 1.8, colours.tinta],
        [thickness, colours.urucum],
      ] as const) {
        stroke.moveTo(0, start.y).lineTo(start.x, start.y);
        for (const point of rest) stroke.lineTo(point.x, point.y);
        stroke.stroke({ width: size, color, join: 'round', cap: 'round' });
      }
    },
    resize(nextWidth, nextHeight) {
      [width, height] = [nextWidth, nextHeight];
      mask.clear().rect(0, 0, width, height).fill(0xffffff);
      everyCell((cell, place) => {
        fitCell(cell);
        const { x, y } = centreOf(place);
        cell.node.position.set(x, y);
      });
    },
  };
  for (let column = 0; column < columns; column += 1) {
    cells.push(
      Array.from({ length: rows }, (_, row) =>
        newCell(first[column]?.[row] ?? faces.symbols[0] ?? ''),
      ),
    );
  }
  return board;
}
