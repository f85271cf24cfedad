import { cssColour } from '@arara/game-kit/stage';
import { faceOf, loosesOf } from '../src/index.ts';
import type { SlotTitle, SymbolId, TitleSymbol } from '../src/index.ts';
import { drawingOf, figureAt } from './acts.ts';
import type { Board } from './board.ts';
import type { Cell } from './cell.ts';
import { contextOf } from './faces.ts';
import type { Faces } from './faces.ts';
import { createLooks } from './looks.ts';
import type { Look } from './looks.ts';
import { drawBlows, drawFlights } from './flights.ts';
import { drawPrint } from './full-print.ts';
import { drawSign } from './sign.ts';
import { drawTraces } from './traces.ts';
import { createWorths } from './worths.ts';
import type { WorthText } from './worths.ts';

const ringRatio = 0.045;
/** Finer than this no eye sees on a phone, and every pixel costs. */
const pixelsMax = 2;
/** Smaller differences of size no eye sees. */
const sameSize = 0.02;
const glowMost = 0.55;
const shadeOfBreath = 'rgb(10 16 48 / 0.58)';

/** Draws a board onto its canvas. */
export interface Painter {
  resize(width: number, height: number): void;
  paint(): void;
  /** The one of the title's two palettes that the ground has. */
  dress(when: 'day' | 'night'): void;
  /** Makes every picture anew: a face of letters has come. */
  renew(): void;
}

/**
 * Every symbol is made once at the size of a cell, in each way that it is seen: a frame then only copies pictures to
 * whole pixels, which the cheapest phone does at the speed of its screen.
 */
