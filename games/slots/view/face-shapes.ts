import type { TitleBody } from '../src/index.ts';

type Pen = CanvasRenderingContext2D;

/** Draws the outline of the paper under a symbol into a box of w by h. */
export function traceFace(pen: Pen, face: TitleBody['face'], w: number, h: number): void {
  pen.beginPath();
  shapes[face](pen, w, h);
  pen.closePath();
}

/** Share of the box's shorter side that a figure takes. */
export const figureShare: Readonly<Record<TitleBody['face'], number>> = {
  print: 1,
  arch: 0.88,
  burst: 0.94,
  medallion: 0.86,
  flag: 0.9,
  pebble: 0.88,
  hexagon: 0.88,
  crate: 0.86,
  drum: 0.84,
  leaf: 0.84,
  tile: 0.9,
  page: 0.88,
  plate: 0.86,
  lace: 0.9,
  cell: 0.88,
  petals: 0.8,
  scallop: 0.88,
  bark: 0.88,
  azulejo: 0.88,
  shell: 0.84,
  foam: 0.92,
  ticket: 0.92,
};

/** One arc of a lace: round (x, y), half of it `dx` or `dy` wide, outwards by `side`. */
function bow(pen: Pen, x: number, y: number, dx: number, dy: number, side: 1 | -1): void {
  const out = 0.062;
  const box = Math.abs(dx) > 0 ? [0, side] : [side, 0];
  const reach = Math.max(Math.abs(dx), Math.abs(dy)) * (out * 12);
  pen.quadraticCurveTo(x + (box[0] ?? 0) * reach, y + (box[1] ?? 0) * reach, x + dx, y + dy);
}

