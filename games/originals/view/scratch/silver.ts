import { cssColour } from '@arara/game-kit/stage';
import { h } from '@arara/game-kit/view';
import { areas } from './layout.ts';
import type { Area } from './mask.ts';
import { roughly } from './rough.ts';
import type { ScratchTheme } from './theme.ts';

type Ink = CanvasRenderingContext2D;

const grains = 900;
const grainEdge = 64;
const figureEdge = 20;
const corner = 11;

/** A piece of paper-grain that is laid over all fields. */
function drawGrain(): HTMLCanvasElement {
  const canvas = h('canvas', { width: String(grainEdge), height: String(grainEdge) });
  const ink = canvas.getContext('2d');
  if (ink === null) return canvas;
  const next = roughly(11);
  for (let n = 0; n < grains; n += 1) {
    ink.globalAlpha = 0.05 + next() * 0.12;
    ink.fillStyle = cssColour(next() < 0.5 ? 'papel' : 'tinta');
    ink.fillRect(next() * grainEdge, next() * grainEdge, 0.5 + next() * 2.2, 0.4 + next() * 0.8);
  }
  return canvas;
}

/** The outline of a field's layer: round corners, and edges as a squeegee leaves them. */
function outlineOf({ x, y, w, h: height }: Area, seed: number): Path2D {
  const next = roughly(seed);
  const path = new Path2D();
  const off = (): number => (next() - 0.5) * 1.8;
  const step = 9;
  path.moveTo(x + corner, y + off());
  for (let at = corner + step; at < w - corner; at += step) path.lineTo(x + at, y + off());
  path.quadraticCurveTo(x + w, y, x + w + off(), y + corner);
  for (let at = corner + step; at < height - corner; at += step) path.lineTo(x + w + off(), y + at);
  path.quadraticCurveTo(x + w, y + height, x + w - corner, y + height + off());
  for (let at = w - corner - step; at > corner; at -= step) path.lineTo(x + at, y + height + off());
  path.quadraticCurveTo(x, y + height, x + off(), y + height - corner);
  for (let at = height - corner - step; at > corner; at -= step) path.lineTo(x + off(), y + at);
  path.quadraticCurveTo(x, y, x + corner, y);
  path.closePath();
  return path;
}

/** The figure of the title, small all over the field and once large in its middle. */
function printFigures(ink: Ink, { x, y, w, h: height }: Area, figure: Path2D): void {
  const stamp = (cx: number, cy: number, scale: number, turn: number, strength: number): void => {
    for (const [shift, colour, alpha] of [
      [0.9, 'papel', strength * 1.6],
      [0, 'tinta', strength],
    ] as const) {
      ink.save();
      ink.translate(cx + shift, cy + shift);
      ink.rotate(turn);
      ink.scale(scale, scale);
      ink.translate(-figureEdge / 2, -figureEdge / 2);
      ink.globalAlpha = alpha;
      ink.fillStyle = cssColour(colour);
      ink.fill(figure);
      ink.restore();
    }
  };
  const pitch = 26;
  for (let row = 0; row * pitch < height + pitch; row += 1)
    for (let column = -1; column * pitch < w + pitch; column += 1) {
      const [cx, cy] = [column * pitch + (row % 2) * (pitch / 2) + 6, row * pitch + 4];
      // The large one stands in a clearing.
      if (Math.hypot(cx - w / 2, (cy - height / 2) * 1.1) < 36) continue;
      stamp(x + cx, y + cy, 0.66, ((row + column) % 3) * 0.5 - 0.5, 0.17);
    }
  stamp(x + w / 2, y + height / 2, 2.7, 0, 0.36);
}

/** Paper under ink is silver enough: a grey with the light of the paper in it, and bands of shine across. */
function layMetal(ink: Ink, { x, y, w, h: height }: Area, tint: string): void {
  const fill = (colour: string | CanvasGradient, alpha: number): void => {
    ink.globalAlpha = alpha;
    ink.fillStyle = colour;
    ink.fillRect(x - 3, y - 3, w + 6, height + 6);
  };
  fill(cssColour('papel'), 1);
  fill(cssColour('ceu'), 0.16);
  fill(cssColour('tinta'), 0.24);
  fill(tint, 0.13);
  const shine = ink.createLinearGradient(x, y, x + w, y + height);
  const light = (at: number, alpha: number): void =>
    shine.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
  light(0, 0.34);
  light(0.2, 0.05);
  light(0.42, 0.05);
  light(0.5, 0.42);
  light(0.6, 0.06);
  light(0.86, 0);
  light(1, 0.16);
  fill(shine, 1);
}

/** Draws the layer of all fields, as it is before anybody scratches; the context is scaled to the card's units. */
export function drawSilver(ink: Ink, theme: ScratchTheme): void {
  const figure = new Path2D(theme.print.figure);
  const grain = ink.createPattern(drawGrain(), 'repeat');
  areas.forEach((area, field) => {
    const outline = outlineOf(area, field + 3);
    ink.save();
    ink.clip(outline);
    layMetal(ink, area, cssColour(theme.print.tint));
    printFigures(ink, area, figure);
    if (grain !== null) {
      ink.globalAlpha = 1;
      ink.fillStyle = grain;
      ink.fillRect(area.x - 3, area.y - 3, area.w + 6, area.h + 6);
    }
    ink.restore();
    ink.strokeStyle = cssColour('tinta');
    ink.globalAlpha = 0.55;
    ink.lineWidth = 1.6;
    ink.stroke(outline);
    ink.globalAlpha = 1;
  });
}