export function createPainter(
  canvas: HTMLCanvasElement,
  board: Board,
  options: {
    readonly title: SlotTitle;
    readonly faces: Faces;
    readonly labelOf: (symbol: TitleSymbol) => string | null;
    readonly worthOf: (worth: number) => WorthText;
  },
): Painter {
  const { title } = options;
  const pen = contextOf(canvas);
  const { make } = createLooks(title, options.faces, options.labelOf);
  const looks = new Map<string, Look>();
  const worths = createWorths(options.worthOf);
  const glyphs = new Map(title.symbols.map((symbol) => [symbol.id, drawingOf(symbol)]));
  let [ratio, stripes, isNight] = [1, title.body.board, false];

  /** A symbol as it is seen in a column of so many rows. */
  function lookOf(symbol: SymbolId, rows: number): Look {
    const key = `${symbol} ${rows}`;
    const known = looks.get(key);
    if (known !== undefined) return known;
    const height = canvas.height / ratio - board.head();
    const look = make(symbol, board.cellSize().width * ratio, (height / rows) * ratio);
    looks.set(key, look);
    return look;
  }

  /** The look that fits a cell best, and how much it is drawn out to fit: a column may be on its way to other rows. */
  function fitOf({ symbol, tall }: Cell): { look: Look; draw: number } {
    const height = canvas.height / ratio - board.head();
    const rows =
      tall <= 0 ? board.rows : Math.max(1, Math.min(board.rows, Math.round(height / tall)));
    const look = lookOf(symbol, rows);
    const draw = tall <= 0 ? 1 : (tall * ratio) / look.bright.height;
    return { look, draw: Math.abs(draw - 1) < sameSize ? 1 : draw };
  }

  function drawCell(cell: Cell): void {
    const { look, draw } = fitOf(cell);
    const picture = cell.blur ? look.blurred : cell.dim ? look.dim : look.bright;
    const { scale, squash } = cell;
    const [w, h] = [
      picture.width * scale * (1 + squash * 0.5),
      picture.height * draw * scale * (1 - squash),
    ];
    const x = Math.round(cell.x * ratio - w / 2);
    // A pressed symbol stands on its lower edge.
    const y = Math.round(cell.y * ratio - h / 2 + (picture.height * squash) / 2);
    if (y > canvas.height || y + h < 0 || scale <= 0) return;
    if (cell.act > 0) drawActing(cell, look, { x, y, w, h });
    else if (scale === 1 && squash === 0 && draw === 1) pen.drawImage(picture, x, y);
    else pen.drawImage(picture, x, y, w, h);
    if (cell.worth > 0) worths.onCell(pen, cell, { x, y, w, h });
    if (cell.ring) drawRing(x, y, w, h);
  }

  /** The paper lies still; the figure on it moves. */
  function drawActing(cell: Cell, look: Look, at: { x: number; y: number; w: number; h: number }) {
    const { turn, x, y, wide, tall } = figureAt(
      glyphs.get(faceOf(title.maths, cell.symbol)) ?? null,
      cell.act,
    );
    pen.drawImage(look.ground, at.x, at.y, at.w, at.h);
    pen.save();
    pen.translate(at.x + at.w * (0.5 + x), at.y + at.h * (0.5 + y));
    pen.rotate((turn * Math.PI) / 180);
    pen.scale(wide, tall);
    pen.drawImage(look.figure, -at.w / 2, -at.h / 2, at.w, at.h);
    pen.restore();
  }

  function drawRing(x: number, y: number, w: number, h: number): void {
    const thick = Math.max(3 * ratio, w * ringRatio);
    pen.lineJoin = 'round';
    pen.lineWidth = thick;
    pen.strokeStyle = cssColour('papel');
    pen.strokeRect(x + thick / 2, y + thick / 2, w - thick, h - thick);
  }

  /** The ground of the columns, one after the other in two pigments. */
  function drawColumns(): void {
    const { columns } = board;
    for (let column = 0; column < columns; column += 1) {
      const [from, to] = [column, column + 1].map((n) => Math.round((n * canvas.width) / columns));
      pen.fillStyle = cssColour(stripes[column % 2] ?? 'tinta');
      pen.fillRect(from ?? 0, 0, (to ?? 0) - (from ?? 0), canvas.height);
    }
  }

  /** A column that has just opened glows. */
  function drawGlows(): void {
    const { width } = board.cellSize();
    for (const [column, strength] of board.glows().entries()) {
      if (strength <= 0) continue;
      pen.globalAlpha = strength * glowMost;
      pen.fillStyle = cssColour('sol');
      pen.fillRect(column * width * ratio, 0, width * ratio, canvas.height);
      pen.globalAlpha = 1;
    }
  }

  /** While a column holds its breath, all light falls on it. */
  function drawLight(lit: number): void {
    const { width } = board.cellSize();
    const [left, right] = [lit * width * ratio, (lit + 1) * width * ratio];
    pen.fillStyle = shadeOfBreath;
    for (const cell of board.cells()) {
      const isBright = Math.abs(cell.x - (lit + 0.5) * width) < 1 || looses.includes(cell.symbol);
      if (cell.visible && !isBright) {
        const height = cell.tall > 0 ? cell.tall : board.cellSize().height;
        pen.fillRect(
          (cell.x - width / 2) * ratio,
          (cell.y - height / 2) * ratio,
          width * ratio,
          height * ratio,
        );
      }
    }
    pen.lineWidth = 5 * ratio;
    pen.strokeStyle = cssColour('tinta');
    pen.strokeRect(left, -4, right - left, canvas.height + 8);
    pen.lineWidth = 3 * ratio;
    pen.strokeStyle = cssColour('sol');
    pen.strokeRect(left, -4, right - left, canvas.height + 8);
  }

  const signInks = () => (isNight ? title.night : title.scene);
  const looses = loosesOf(title.maths);

  return {
    resize(width, height) {
      ratio = Math.min(pixelsMax, devicePixelRatio);
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
      looks.clear();
      worths.clear();
    },
    paint() {
      drawColumns();
      pen.save();
      pen.translate(0, Math.round(board.jolt() * ratio));
      const cells = board.cells().filter(({ visible }) => visible);
      // Those that won are drawn last: growing, they lie over their neighbours.
      for (const cell of cells) if (!cell.ring && !cell.front) drawCell(cell);
      const lit = board.lit();
      if (lit !== null) drawLight(lit);
      drawBlows(pen, board, ratio);
      for (const cell of cells) if (cell.ring || cell.front) drawCell(cell);
      drawGlows();
      drawTraces(pen, board, ratio);
      drawFlights(pen, board, ratio);
      worths.over(pen, board, ratio);
      pen.restore();
      const sign = board.sign();
      if (sign !== null)
        drawSign(pen, sign, { ...signInks(), width: canvas.width, height: board.head() * ratio });
      const printed = board.printed();
      if (printed === null) return;
      const { text } = printed;
      const word = typeof text === 'number' ? options.worthOf(text).text : text;
      drawPrint(pen, title, options.faces, { ...printed, text: word });
    },
    dress(when) {
      isNight = when === 'night';
      stripes = isNight ? title.night.board : title.body.board;
    },
    renew() {
      looks.clear();
      worths.clear();
    },
  };
}
