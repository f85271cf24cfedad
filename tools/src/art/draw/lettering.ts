import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { palette } from './palette.ts';
import type { Ink } from './palette.ts';
import { fixed, idOf, path, times } from './shapes.ts';
import { still } from './warps.ts';
import type { Warp } from './warps.ts';

/** Widths of the variable face that a line of lettering may choose from. */
const widths = [75, 82, 90, 100] as const;

type PathCommand = { command: string; args: number[] };
type FontGlyph = { path: { commands: PathCommand[]; bbox: { minX: number; maxX: number } } };
type Face = {
  capHeight: number;
  layout: (text: string) => { glyphs: FontGlyph[]; positions: { xAdvance: number }[] };
};

const file = readFileSync(new URL('../fonts/bricolage.ttf', import.meta.url));
const font = fontkit.create(file) as {
  getVariation: (axes: Record<string, number>) => Face;
};
const faces = widths.map((wdth) => font.getVariation({ wght: 800, wdth, opsz: 96 }));

export type Box = {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Bends the line: position in the box (0 to 1) to a shift in the picture's units. */
  warp?: Warp;
};

type Line = {
  glyphs: { glyph: FontGlyph; at: number }[];
  left: number;
  right: number;
  cap: number;
};

function setLine(face: Face, text: string): Line {
  const run = face.layout(text);
  let at = 0;
  const glyphs = run.glyphs.map((glyph, index) => {
    const placed = { glyph, at };
    at += run.positions[index]?.xAdvance ?? 0;
    return placed;
  });
  const inked = glyphs.filter(({ glyph }) => glyph.path.bbox.minX < glyph.path.bbox.maxX);
  return {
    glyphs,
    left: Math.min(...inked.map(({ glyph, at: x }) => x + glyph.path.bbox.minX)),
    right: Math.max(...inked.map(({ glyph, at: x }) => x + glyph.path.bbox.maxX)),
    cap: face.capHeight || 700,
  };
}

/** The width of the face that has to be stretched least to fill the box. */
function bestLine(text: string, { w, h }: Box): Line {
  const lines = faces.map((face) => setLine(face, text));
  const strain = ({ left, right, cap }: Line): number =>
    Math.abs(Math.log((right - left) / cap / (w / h)));
  return lines.reduce((best, next) => (strain(next) < strain(best) ? next : best));
}

/** Text as one outline that fills the box from base line to cap height, bent by the warp. */
export function textPath(text: string, box: Box): string {
  const { x, y, w, h, warp = still } = box;
  const set = bestLine(text, box);
  const scaleX = w / (set.right - set.left);
  const scaleY = h / set.cap;
  const place = (px: number, py: number): string => {
    const u = ((px - set.left) * scaleX) / w;
    const v = 1 - (py * scaleY) / h;
    const [dx, dy] = warp(u, v);
    return `${fixed(x + u * w + dx)} ${fixed(y + v * h + dy)}`;
  };
  return set.glyphs.map(({ glyph, at }) => outlineOf(glyph, at, place)).join('');
}

/** Straight edges are cut into five so that they bend with the rest. */
function outlineOf(glyph: FontGlyph, at: number, place: (x: number, y: number) => string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const straight = (toX: number, toY: number): string => {
    const d = times(5, (index) => {
      const t = (index + 1) / 5;
      return `L${place(at + x + (toX - x) * t, y + (toY - y) * t)}`;
    });
    [x, y] = [toX, toY];
    return d;
  };
  const points = (args: number[]): string => {
    const pairs = times(args.length / 2, (index) => {
      const [px = 0, py = 0] = args.slice(index * 2, index * 2 + 2);
      [x, y] = [px, py];
      return `${index > 0 ? ' ' : ''}${place(at + px, py)}`;
    });
    return pairs;
  };
  const draw = ({ command, args }: PathCommand): string => {
    if (command === 'lineTo') return straight(args[0] ?? 0, args[1] ?? 0);
    if (command === 'quadraticCurveTo') return `Q${points(args)}`;
    if (command === 'bezierCurveTo') return `C${points(args)}`;
    if (command === 'moveTo') {
      const d = `M${points(args)}`;
      [startX, startY] = [x, y];
      return d;
    }
    return x === startX && y === startY ? 'Z' : `${straight(startX, startY)}Z`;
  };
  return glyph.path.commands.map(draw).join('');
}

export type LetterOptions = Box & {
  fill?: Ink;
  outline?: Ink;
  outlineWidth?: number;
  /** A block of this ink behind the letters, as deep as `blockDepth` steps of (blockX, blockY). */
  block?: Ink;
  blockDepth?: number;
  blockX?: number;
  blockY?: number;
};

/** Poster lettering: block, outline, face. Always capitals. */
export function letter(text: string, options: LetterOptions): string {
  const { fill = palette.paper, block, blockDepth = 6, blockX = 1, blockY = 1 } = options;
  const { outline, outlineWidth = 5 } = options;
  const d = textPath(text.toUpperCase(), options);
  const edge = `stroke-width="${outlineWidth}" stroke-linejoin="round"`;
  const blockOf = (ink: Ink): string => {
    const id = idOf(d + ink);
    const copies = times(blockDepth, (index) => {
      const step = blockDepth - index;
      return `<use href="#${id}" x="${fixed(blockX * step)}" y="${fixed(blockY * step)}"/>`;
    });
    const stroke = outline ? `stroke="${ink}" ${edge}` : '';
    return `<path id="${id}" d="${d}" ${stroke} fill="${ink}"/><g fill="${ink}">${copies}</g>`;
  };
  return (
    (block ? blockOf(block) : '') +
    (outline ? path(d, outline, `stroke="${outline}" ${edge}`) : '') +
    path(d, fill)
  );
}
