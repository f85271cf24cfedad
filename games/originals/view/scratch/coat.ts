import { h } from '@arara/game-kit/view';
import { cssColour } from '@arara/game-kit/stage';
import { areas, box } from './layout.ts';
import type { Point } from './layout.ts';
import { createMask } from './mask.ts';
import { roughly } from './rough.ts';
import { drawSilver } from './silver.ts';
import type { ScratchTheme } from './theme.ts';

/** Half the width of what a finger takes away, in the card's units. */
const radius = 14;
const brushes = 4;
const pixelsMax = 2;
/** The layer beside a stroke is torn up and darker. */
const burr = 1.17;

/** The silver over the nine fields. */
export interface Coat {
  readonly canvas: HTMLCanvasElement;
  /** So many CSS pixels are one unit; what was scratched stays so. */
  resize(unit: number): void;
  cover(): void;
  /** Takes the layer along a stroke; answers with the fields of which something went. */
  rub(from: Point, to: Point): readonly number[];
  share(field: number): number;
  /** Takes away so much of what is left of a field; 1 takes all of it. */
  fade(field: number, part: number): void;
}

export function createCoat(theme: ScratchTheme): Coat {
  const canvas = h('canvas', { class: 'scratch-coat', 'aria-hidden': 'true' });
  const whole = h('canvas');
  const [ink, wholeInk] = [canvas.getContext('2d'), whole.getContext('2d')];
  const masks = areas.map(createMask);
  const bare = new Set<number>();
  let [scale, stamped] = [0, 0];
  let blots: readonly HTMLCanvasElement[] = [];

  /** The context in the card's units, cutting or darkening. */
  function onCard(how: GlobalCompositeOperation): CanvasRenderingContext2D | null {
    if (ink === null || scale === 0) return null;
    ink.setTransform(scale, 0, 0, scale, 0, 0);
    ink.globalCompositeOperation = how;
    ink.globalAlpha = 1;
    return ink;
  }

  function stamp(how: GlobalCompositeOperation, points: readonly Point[], size: number): void {
    const on = onCard(how);
    if (on === null) return;
    if (how === 'source-atop') on.globalAlpha = 0.2;
    points.forEach(([x, y], at) => {
      const blot = blots[(stamped + at) % brushes];
      if (blot === undefined) return;
      const turn = (stamped + at) * 1.9;
      const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
      on.setTransform(cos, sin, -sin, cos, x * scale, y * scale);
      on.drawImage(blot, -size, -size, 2 * size, 2 * size);
    });
  }

  function cut(points: readonly Point[]): void {
    stamp('source-atop', points, radius * burr);
    stamp('destination-out', points, radius);
    stamped += points.length;
  }

  function lay(): void {
    const on = onCard('copy');
    if (on === null) return;
    on.setTransform(1, 0, 0, 1, 0, 0);
    on.drawImage(whole, 0, 0);
  }

  function fade(field: number, part: number): void {
    const [on, area] = [onCard('destination-out'), areas[field]];
    if (area === undefined) return;
    if (part >= 1) bare.add(field);
    if (on === null) return;
    const room = 4;
    if (part >= 1)
      return on.clearRect(area.x - room, area.y - room, area.w + 2 * room, area.h + 2 * room);
    on.globalAlpha = part;
    on.fillRect(area.x - room, area.y - room, area.w + 2 * room, area.h + 2 * room);
  }

  return {
    canvas,
    resize(unit) {
      const wanted = unit * Math.min(pixelsMax, devicePixelRatio);
      if (wanted === scale) return;
      scale = wanted;
      for (const each of [canvas, whole]) {
        each.width = Math.ceil(box[0] * scale);
        each.height = Math.ceil(box[1] * scale);
      }
      blots = drawBlots(scale);
      wholeInk?.setTransform(scale, 0, 0, scale, 0, 0);
      if (wholeInk !== null) drawSilver(wholeInk, theme);
      lay();
      masks.forEach((mask) => cut(mask.gone()));
      for (const field of bare) fade(field, 1);
    },
    cover() {
      bare.clear();
      for (const mask of masks) mask.cover();
      lay();
    },
    rub(from, to) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const count = Math.max(1, Math.ceil(length / (radius * 0.4)));
      const points = Array.from({ length: count }, (_, at): Point => {
        const share = (at + 1) / count;
        return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      });
      cut(points);
      return masks.flatMap((mask, field) => {
        const took = points.filter(([x, y]) => mask.rub(x, y, radius)).length;
        return took > 0 && !bare.has(field) ? [field] : [];
      });
    },
    share: (field) => masks[field]?.share() ?? 0,
    fade,
  };
}

/** Blots with a torn edge and the marks of a nail, drawn once: a stroke stamps them. */
function drawBlots(scale: number): HTMLCanvasElement[] {
  const edge = Math.max(4, Math.ceil(2 * radius * scale));
  return Array.from({ length: brushes }, (_, at) => {
    const blot = h('canvas', { width: String(edge), height: String(edge) });
    const ink = blot.getContext('2d');
    if (ink === null) return blot;
    const next = roughly(31 + at * 17);
    ink.scale(edge / 2, edge / 2);
    ink.translate(1, 1);
    ink.fillStyle = cssColour('tinta');
    ink.beginPath();
    const corners = 22;
    for (let n = 0; n < corners; n += 1) {
      const [angle, reach] = [(n / corners) * 2 * Math.PI, 0.74 + next() * 0.26];
      ink.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    }
    ink.fill();
    ink.globalCompositeOperation = 'destination-out';
    for (let n = 0; n < 5; n += 1) {
      ink.globalAlpha = 0.35 + next() * 0.4;
      const [angle, reach] = [next() * 2 * Math.PI, 0.55 + next() * 0.4];
      ink.beginPath();
      ink.arc(Math.cos(angle) * reach, Math.sin(angle) * reach, 0.04 + next() * 0.09, 0, 7);
      ink.fill();
    }
    return blot;
  });
}
