import { cssColour } from '@arara/game-kit/stage';
import type { TitleBody, TitleSymbol } from '../src/index.ts';
import { traceFace } from './face-shapes.ts';

type Pen = CanvasRenderingContext2D;

const turn = 2 * Math.PI;
/** Soft teeth round a letter: it must not shout over the figures. */
const softTeeth = '#f0ddb4';
/** Grains of the paper, for each thousand pixels of a face. */
const grains = 2.2;

/** The paper that a symbol is printed on, w by h pixels: its ground tells its worth. */
export function drawGround(
  pen: Pen,
  symbol: TitleSymbol,
  body: TitleBody,
  w: number,
  h: number,
): void {
  const { face } = body;
  pen.save();
  traceFace(pen, face, w, h);
  pen.clip();
  pen.fillStyle = cssColour(symbol.ground);
  pen.fillRect(0, 0, w, h);
  if (face === 'crate') planks(pen, w, h);
  pattern(pen, symbol, w, h);
  wear(pen, w, h);
  pen.restore();
  if (face === 'print') return;
  traceFace(pen, face, w, h);
  pen.lineJoin = 'round';
  pen.lineWidth = Math.max(2, w * 0.035);
  pen.strokeStyle = cssColour('tinta');
  pen.stroke();
}

/** Rays and a disc for the best, teeth for those between, a double ring for what is special, a blast for a bomb. */
function pattern(pen: Pen, symbol: TitleSymbol, w: number, h: number): void {
  const halo = cssColour(symbol.halo);
  const [x, y, u] = [w / 2, h / 2, Math.min(w, h) / 160];
  const far = Math.hypot(w, h);
  switch (symbol.kind) {
    case 'low':
      spikes(pen, x, y, 20, 56 * u, 74 * u, symbol.figure === 'letter' ? softTeeth : halo, 1);
      break;
    case 'mid':
      spikes(pen, x, y, 16, 44 * u, 80 * u, halo, 1);
      break;
    case 'high':
      rays(pen, x, y, 18, far, halo, 0.5);
      disc(pen, x, y, 62 * u, halo);
      break;
    case 'bomb':
      rays(pen, x, y, 14, far, cssColour('papel'), 0.4);
      spikes(pen, x, y, 14, 60 * u, 86 * u, halo, 0.9);
      disc(pen, x, y, 66 * u, halo);
      break;
    default:
      rays(pen, x, y, 16, far, cssColour('papel'), 0.3);
      spikes(pen, x, y, 24, 68 * u, 84 * u, cssColour('tinta'), 0.7);
      disc(pen, x, y, 70 * u, halo);
      pen.lineWidth = 4 * u;
      pen.strokeStyle = cssColour('tinta');
      pen.stroke();
  }
}

function rays(
  pen: Pen,
  x: number,
  y: number,
  count: number,
  far: number,
  fill: string,
  duty: number,
) {
  pen.beginPath();
  for (let n = 0; n < count; n += 1) {
    const [from, to] = [(n / count) * turn, ((n + duty) / count) * turn];
    pen.moveTo(x, y);
    pen.lineTo(x + far * Math.cos(from), y + far * Math.sin(from));
    pen.lineTo(x + far * Math.cos(to), y + far * Math.sin(to));
  }
  pen.fillStyle = fill;
  pen.fill();
}

function spikes(
  pen: Pen,
  x: number,
  y: number,
  count: number,
  inner: number,
  outer: number,
  fill: string,
  duty: number,
): void {
  pen.beginPath();
  for (let n = 0; n < count; n += 1) {
    const [middle, half] = [(n / count) * turn, (duty * Math.PI) / count];
    pen.moveTo(x + inner * Math.cos(middle - half), y + inner * Math.sin(middle - half));
    pen.lineTo(x + outer * Math.cos(middle), y + outer * Math.sin(middle));
    pen.lineTo(x + inner * Math.cos(middle + half), y + inner * Math.sin(middle + half));
  }
  pen.fillStyle = fill;
  pen.fill();
}

function disc(pen: Pen, x: number, y: number, r: number, fill: string): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, turn);
  pen.fillStyle = fill;
  pen.fill();
}

/** The boards of a crate of the fair. */
function planks(pen: Pen, w: number, h: number): void {
  pen.fillStyle = 'rgb(17 22 63 / 0.2)';
  for (const share of [0.245, 0.5, 0.755]) pen.fillRect(0, h * share - h * 0.012, w, h * 0.024);
}

/** Worn places of the print, always the same ones. */
function wear(pen: Pen, w: number, h: number): void {
  let state = 7;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  pen.fillStyle = 'rgb(251 240 217 / 0.2)';
  const size = Math.max(1, w * 0.008);
  for (let n = 0; n < (w * h * grains) / 1000; n += 1)
    pen.fillRect(next() * w, next() * h, size * (1 + next()), size);
}
