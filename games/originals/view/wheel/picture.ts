import { cssColour } from '@arara/game-kit/stage';
import type { Ease, Pigment, StageClock } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import type { Times } from '../common/paces.ts';
import { fine, flat, inked, lettered, moveTo, paintIn } from '../common/screen.ts';
import type { Screen } from '../common/screen.ts';

/** The picture's units. */
export const box = [420, 346] as const;

const centre = [210, 186] as const;
const radius = 146;
const hub = 62;
const turnMs = 2_600;
const turns = 4;
/** Starts at once and comes to rest by its weight. */
const weigh: Ease = (t) => 1 - (1 - t) ** 4;

/** The wheel under its pointer, and the board in its hub. */
export interface WheelPicture {
  lay(inks: readonly Pigment[]): void;
  turn(segment: number, times: Times, clock: StageClock, tick: () => void): Promise<void>;
  end(text: string, ink: Pigment): void;
  rest(): void;
}

export function createWheelPicture({ svg }: Screen): WheelPicture {
  const wheel = s('g', {});
  const pointer = inked('path', 'sol', { d: 'M-17 -26H17L8 -6L0 14L-8 -6Z' }, 4);
  const disc = inked('circle', 'papel', { r: hub }, 5);
  const text = lettered('', 'tinta', { y: 13, 'font-size': 36 });
  const middle = s('g', {});
  middle.append(disc, text);
  moveTo(middle, ...centre);
  svg.append(...drawScene(), wheel, middle, pointer);
  let count = 30;
  let angle = 0;

  function place(degrees: number): void {
    angle = degrees;
    moveTo(wheel, ...centre, ` rotate(${fine(degrees)})`);
  }
  function point(lean: number): void {
    moveTo(pointer, centre[0], centre[1] - radius - 4, ` rotate(${fine(lean)})`);
  }
  function rest(): void {
    text.textContent = '';
    paintIn(disc, 'papel');
    point(0);
  }

  return {
    rest,
    lay(inks) {
      count = inks.length;
      wheel.replaceChildren(
        inked('circle', 'tinta', { r: radius + 7 }, 3),
        ...inks.map((ink, at) => segment(at, count, ink)),
        ...inks.map((_, at) => peg(at, count)),
      );
      place(-180 / count);
      rest();
    },
    async turn(at, times, clock, tick) {
      const step = 360 / count;
      const start = ((angle % 360) + 360) % 360;
      const goal = (((-(at + 0.5) * step) % 360) + 360) % 360;
      const whole = 360 * turns + ((((goal - start) % 360) + 360) % 360);
      let passed = 0;
      await clock.tween(times.of(turnMs), weigh, (part) => {
        place(start + whole * part);
        const now = Math.floor((whole * part) / step);
        if (!times.moves || now === passed) return point(0);
        passed = now;
        point(part < 0.97 ? -14 : -6);
        tick();
      });
      place(goal);
      point(0);
    },
    end(words, ink) {
      text.textContent = words;
      text.setAttribute('font-size', String(Math.min(36, 190 / Math.max(1, words.length))));
      paintIn(disc, ink);
    },
  };
}

const around = (degrees: number, r: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${fine(r * Math.cos(turn))} ${fine(r * Math.sin(turn))}`;
};

function segment(at: number, count: number, ink: Pigment): SVGElement {
  const step = 360 / count;
  const [from, to] = [at * step, (at + 1) * step];
  const d = `M0 0L${around(from, radius)}A${radius} ${radius} 0 0 1 ${around(to, radius)}Z`;
  return s('path', {
    d,
    fill: cssColour(ink),
    stroke: '#11163f',
    'stroke-width': count > 30 ? 1.5 : 2.5,
  });
}

function peg(at: number, count: number): SVGElement {
  const [cx = '0', cy = '0'] = around((at * 360) / count, radius + 3).split(' ');
  return flat('circle', 'papel', { cx, cy, r: count > 30 ? 1.8 : 2.6 });
}

/** The night of a fair: strings of lamps and a stand. */
function drawScene(): SVGElement[] {
  const [width, height] = box;
  const lamps = (y: number, sag: number) =>
    Array.from({ length: 11 }, (_, n) => {
      const t = (n + 0.5) / 11;
      return flat('circle', n % 3 === 0 ? 'urucum' : n % 3 === 1 ? 'sol' : 'papel', {
        cx: t * width,
        cy: y + sag * 4 * t * (1 - t),
        r: 5,
      });
    });
  return [
    flat('rect', 'jenipapo', { width, height }),
    s('path', { d: 'M0 14Q210 74 420 14', fill: 'none', stroke: '#11163f', 'stroke-width': 2.5 }),
    ...lamps(14, 30),
    inked('path', 'barro', { d: 'M178 346L204 196H216L242 346Z' }, 4),
    inked('rect', 'sol', { x: 120, y: 330, width: 180, height: 24 }, 4),
  ];
}
