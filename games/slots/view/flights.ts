import { cssColour } from '@arara/game-kit/stage';
import type { Board } from './board.ts';

type Pen = CanvasRenderingContext2D;

/** The ring of a blow goes so far, in parts of a cell, and its splinters a little farther. */
const reach = 1.15;
const splinters = 10;

/** A value in the letters of the house: ink round sun, its edge in parts of its size. */
export function drawValue(pen: Pen, text: string, x: number, y: number, size: number, edge = 0.34) {
  pen.save();
  pen.font = `800 ${size}px Bricolage, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = size * edge;
  pen.strokeStyle = cssColour('tinta');
  const most = size * 2.4;
  pen.strokeText(text, x, y, most);
  pen.fillStyle = cssColour('sol');
  pen.fillText(text, x, y, most);
  pen.restore();
}

/** The values that fly, each on a star of paper that is as large as its value is written. */
export function drawFlights(pen: Pen, board: Board, ratio: number): void {
  const { width } = board.cellSize();
  for (const { text, worth, x, y, size } of board.flights()) {
    if (worth !== undefined) continue;
    const high = width * size * ratio;
    drawStar(pen, x * ratio, y * ratio, high * (0.75 + text.length * 0.21));
    drawValue(pen, text, x * ratio, y * ratio, high);
  }
}

function drawStar(pen: Pen, x: number, y: number, r: number): void {
  const points = 16;
  pen.save();
  pen.beginPath();
  for (let n = 0; n < points * 2; n += 1) {
    const [angle, far] = [(n / points) * Math.PI, n % 2 === 0 ? r : r * 0.78];
    pen.lineTo(x + far * Math.cos(angle), y + far * 0.86 * Math.sin(angle));
  }
  pen.closePath();
  pen.lineJoin = 'round';
  pen.lineWidth = r * 0.13;
  pen.strokeStyle = cssColour('tinta');
  pen.stroke();
  pen.fillStyle = cssColour('urucum');
  pen.fill();
  pen.restore();
}

/** The rings of blows under those that made them. */
export function drawBlows(pen: Pen, board: Board, ratio: number): void {
  const { width } = board.cellSize();
  for (const { place, spread } of board.blows()) {
    const { x, y } = board.centreOf(place);
    const far = width * ratio * (0.4 + reach * spread);
    pen.save();
    pen.translate(x * ratio, y * ratio);
    pen.globalAlpha = 1 - spread;
    pen.lineCap = 'round';
    pen.lineWidth = width * ratio * 0.1 * (1 - spread);
    pen.strokeStyle = cssColour('sol');
    pen.beginPath();
    for (let n = 0; n < splinters; n += 1) {
      const angle = ((n + 0.5) / splinters) * 2 * Math.PI;
      pen.moveTo(far * 0.78 * Math.cos(angle), far * 0.78 * Math.sin(angle));
      pen.lineTo(far * Math.cos(angle), far * Math.sin(angle));
    }
    pen.stroke();
    pen.restore();
  }
}
