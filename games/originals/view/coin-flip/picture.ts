import { easeIn, easeOut } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import type { Times } from '../common/paces.ts';
import { fine, flat, inked, lettered, moveTo, paintIn } from '../common/screen.ts';
import type { Screen } from '../common/screen.ts';
import { drawFace, sides } from './faces.ts';
import type { Side } from './faces.ts';

/** The picture's units. */
export const box = [420, 316] as const;

const home = [210, 128] as const;
const apex = 54;
const halfTurns = 7;
const riseMs = 420;
const fallMs = 460;
const rowY = 276;
/** So many of the calls of the longest streak are seen at a time. */
const placesShown = 7;

/** The coin over the promenade, and the row of the calls that came true. */
export interface CoinPicture {
  /** So many calls came true, with these sides; the next one is worth so much. */
  row(shown: readonly Side[], missed: Side | null): void;
  /** The coin leaves the hand: a call is on its way. */
  lift(on: boolean): void;
  /** Turns in the air and lands on a side. */
  toss(side: Side, times: Times, clock: StageClock, turn: (n: number) => void): Promise<void>;
  show(side: Side): void;
}

export function createCoinPicture({ svg }: Screen, worths: readonly string[]): CoinPicture {
  const faces = new Map(sides.map((side) => [side, drawFace(side)]));
  const coin = s('g', {}, ...faces.values());
  const shade = flat('ellipse', 'tinta', { cx: home[0], cy: 226, rx: 62, ry: 9, opacity: 0.35 });
  const steps = drawRow(worths);
  svg.append(...drawScene(), shade, ...steps.nodes, coin);
  let up: Side = 'heads';

  function face(side: Side): void {
    for (const [own, node] of faces)
      node.setAttribute('visibility', own === side ? 'inherit' : 'hidden');
  }
  /** Puts the coin up in the air and turns it so far; 0 lies flat before the eye. */
  function place(height: number, turn: number, side: Side): void {
    const flatness = Math.cos(turn * Math.PI);
    moveTo(
      coin,
      home[0],
      home[1] - height,
      ` scale(1 ${fine(Math.max(0.04, Math.abs(flatness)))})`,
    );
    face(side);
    shade.setAttribute('rx', String(fine(62 - height * 0.5)));
  }
  function show(side: Side): void {
    up = side;
    place(0, 0, side);
  }
  show('heads');

  return {
    row: steps.write,
    show,
    lift: (on) => place(on ? 14 : 0, 0, up),
    async toss(side, times, clock, turn) {
      const from = up;
      const turns = side === from ? halfTurns + 1 : halfTurns;
      const other: Side = from === 'heads' ? 'tails' : 'heads';
      let passed = 0;
      const at = (height: number, through: number): void => {
        const turned = through * turns;
        const half = Math.round(turned);
        place(height, turned, half % 2 === 0 ? from : other);
        if (half === passed || !times.moves) return;
        passed = half;
        turn(half);
      };
      await clock.tween(times.of(riseMs), easeOut, (part) => at(apex * part, part * 0.5));
      await clock.tween(times.of(fallMs), easeIn, (part) =>
        at(apex * (1 - part), 0.5 + part * 0.5),
      );
      show(side);
    },
  };
}

/** Places for the calls around the one of now, each with what it is worth. */
function drawRow(worths: readonly string[]) {
  const gap = (box[0] - 20) / placesShown;
  const places = Array.from({ length: placesShown }, (_, at) => {
    const node = s('g', {});
    moveTo(node, 10 + gap * (at + 0.5), rowY);
    const badge = s('g', { transform: 'scale(0.215)' });
    const plate = inked('circle', 'papel', { r: 17 }, 2.5);
    const text = lettered('', 'papel', { y: 32, 'font-size': 14 });
    node.append(plate, badge, text);
    return { node, badge, plate, text };
  });
  return {
    nodes: places.map(({ node }) => node),
    write(shown: readonly Side[], missed: Side | null): void {
      const now = shown.length;
      const from = Math.max(0, Math.min(worths.length - placesShown, now - 3));
      places.forEach(({ badge, plate, text }, place) => {
        const at = from + place;
        const side = shown[at] ?? (at === now ? missed : null);
        badge.replaceChildren(...(side === null ? [] : [drawFace(side)]));
        badge.setAttribute('opacity', at === now ? '0.4' : '1');
        paintIn(plate, at === now && missed === null ? 'sol' : 'papel');
        plate.setAttribute('opacity', at > now ? '0.3' : '1');
        paintIn(text, at === now ? 'sol' : 'papel');
        text.setAttribute('opacity', at > now ? '0.65' : '1');
        text.textContent = worths[at] ?? '';
      });
    },
  };
}

/** Sea, a sugarloaf, and the black and white waves of the pavement. */
function drawScene(): SVGElement[] {
  const [width, height] = box;
  const wave = (y: number): string =>
    `M-10 ${y}${Array.from({ length: 8 }, (_, n) => `Q${n * 56 + 18} ${y - 15} ${n * 56 + 46} ${y}`).join('')}V${y + 11}${Array.from({ length: 8 }, (_, n) => `Q${(7 - n) * 56 + 18} ${y - 4} ${(7 - n) * 56 - 10} ${y + 11}`).join('')}Z`;
  return [
    flat('rect', 'menta', { width, height }),
    flat('circle', 'papel', { cx: 330, cy: 66, r: 40 }),
    inked(
      'path',
      'folha',
      { d: 'M-8 196C20 190 34 96 74 92S112 170 138 184S180 168 210 184H-8Z' },
      4,
    ),
    inked('path', 'mata', { d: 'M290 196C316 150 352 150 372 168S402 176 430 170V204H290Z' }, 4),
    inked('rect', 'azul', { x: -8, y: 182, width: width + 16, height: 26 }, 4),
    flat('rect', 'papel', { y: 204, width, height: 54 }),
    flat('rect', 'tinta', { y: 204, width, height: 4 }),
    ...[218, 240].map((y) => flat('path', 'tinta', { d: wave(y) })),
    flat('rect', 'tinta', { y: 256, width, height: height - 256 }),
  ];
}
