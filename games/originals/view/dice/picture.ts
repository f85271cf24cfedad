import { easeOut } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import { h, s } from '@arara/game-kit/view';
import { fine, flat, inked, lettered, moveTo, paintIn } from '../common/screen.ts';
import type { Screen } from '../common/screen.ts';
import type { Times } from '../common/paces.ts';

/** The picture's units. */
export const box = [420, 304] as const;

const from = 34;
const to = 386;
const railY = 184;
const rollMost = 10_000;
const xOf = (roll: number): number => from + ((to - from) * roll) / rollMost;
const rideMs = 760;

/** The line from 0 to 100 with its two parts, the tram on it, and the board that shows where it stopped. */
export interface DicePicture {
  /** The slider over the line, as the hand moves the target. */
  readonly slider: HTMLInputElement;
  aim(side: string, target: number, words: string): void;
  /** The tram leaves for a new round; the old result goes. */
  leave(): void;
  ride(roll: number, times: Times, clock: StageClock, tick: (part: number) => void): Promise<void>;
  /** The board over the tram. */
  post(roll: number, text: string, won: boolean): void;
  rest(): void;
}

export function createDicePicture(
  screen: Screen,
  target: { least: number; most: number },
): DicePicture {
  const { svg, over } = screen;
  const lost = flat('rect', 'urucum', { x: from, y: railY - 5, width: to - from, height: 12 });
  const won = flat('rect', 'folha', { x: from, y: railY - 5, width: 0, height: 12 });
  const tram = drawTram();
  const board = s('g', { class: 'board' });
  const plate = inked('rect', 'papel', { x: -54, y: -40, width: 108, height: 46, rx: 9 }, 4);
  const text = lettered('', 'tinta', { y: -7, 'font-size': 30 });
  board.append(inked('path', 'papel', { d: 'M-9 4L0 18L9 4' }, 4), plate, text);
  const mark = s('g', {});
  mark.append(
    inked('path', 'sol', { d: 'M0 -6L17 10V34H-17V10Z' }, 3.5),
    flat('path', 'tinta', { d: 'M-4 16V28L-11 22ZM4 16V28L11 22Z' }),
  );
  svg.append(
    ...drawScene(),
    inked('rect', 'tinta', { x: from - 5, y: railY - 9, width: to - from + 10, height: 20, rx: 6 }),
    lost,
    won,
    ...drawTicks(),
    mark,
    tram.node,
    board,
  );
  const slider = h('input', {
    type: 'range',
    class: 'line',
    'data-arrows': '',
    min: String(target.least),
    max: String(target.most),
    step: '100',
  });
  slider.style.setProperty('--x', String(xOf(target.least)));
  slider.style.setProperty('--w', String(xOf(target.most) - xOf(target.least)));
  slider.style.setProperty('--y', String(railY + 30));
  over.append(slider);

  let at = 0;
  function place(roll: number): void {
    at = roll;
    moveTo(tram.node, xOf(roll), railY - 8);
    tram.roll((xOf(roll) - from) * 3.2);
  }
  function hide(): void {
    board.setAttribute('visibility', 'hidden');
  }
  place(0);
  hide();

  return {
    slider,
    aim(side, value, words) {
      const edge = xOf(value);
      const isUnder = side === 'under';
      won.setAttribute('x', String(isUnder ? from : edge));
      won.setAttribute('width', String(isUnder ? edge - from : to - edge));
      moveTo(mark, edge, railY + 9);
      slider.value = String(value);
      slider.setAttribute('aria-valuetext', words);
    },
    leave: hide,
    async ride(roll, times, clock, tick) {
      const start = at;
      let passed = Math.floor(start / 1_000);
      const distance = Math.abs(roll - start) / rollMost;
      await clock.tween(times.of(rideMs * (0.45 + 0.55 * distance)), easeOut, (part) => {
        place(start + (roll - start) * part);
        const now = Math.floor(at / 1_000);
        if (now === passed || !times.moves) return;
        passed = now;
        tick(now);
      });
    },
    post(roll, words, isWon) {
      text.textContent = words;
      paintIn(plate, isWon ? 'folha' : 'papel');
      paintIn(text, isWon ? 'papel' : 'tinta');
      // It never leaves the picture on either side.
      const x = Math.min(box[0] - 62, Math.max(62, xOf(roll)));
      moveTo(board, x, railY - 84);
      board.removeAttribute('visibility');
      board.classList.remove('stamped');
      void (board as unknown as HTMLElement).getBoundingClientRect();
      board.classList.add('stamped');
    },
    rest: hide,
  };
}

