import { cssColour, easeOut } from '@arara/game-kit/stage';
import type { SlotTitle, TitleMoment } from '../src/index.ts';
import type { Print } from './board.ts';
import type { Faces } from './faces.ts';
import { drawGround } from './ground.ts';

type Pen = CanvasRenderingContext2D;

/** The part of the print's coming that brings the paper; the rest brings the figure and the word. */
const paperShare = 0.45;
/** The figure's edge in parts of the board's shorter side. */
const figureShare = 0.86;
const textShare = 0.26;
const slant = -0.12;

/** Prints the symbol of a full screen over the whole board, in the way that is the title's own. */
export function drawPrint(
  pen: Pen,
  title: SlotTitle,
  faces: Faces,
  print: Print & { readonly text: string },
): void {
  const symbol = title.symbols.find(({ id }) => id === print.symbol);
  if (symbol === undefined) return;
  const { width, height } = pen.canvas;
  const coming = Math.min(1, print.progress / paperShare);
  const inked = Math.max(0, Math.min(1, (print.progress - paperShare) / (1 - paperShare)));
  pen.save();
  pen.globalAlpha = Math.max(0, Math.min(1, 2 - print.progress));
  bring[title.moment.press ?? 'stamp'](pen, width, height, easeOut(coming));
  drawGround(pen, { ...symbol, kind: 'high' }, { ...title.body, face: 'print' }, width, height);
  drawBorder(pen, width, height);
  if (inked > 0) {
    const grow = 1 + 0.35 * (1 - easeOut(inked));
    const edge = Math.min(width, height) * figureShare * grow;
    faces.draw(pen, symbol.id, (width - edge) / 2, height * 0.45 - edge / 2, edge);
    if (print.text !== '') drawWord(pen, print.text, width, height, grow);
  }
  pen.restore();
}

/** How the paper comes over the board, by the share that has come. */
const bring: Readonly<
  Record<NonNullable<TitleMoment['press']>, (pen: Pen, w: number, h: number, share: number) => void>
> = {
  /** A block that comes down from the hand. */
  stamp(pen, w, h, share) {
    const size = 1 + 0.7 * (1 - share);
    pen.translate(w / 2, h / 2);
    pen.rotate((1 - share) * slant);
    pen.scale(size, size);
    pen.translate(-w / 2, -h / 2);
    pen.globalAlpha *= share;
  },
  /** A sheet that is let down from above, with teeth at its hem. */
  unroll(pen, w, h, share) {
    const teeth = 9;
    const hem = h * share * 1.08;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(w, 0);
    for (let n = teeth; n >= 0; n -= 1) {
      pen.lineTo((w * n) / teeth, hem - h * 0.08);
      if (n > 0) pen.lineTo((w * (n - 0.5)) / teeth, hem);
    }
    pen.clip();
  },
  /** A roller that goes from one side to the other. */
  sweep(pen, w, h, share) {
    const lean = h * 0.3;
    const edge = (w + 2 * lean) * share;
    pen.beginPath();
    pen.moveTo(-lean, 0);
    pen.lineTo(edge, 0);
    pen.lineTo(edge - lean, h);
    pen.lineTo(-lean, h);
    pen.clip();
  },
};

function drawBorder(pen: Pen, w: number, h: number): void {
  const thick = Math.min(w, h) * 0.03;
  pen.lineWidth = thick;
  pen.strokeStyle = cssColour('papel');
  pen.strokeRect(thick / 2, thick / 2, w - thick, h - thick);
  pen.lineWidth = thick * 0.35;
  pen.strokeStyle = cssColour('tinta');
  pen.strokeRect(thick, thick, w - 2 * thick, h - 2 * thick);
}

function drawWord(pen: Pen, text: string, w: number, h: number, grow: number): void {
  const size = Math.min(h * textShare, w * 0.34) * grow;
  pen.save();
  pen.translate(w / 2, h * 0.84);
  pen.rotate(slant / 2);
  pen.font = `800 ${size}px Bricolage, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = size * 0.26;
  pen.strokeStyle = cssColour('tinta');
  pen.strokeText(text, 0, 0, w * 0.94);
  pen.fillStyle = cssColour('sol');
  pen.fillText(text, 0, 0, w * 0.94);
  pen.restore();
}
