import { s } from '@arara/game-kit/view';
import { fine, flat, inked, lettered, moveTo, paintIn } from '../common/screen.ts';
import type { Screen } from '../common/screen.ts';
import { GROWTH } from '../../src/crash/flight.ts';
import { drawPlane } from './plane.ts';

/** The picture's units. */
export const box = [420, 304] as const;

const left = 20;
const ground = 272;
/** The plane stands here at most; the scales move instead. */
const far = 322;
const high = 78;
/** The first seconds and the first multiplier that fill the picture. */
const firstMs = 7_000;
const firstTimes = 0.6;
const points = 28;
const timesAt = (ms: number) => Math.exp((ms * GROWTH.numerator) / GROWTH.denominator);

/** The flight on its scales: any height is readable at any zoom. */
export interface CrashPicture {
  wait(text: string, part: number | null): void;
  fly(elapsedMs: number, text: string, moves: boolean): void;
  fall(text: string, moves: boolean): void;
  /** A chip with a name leaves the plane. */
  chip(name: string, moves: boolean): void;
}

export function createCrashPicture(
  { svg }: Screen,
  scaleText: (times: number) => string,
): CrashPicture {
  const grid = s('g', {});
  const area = flat('path', 'urucum', { opacity: 0.28 });
  const curve = s('path', {
    fill: 'none',
    stroke: '#fbf0d9',
    'stroke-width': 5,
    'stroke-linecap': 'round',
  });
  const { node: plane, propeller } = drawPlane();
  const board = lettered('', 'papel', { x: 190, y: 124, 'font-size': 66 });
  const note = lettered('', 'papel', { x: 190, y: 156, 'font-size': 17 });
  const bar = s('g', { transform: 'translate(90 176)' });
  const fill = flat('rect', 'sol', { width: 0, height: 10, rx: 5 });
  bar.append(inked('rect', 'tinta', { width: 200, height: 10, rx: 5 }, 2), fill);
  const chips = s('g', {});
  svg.append(...drawScene(), grid, area, curve, chips, plane, board, note, bar);

  let turn = 0;
  let at = { x: left, y: ground };

  function place(elapsedMs: number): void {
    const spanMs = Math.max(firstMs, elapsedMs);
    const span = Math.max(firstTimes, timesAt(elapsedMs) - 1);
    const xOf = (ms: number) => left + ((far - left) * ms) / spanMs;
    const yOf = (ms: number) => ground - ((ground - high) * (timesAt(ms) - 1)) / span;
    const path = Array.from({ length: points + 1 }, (_, n) => (elapsedMs * n) / points)
      .map((ms, n) => `${n === 0 ? 'M' : 'L'}${fine(xOf(ms))} ${fine(yOf(ms))}`)
      .join('');
    at = { x: xOf(elapsedMs), y: yOf(elapsedMs) };
    curve.setAttribute('d', path);
    area.setAttribute('d', `${path}L${fine(at.x)} ${ground}L${left} ${ground}Z`);
    drawGrid(grid, span, scaleText);
  }

  function stand(): void {
    curve.setAttribute('d', '');
    area.setAttribute('d', '');
    chips.replaceChildren();
    plane.removeAttribute('visibility');
    drawGrid(grid, firstTimes, scaleText);
    moveTo(plane, left + 44, ground - 34);
  }
  stand();

  return {
    wait(text, part) {
      stand();
      board.textContent = '';
      note.textContent = text;
      note.setAttribute('y', '164');
      bar.setAttribute('visibility', part === null ? 'hidden' : 'visible');
      fill.setAttribute('width', String(fine(200 * (part ?? 0))));
    },
    fly(elapsedMs, text, moves) {
      bar.setAttribute('visibility', 'hidden');
      note.textContent = '';
      paintIn(board, 'papel');
      board.textContent = text;
      place(elapsedMs);
      const sway = moves ? Math.sin(elapsedMs / 420) * 3 : 0;
      moveTo(plane, at.x + 8, at.y - 14 + sway, ` rotate(${fine(-12 + sway)})`);
      turn += 1;
      propeller.setAttribute('transform', moves && turn % 2 === 0 ? 'scale(1 0.3)' : '');
    },
    fall(text, moves) {
      bar.setAttribute('visibility', 'hidden');
      board.textContent = text;
      paintIn(board, 'urucum');
      note.textContent = '';
      plane.setAttribute('visibility', 'hidden');
      chips.replaceChildren();
      if (moves)
        svg.animate?.([{ translate: '0 -3px' }, { translate: '0 3px' }, { translate: '0' }], 180);
    },
    chip(name, moves) {
      if (!moves || chips.childElementCount > 8) return;
      const width = Math.max(54, name.length * 8 + 16);
      const chip = s('g', {});
      chip.append(
        inked('rect', 'folha', { x: -width / 2, y: -11, width, height: 22, rx: 7 }, 2),
        lettered(name, 'papel', { y: 5, 'font-size': 13 }),
      );
      const from = `${fine(at.x - 10)}px ${fine(at.y + 20)}px`;
      const to = `${fine(at.x - 40 - chips.childElementCount * 9)}px ${ground + 20}px`;
      chips.append(chip);
      chip.animate(
        [
          { translate: from, opacity: 1 },
          { translate: to, opacity: 0.9 },
        ],
        { duration: 1_400, easing: 'ease-in' },
      ).onfinish = () => chip.remove();
    },
  };
}

/** Lines at round multipliers, few enough to be read. */
function drawGrid(grid: SVGElement, span: number, scaleText: (times: number) => string): void {
  const step = stepOf(span);
  const lines: SVGElement[] = [];
  for (let times = step; times <= span * 1.1; times += step) {
    const y = ground - ((ground - high) * times) / span;
    if (y < 30) break;
    lines.push(
      s('path', {
        d: `M${left} ${fine(y)}H372`,
        stroke: '#fbf0d9',
        'stroke-width': 1.5,
        'stroke-dasharray': '3 7',
        opacity: 0.55,
      }),
      lettered(scaleText(1 + times), 'papel', { x: 395, y: fine(y) + 5, 'font-size': 14 }),
    );
  }
  grid.replaceChildren(...lines);
}

/** 1, 2 or 5 times a power of ten, so that three to six lines show. */
function stepOf(span: number): number {
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
}

/** Dusk over hills, a field to take off from. */
function drawScene(): SVGElement[] {
  const [width, height] = box;
  const cloud = (x: number, y: number, size: number) =>
    flat('path', 'rosa', {
      d: 'M-30 12a14 14 0 0 1 4 -27a20 20 0 0 1 37 -3a16 16 0 0 1 21 30Z',
      transform: `translate(${x} ${y}) scale(${size})`,
      opacity: 0.5,
    });
  return [
    flat('rect', 'noite', { width, height }),
    flat('circle', 'laranja', { cx: 92, cy: 236, r: 46, opacity: 0.9 }),
    cloud(70, 60, 1),
    cloud(250, 36, 0.7),
    cloud(330, 196, 0.8),
    flat('path', 'mata', { d: `M0 ${ground - 6}Q60 220 128 250T250 238T420 246V304H0Z` }),
    flat('rect', 'tinta', { y: ground, width, height: height - ground }),
    ...[30, 90, 150, 210, 270, 330, 390].map((x) =>
      flat('rect', 'sol', { x: x - 12, y: ground + 14, width: 24, height: 4, rx: 2 }),
    ),
  ];
}
