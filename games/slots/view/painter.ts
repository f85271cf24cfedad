import type { SymbolId } from '../src/index.ts';
import type { Board } from './board.ts';
import type { Cell } from './cell.ts';
import { cssColour } from './colours.ts';
import { contextOf, shaded } from './faces.ts';
import type { Faces, Picture } from './faces.ts';

/** Gap between cells: the ink line of a printed sheet, in parts of a cell. */
const gapRatio = 0.025;
const ringRatio = 0.05;
const lineRatio = 0.11;
/** Finer than this no eye sees on a phone, and every pixel costs. */
const pixelsMax = 2;

/** Draws a board onto its canvas. */
export interface Painter {
  resize(width: number, height: number): void;
  paint(): void;
}

interface Look {
  readonly bright: Picture;
  readonly dim: Picture;
}

/**
 * Every symbol is cut once to the size of a cell, bright and in the shade: a frame then only copies
 * pictures to whole pixels, which the cheapest phone does at the speed of its screen.
 */
export function createPainter(canvas: HTMLCanvasElement, board: Board, faces: Faces): Painter {
  const context = contextOf(canvas);
  const looks = new Map<SymbolId, Look>();
  let ratio = 1;

  function lookOf(symbol: SymbolId): Look {
    const known = looks.get(symbol);
    if (known !== undefined) return known;
    const { width, height } = board.cellSize();
    const gap = width * gapRatio;
    const bright = faces.cut(symbol, (width - gap) * ratio, (height - gap) * ratio);
    const look = { bright, dim: shaded(bright) };
    looks.set(symbol, look);
    return look;
  }

  function drawCell(cell: Cell): void {
    const { bright, dim } = lookOf(cell.symbol);
    const picture = cell.dim ? dim : bright;
    const [w, h] = [picture.width * cell.scale, picture.height * cell.scale];
    const [x, y] = [Math.round(cell.x * ratio - w / 2), Math.round(cell.y * ratio - h / 2)];
    if (y > canvas.height || y + h < 0 || cell.scale <= 0) return;
    if (cell.scale === 1) context.drawImage(picture, x, y);
    else context.drawImage(picture, x, y, w, h);
    if (!cell.ring) return;
    const thick = Math.max(3 * ratio, w * ringRatio);
    context.lineWidth = thick;
    context.strokeStyle = cssColour('papel');
    context.strokeRect(x + thick / 2, y + thick / 2, w - thick, h - thick);
  }

  function drawPath(): void {
    const points = (board.path() ?? []).map((place) => board.centreOf(place));
    const [start, ...rest] = points;
    if (start === undefined) return;
    const thickness = Math.max(6, board.cellSize().width * lineRatio) * ratio;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(0, start.y * ratio);
    for (const { x, y } of [start, ...rest]) context.lineTo(x * ratio, y * ratio);
    context.lineWidth = thickness * 1.8;
    context.strokeStyle = cssColour('tinta');
    context.stroke();
    context.lineWidth = thickness;
    context.strokeStyle = cssColour('urucum');
    context.stroke();
  }

  return {
    resize(width, height) {
      ratio = Math.min(pixelsMax, devicePixelRatio);
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
      looks.clear();
    },
    paint() {
      context.fillStyle = cssColour('tinta');
      context.fillRect(0, 0, canvas.width, canvas.height);
      const cells = board.cells().filter(({ visible }) => visible);
      // Those that won are drawn last: growing, they lie over their neighbours.
      for (const cell of cells) if (!cell.ring) drawCell(cell);
      for (const cell of cells) if (cell.ring) drawCell(cell);
      drawPath();
    },
  };
}
