import { cssColour } from '@arara/game-kit/stage';
import type { Board } from './board.ts';
import { drawn } from './faces.ts';
import type { Picture } from './faces.ts';
import { drawValue } from './flights.ts';

type Pen = CanvasRenderingContext2D;

/** A value in words: its number, and its name where it has one. */
export interface WorthText {
  readonly text: string;
  readonly name: string | null;
}

/** Of a cell: how wide a value's plaque is at most, how high, and where it ends. */
const wideShare = 0.92;
const highShare = 0.3;
const highOfWidth = 0.46;
const footShare = 0.985;
/** A value with a name has room for both. */
const namedShare = 1.3;
const dimmedAlpha = 0.55;
const callShare = 0.62;

/** Draws values: on cells, in flight, and the number that is called out. Each value's picture is made once. */
export function createWorths(textOf: (worth: number) => WorthText) {
  const pictures = new Map<number, Picture>();

  function pictureOf(worth: number, width: number, height: number): Picture {
    const known = pictures.get(worth);
    if (known !== undefined) return known;
    const words = textOf(worth);
    const tall = words.name === null ? 1 : namedShare;
    const high = Math.min(height * highShare, width * highOfWidth) * tall;
    const picture = drawn(width * wideShare, high, (pen, w, h) => drawPlaque(pen, words, w, h));
    pictures.set(worth, picture);
    return picture;
  }

  function put(pen: Pen, picture: Picture, x: number, y: number, scale: number): void {
    const [w, h] = [picture.width * scale, picture.height * scale];
    pen.drawImage(picture, Math.round(x - w / 2), Math.round(y - h / 2), w, h);
  }

  return {
    /** Writes the value of a cell whose picture was drawn into this box. */
    onCell(
      pen: Pen,
      cell: { readonly worth: number; readonly dim: boolean; readonly scale: number },
      box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
    ): void {
      const { scale } = cell;
      const picture = pictureOf(cell.worth, box.w / scale, box.h / scale);
      pen.globalAlpha = cell.dim ? dimmedAlpha : 1;
      const foot = box.y + box.h * footShare;
      put(pen, picture, box.x + box.w / 2, foot - (picture.height * scale) / 2, scale);
      pen.globalAlpha = 1;
    },
    /** Draws what flies over the board, and the number that is called out. */
    over(pen: Pen, board: Board, ratio: number): void {
      const { width, height } = board.cellSize();
      for (const { worth, x, y, size } of board.flights()) {
        if (worth === undefined) continue;
        put(pen, pictureOf(worth, width * ratio, height * ratio), x * ratio, y * ratio, size);
      }
      const called = board.called();
      if (called !== null) drawCall(pen, called.text, called.progress);
    },
    clear: () => pictures.clear(),
  };
}

/** Ink with a bright edge, and the number large on it; a name stands small above. */
function drawPlaque(pen: Pen, { text, name }: WorthText, w: number, h: number): void {
  const edge = Math.max(1.5, h * 0.07);
  pen.beginPath();
  pen.roundRect(edge, edge, w - 2 * edge, h - 2 * edge, [h * 0.34, h * 0.34, h * 0.12, h * 0.34]);
  pen.fillStyle = cssColour(name === null ? 'tinta' : 'barro');
  pen.fill();
  pen.lineWidth = edge;
  pen.strokeStyle = cssColour('sol');
  pen.stroke();
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const most = w * 0.86;
  if (name !== null) {
    pen.font = `800 ${h * 0.36}px Bricolage, sans-serif`;
    pen.fillStyle = cssColour('papel');
    pen.fillText(name, w / 2, h * 0.3, most);
  }
  pen.font = `800 ${h * (name === null ? 0.72 : 0.46)}px Bricolage, sans-serif`;
  pen.fillStyle = cssColour('sol');
  pen.fillText(text, w / 2, h * (name === null ? 0.55 : 0.71), most);
}

/** A number as large as the board, that comes near and is gone. */
function drawCall(pen: Pen, text: string, progress: number): void {
  const { width, height } = pen.canvas;
  const size = Math.min(width, height) * callShare * (1.25 - 0.35 * Math.min(1, progress * 4));
  pen.save();
  pen.globalAlpha = Math.min(1, progress * 6) * Math.min(1, (1 - progress) * 2.2);
  drawValue(pen, text, width / 2, height / 2, size, 0.16);
  pen.restore();
}