const shapes: Readonly<Record<TitleBody['face'], (pen: Pen, w: number, h: number) => void>> = {
  print(pen, w, h) {
    const gap = w * 0.0125;
    pen.rect(gap, gap, w - 2 * gap, h - 2 * gap);
  },
  /** The door of a small altar. */
  arch(pen, w, h) {
    const [m, top] = [w * 0.055, h * 0.03];
    const rise = Math.min(w * 0.52, h * 0.4);
    pen.moveTo(m, h - top);
    pen.lineTo(m, top + rise);
    pen.bezierCurveTo(m, top + rise * 0.3, w * 0.3, top, w / 2, top);
    pen.bezierCurveTo(w * 0.7, top, w - m, top + rise * 0.3, w - m, top + rise);
    pen.lineTo(w - m, h - top);
  },
  /** A star cut with scissors. */
  burst(pen, w, h) {
    const points = 40;
    for (let n = 0; n < points; n += 1) {
      const [reach, angle] = [n % 2 === 0 ? 0.485 : 0.42, (n / points) * 2 * Math.PI];
      const [x, y] = [
        w * (0.5 + reach * Math.cos(angle)),
        h * (0.5 + reach * 0.99 * Math.sin(angle)),
      ];
      if (n === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
  },
  medallion(pen, w, h) {
    const r = Math.min(w, h) * 0.46;
    pen.ellipse(w / 2, h / 2, r, Math.min(h * 0.465, r * 1.5), 0, 0, 2 * Math.PI);
  },
  /** A small flag of June: a swallow's tail below, its string above. */
  flag(pen, w, h) {
    const [m, top, low] = [w * 0.05, h * 0.03, h * 0.975];
    pen.moveTo(m, top);
    pen.lineTo(w - m, top);
    pen.lineTo(w - m, low);
    pen.lineTo(w / 2, low - h * 0.1);
    pen.lineTo(m, low);
  },
  pebble(pen, w, h) {
    const [m, n] = [w * 0.04, h * 0.04];
    pen.moveTo(m, h * 0.52);
    pen.bezierCurveTo(m, n * 2, w * 0.2, n, w * 0.5, n);
    pen.bezierCurveTo(w * 0.86, n, w - m, h * 0.16, w - m, h * 0.5);
    pen.bezierCurveTo(w - m, h * 0.88, w * 0.82, h - n, w * 0.48, h - n);
    pen.bezierCurveTo(w * 0.16, h - n, m, h * 0.9, m, h * 0.52);
  },
  /** A scale of the snake. */
  hexagon(pen, w, h) {
    const [m, n, cut] = [w * 0.03, h * 0.02, h * 0.17];
    pen.moveTo(w / 2, n);
    pen.lineTo(w - m, n + cut);
    pen.lineTo(w - m, h - n - cut);
    pen.lineTo(w / 2, h - n);
    pen.lineTo(m, h - n - cut);
    pen.lineTo(m, n + cut);
  },
  crate(pen, w, h) {
    const [m, n, r] = [w * 0.035, h * 0.035, w * 0.1];
    pen.roundRect(m, n, w - 2 * m, h - 2 * n, [r, r, r * 0.25, r]);
  },
  /** A skin over its hoop, tied at twelve places. */
  drum(pen, w, h) {
    const ties = 12;
    for (let n = 0; n <= ties * 2; n += 1) {
      const [reach, angle] = [n % 2 === 0 ? 0.485 : 0.455, (n / (ties * 2)) * 2 * Math.PI];
      const [x, y] = [w * (0.5 + reach * Math.cos(angle)), h * (0.5 + reach * Math.sin(angle))];
      const back = ((n - 0.5) / (ties * 2)) * 2 * Math.PI;
      const [cx, cy] = [w * (0.5 + 0.487 * Math.cos(back)), h * (0.5 + 0.487 * Math.sin(back))];
      if (n === 0) pen.moveTo(x, y);
      else pen.quadraticCurveTo(cx, cy, x, y);
    }
  },
  /** A leaf of the water: round on two corners, pointed on the others. */
  leaf(pen, w, h) {
    const m = w * 0.035;
    const round = Math.min(w, h) * 0.42;
    pen.roundRect(m, m, w - 2 * m, h - 2 * m, [round, w * 0.04, round, w * 0.04]);
  },
  /** A page with its corner turned down. */
  page(pen, w, h) {
    const [m, fold] = [w * 0.04, w * 0.2];
    pen.moveTo(m, m);
    pen.lineTo(w - m - fold, m);
    pen.quadraticCurveTo(w - m - fold * 0.7, m + fold * 0.7, w - m, m + fold);
    pen.lineTo(w - m, h - m);
    pen.quadraticCurveTo(w / 2, h - m * 2.6, m, h - m);
  },
  /** A plate of a naturalist, its corners cut in. */
  plate(pen, w, h) {
    const [m, cut] = [w * 0.04, w * 0.13];
    pen.moveTo(m + cut, m);
    pen.lineTo(w - m - cut, m);
    pen.quadraticCurveTo(w - m - cut, m + cut, w - m, m + cut);
    pen.lineTo(w - m, h - m - cut);
    pen.quadraticCurveTo(w - m - cut, h - m - cut, w - m - cut, h - m);
    pen.lineTo(m + cut, h - m);
    pen.quadraticCurveTo(m + cut, h - m - cut, m, h - m - cut);
    pen.lineTo(m, m + cut);
    pen.quadraticCurveTo(m + cut, m + cut, m + cut, m);
  },
  /** A lace of paper under a sweet, its edge in small arcs. */
  lace(pen, w, h) {
    const [m, arcs] = [w * 0.055, 6];
    const [across, down] = [(w - 2 * m) / arcs, (h - 2 * m) / arcs];
    const [dx, dy] = [across / 2, down / 2];
    pen.moveTo(m, m);
    for (let n = 0; n < arcs; n += 1) bow(pen, m + dx * (2 * n + 1), m, dx, 0, -1);
    for (let n = 0; n < arcs; n += 1) bow(pen, w - m, m + dy * (2 * n + 1), 0, dy, 1);
    for (let n = arcs; n > 0; n -= 1) bow(pen, m + dx * (2 * n - 1), h - m, -dx, 0, 1);
    for (let n = arcs; n > 0; n -= 1) bow(pen, m, m + dy * (2 * n - 1), 0, -dy, -1);
  },
  /** A cell of a honeycomb, its points to the sides. */
  cell(pen, w, h) {
    const [m, n, cut] = [w * 0.015, h * 0.035, w * 0.15];
    pen.moveTo(m + cut, n);
    pen.lineTo(w - m - cut, n);
    pen.lineTo(w - m, h / 2);
    pen.lineTo(w - m - cut, h - n);
    pen.lineTo(m + cut, h - n);
    pen.lineTo(m, h / 2);
  },
  /** A flower of ten petals. */
  petals(pen, w, h) {
    const [count, high] = [10, Math.min(h, w * 1.34)];
    const at = (reach: number, step: number): readonly [number, number] => {
      const angle = (step / count) * 2 * Math.PI - Math.PI / 2;
      return [w * (0.5 + reach * Math.cos(angle)), h / 2 + high * reach * Math.sin(angle)];
    };
    pen.moveTo(...at(0.43, -0.5));
    for (let n = 0; n < count; n += 1)
      pen.bezierCurveTo(...at(0.53, n - 0.42), ...at(0.53, n + 0.42), ...at(0.43, n + 0.5));
  },
  /** A shell: its fan above, round at the foot. */
  scallop(pen, w, h) {
    const [m, low, ribs] = [w * 0.035, h * 0.975, 5];
    const rib = (w - 2 * m) / ribs;
    const top = h * 0.03 + rib * 0.5;
    pen.moveTo(m, low - w * 0.2);
    pen.lineTo(m, top);
    for (let n = 0; n < ribs; n += 1)
      pen.arc(m + rib * (n + 0.5), top, rib * 0.5, Math.PI, 2 * Math.PI);
    pen.lineTo(w - m, low - w * 0.2);
    pen.quadraticCurveTo(w - m, low, w * 0.72, low);
    pen.lineTo(w * 0.28, low);
    pen.quadraticCurveTo(m, low, m, low - w * 0.2);
  },
  /** A piece of bark, its sides split along the grain. */
  bark(pen, w, h) {
    const [m, n, deep, splits] = [w * 0.03, h * 0.025, w * 0.045, 5];
    const step = (h - 2 * n) / splits;
    pen.moveTo(m + deep, n);
    pen.lineTo(w - m - deep * 0.4, n);
    for (let split = 0; split < splits; split += 1) {
      pen.lineTo(w - m, n + step * (split + 0.7));
      pen.lineTo(w - m - deep, n + step * (split + 1));
    }
    pen.lineTo(m + deep * 0.4, h - n);
    for (let split = splits - 1; split >= 0; split -= 1) {
      pen.lineTo(m, n + step * (split + 0.3));
      pen.lineTo(m + deep, n + step * split);
    }
  },
  /** A glazed tile, its corners cut off. */
  azulejo(pen, w, h) {
    const [m, cut] = [w * 0.03, Math.min(w, h) * 0.16];
    pen.moveTo(m + cut, m);
    pen.lineTo(w - m - cut, m);
    pen.lineTo(w - m, m + cut);
    pen.lineTo(w - m, h - m - cut);
    pen.lineTo(w - m - cut, h - m);
    pen.lineTo(m + cut, h - m);
    pen.lineTo(m, h - m - cut);
    pen.lineTo(m, m + cut);
  },
  /** A scallop: its ribs make the rim of a fan, its hinge stands below. */
  shell(pen, w, h) {
    const [ribs, x, y] = [7, w / 2, h * 0.47];
    const at = (n: number, reach: number): readonly [number, number] => {
      const angle = Math.PI * (1 + n / ribs);
      return [x + w * 0.455 * reach * Math.cos(angle), y + h * 0.42 * reach * Math.sin(angle)];
    };
    pen.moveTo(...at(0, 1));
    for (let n = 1; n <= ribs; n += 1) pen.quadraticCurveTo(...at(n - 0.5, 1.13), ...at(n, 1));
    pen.bezierCurveTo(w * 0.955, h * 0.74, w * 0.88, h * 0.9, w * 0.68, h * 0.95);
    pen.lineTo(w * 0.66, h * 0.985);
    pen.lineTo(w * 0.34, h * 0.985);
    pen.lineTo(w * 0.32, h * 0.95);
    pen.bezierCurveTo(w * 0.12, h * 0.9, w * 0.045, h * 0.74, ...at(0, 1));
  },
  /** Water that runs: its upper and its lower edge are waves. */
  foam(pen, w, h) {
    const [m, crests] = [w * 0.04, 3];
    const [step, rise] = [(w - 2 * m) / crests, Math.min(h * 0.07, w * 0.06)];
    pen.moveTo(m, m + rise);
    for (let n = 0; n < crests; n += 1) {
      const x = m + n * step;
      pen.quadraticCurveTo(x + step / 2, m - rise, x + step, m + rise);
    }
    pen.lineTo(w - m, h - m - rise);
    for (let n = crests; n > 0; n -= 1) {
      const x = m + n * step;
      pen.quadraticCurveTo(x - step / 2, h - m + rise, x - step, h - m - rise);
    }
  },
  /** A ticket of cardboard, punched at both sides. */
  ticket(pen, w, h) {
    const [m, r] = [w * 0.035, w * 0.06];
    const punch = Math.min(w * 0.07, h * 0.1);
    pen.moveTo(m + r, m);
    pen.lineTo(w - m - r, m);
    pen.quadraticCurveTo(w - m - r, m + r, w - m, m + r);
    pen.lineTo(w - m, h / 2 - punch);
    pen.arc(w - m, h / 2, punch, -Math.PI / 2, Math.PI / 2, true);
    pen.lineTo(w - m, h - m - r);
    pen.quadraticCurveTo(w - m - r, h - m - r, w - m - r, h - m);
    pen.lineTo(m + r, h - m);
    pen.quadraticCurveTo(m + r, h - m - r, m, h - m - r);
    pen.lineTo(m, h / 2 + punch);
    pen.arc(m, h / 2, punch, Math.PI / 2, -Math.PI / 2, true);
    pen.lineTo(m, m + r);
    pen.quadraticCurveTo(m + r, m + r, m + r, m);
  },
  /** The cover of a booklet, torn by hand at its foot. */
  tile(pen, w, h) {
    const [m, foot, waves] = [w * 0.04, h * 0.955, 7];
    pen.moveTo(m, m);
    pen.lineTo(w - m, m);
    for (let n = 0; n <= waves; n += 1) {
      const dip = n % 2 === 0 ? 0 : h * 0.022;
      pen.lineTo(w - m - ((w - 2 * m) * n) / waves, foot + dip);
    }
  },
};
