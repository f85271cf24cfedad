import { cssColour } from '@arara/game-kit/stage';
import type { Pigment } from '../src/index.ts';
import type { Sign } from './board.ts';

type Pen = CanvasRenderingContext2D;

const turn = 2 * Math.PI;
/** Sizes in parts of the sign's height. */
const textShare = 0.56;
const timesShare = 0.62;
/** Of the board's width. */
const stampShare = 0.24;
/** A letter of it is so wide beside its height that this many heights fill the board. */
const stampWide = 1.5;
const popMost = 0.22;
const points = 14;

interface SignPlace {
  readonly frame: Pigment;
  readonly dots: Pigment;
  readonly width: number;
  readonly height: number;
}

/** Draws the sign over a board: the ways of now, and the multiplier as a stamp beside them. */
export function drawSign(pen: Pen, sign: Sign, place: SignPlace): void {
  const { width, height, dots } = place;
  if (height <= 0) return;
  pen.save();
  pen.fillStyle = cssColour('tinta');
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = cssColour(dots);
  pen.fillRect(0, height * 0.9, width, height * 0.1);
  const stamp = sign.times === null ? 0 : height * 1.5;
  drawWords(pen, sign, (width - stamp) / 2, height * 0.47, width - stamp - height * 0.6, height);
  if (sign.stamp !== null) drawStamp(pen, sign.stamp, place);
  if (sign.times !== null) drawTimes(pen, sign, width - stamp * 0.56, height, place.frame);
  pen.restore();
}

function drawWords(
  pen: Pen,
  { text, pop }: Sign,
  x: number,
  y: number,
  most: number,
  height: number,
): void {
  const size = height * textShare;
  pen.save();
  pen.translate(x, y);
  pen.scale(1 + popMost * pop, 1 + popMost * pop);
  pen.font = `800 ${size}px Bricolage, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = cssColour('sol');
  pen.fillText(text, 0, size * 0.06, most);
  pen.restore();
}

/** A word over the whole board: it comes down large, stands, and grows away. */
function drawStamp(
  pen: Pen,
  { text, progress }: NonNullable<Sign['stamp']>,
  { width, height }: SignPlace,
): void {
  const board = pen.canvas.height;
  const size = Math.min(width * stampShare, (width * stampWide) / text.length);
  const [come, gone] = [Math.min(1, progress), Math.max(0, progress - 1)];
  const grow = 1 + 0.9 * (1 - come) + 0.25 * gone;
  pen.save();
  pen.globalAlpha = come * (1 - gone);
  pen.translate(width / 2, height + (board - height) / 2);
  pen.rotate(-0.1 + 0.2 * (1 - come));
  pen.scale(grow, grow);
  pen.font = `800 ${size}px Bricolage, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = size * 0.28;
  pen.strokeStyle = cssColour('tinta');
  pen.strokeText(text, 0, 0, width * 0.9);
  pen.lineWidth = size * 0.14;
  pen.strokeStyle = cssColour('papel');
  pen.strokeText(text, 0, 0, width * 0.9);
  pen.fillStyle = cssColour('urucum');
  pen.fillText(text, 0, 0, width * 0.9);
  pen.restore();
}

/** A star that is stamped on, larger than the sign: it hangs over its edge. */
function drawTimes(pen: Pen, { times, timesPop }: Sign, x: number, height: number, ink: Pigment) {
  if (times === null) return;
  const size = height * timesShare;
  pen.save();
  pen.translate(x, height * 0.52);
  pen.rotate(-0.08 + 0.3 * timesPop);
  pen.scale(1 + popMost * 2 * timesPop, 1 + popMost * 2 * timesPop);
  pen.beginPath();
  for (let n = 0; n < points * 2; n += 1) {
    const [reach, angle] = [n % 2 === 0 ? 0.72 : 0.56, (n / (points * 2)) * turn];
    const [px, py] = [Math.cos(angle) * height * reach * 1.12, Math.sin(angle) * height * reach];
    if (n === 0) pen.moveTo(px, py);
    else pen.lineTo(px, py);
  }
  pen.closePath();
  pen.lineJoin = 'round';
  pen.lineWidth = height * 0.1;
  pen.strokeStyle = cssColour('tinta');
  pen.stroke();
  pen.fillStyle = cssColour(ink);
  pen.fill();
  pen.font = `800 ${size}px Bricolage, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineWidth = size * 0.22;
  pen.strokeText(times, 0, size * 0.06, height * 1.3);
  pen.fillStyle = cssColour('papel');
  pen.fillText(times, 0, size * 0.06, height * 1.3);
  pen.restore();
}