/** Sky, a low sun, the hill of Santa Teresa and the two rows of white arches. */
function drawScene(): SVGElement[] {
  const [width, height] = box;
  const arch = (x: number, y: number, w: number, tall: number) =>
    `M${x} ${y + tall}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + tall}Z`;
  const row = (y: number, tall: number, count: number, gap: number) => {
    const step = width / count;
    return Array.from({ length: count }, (_, n) => arch(n * step + gap / 2, y, step - gap, tall));
  };
  return [
    flat('rect', 'sol', { width, height }),
    flat('circle', 'papel', { cx: 104, cy: 92, r: 54 }),
    ...Array.from({ length: 20 }, (_, n) =>
      flat('path', 'papel', {
        d: 'M-3 -62L0 -76L3 -62Z',
        transform: `translate(104 92) rotate(${n * 18})`,
      }),
    ),
    inked('path', 'laranja', { d: 'M-8 194C60 146 120 176 190 150S330 114 430 164V316H-8Z' }, 4),
    ...[
      [246, 130, 'papel'],
      [272, 122, 'rosa'],
      [298, 118, 'papel'],
      [326, 120, 'ceu'],
      [352, 126, 'papel'],
    ].flatMap(([x, y, ink]) => [
      inked('rect', ink as 'papel', { x: x as number, y: y as number, width: 22, height: 30 }, 2.5),
      flat('rect', 'tinta', { x: (x as number) + 7, y: (y as number) + 9, width: 8, height: 10 }),
    ]),
    inked('rect', 'papel', { x: -6, y: railY + 10, width: width + 12, height: 130 }, 4),
    flat('path', 'petroleo', { d: row(railY + 76, 60, 10, 16).join('') }),
    s('path', {
      d: row(railY + 76, 60, 10, 16).join(''),
      fill: 'none',
      stroke: '#11163f',
      'stroke-width': 3,
    }),
    flat('rect', 'tinta', { x: -6, y: railY + 66, width: width + 12, height: 4 }),
  ];
}

/** 0, 25, 50, 75 and 100, on the wall below the line. */
function drawTicks(): SVGElement[] {
  return [0, 25, 50, 75, 100].map((value) =>
    lettered(String(value), 'tinta', { x: xOf(value * 100), y: railY + 60, 'font-size': 16 }),
  );
}

/** The yellow tram, which stands over its place on the line. */
function drawTram() {
  const wheels = [-18, 18].map((x) => {
    const wheel = s('g', {});
    wheel.append(
      inked('circle', 'papel', { r: 7.5 }, 3.5),
      flat('rect', 'tinta', { x: -1.5, y: -7, width: 3, height: 14 }),
    );
    return { x, wheel };
  });
  const node = s('g', { class: 'tram' });
  node.append(
    inked('path', 'tinta', { d: 'M0 -58L10 -46M-10 -46L0 -58' }, 3),
    inked('path', 'barro', { d: 'M-40 -46H40L34 -36H-34Z' }, 3.5),
    inked('rect', 'sol', { x: -34, y: -36, width: 68, height: 30, rx: 5 }, 3.5),
    ...[-26, -9, 8].map((x) =>
      inked('rect', 'ceu', { x, y: -31, width: 17, height: 13, rx: 2 }, 2.5),
    ),
    flat('rect', 'barro', { x: -34, y: -14, width: 68, height: 4 }),
    ...wheels.map(({ wheel }) => wheel),
  );
  return {
    node,
    roll(degrees: number): void {
      for (const { x, wheel } of wheels) moveTo(wheel, x, -6, ` rotate(${fine(degrees)})`);
    },
  };
}
