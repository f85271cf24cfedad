import { easeOut } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import type { Times } from '../common/paces.ts';
import { fine, flat, inked, lettered, moveTo, paintIn } from '../common/screen.ts';
import type { Screen } from '../common/screen.ts';

/** The picture's units. */
export const box = [420, 304] as const;

const low = 236;
const high = 44;
const powers = 4;
const kiteX = 292;
const climbMs = 900;
/** The height of a multiplier, on a scale of powers of ten. */
const yOf = (hundredths: number): number =>
  low - ((low - high) * Math.min(powers, Math.log10(Math.max(100, hundredths) / 100))) / powers;

/** The kite on its scale of heights, the target's line, and the board that counts. */
export interface LimboPicture {
  aim(target: number, text: string): void;
  leave(): void;
  climb(
    reach: number,
    times: Times,
    clock: StageClock,
    tell: (hundredths: number) => string,
  ): Promise<void>;
  end(text: string, won: boolean): void;
  rest(): void;
}

export function createLimboPicture(
  { svg }: Screen,
  scaleText: (times: number) => string,
): LimboPicture {
  const line = s('path', { fill: 'none', stroke: '#11163f', 'stroke-width': 2.5 });
  const kite = drawKite();
  const goal = s('g', {});
  const flag = inked('path', 'sol', { d: 'M0 -17H92L82 0L92 17H0Z' }, 3);
  const flagText = lettered('', 'tinta', { x: 43, y: 6, 'font-size': 17 });
  goal.append(
    s('path', { d: 'M0 0H420', stroke: '#11163f', 'stroke-width': 3, 'stroke-dasharray': '10 8' }),
    flag,
    flagText,
  );
  const board = s('g', {});
  const plate = inked('rect', 'papel', { x: -92, y: -36, width: 184, height: 72, rx: 12 }, 4);
  const text = lettered('', 'tinta', { y: 17, 'font-size': 48 });
  board.append(plate, text);
  moveTo(board, 136, 150);
  svg.append(...drawScene(scaleText), goal, line, kite, board);

  let at = 100;
  function place(reach: number, drift = 0): void {
    at = reach;
    const [x, y] = [kiteX + drift, yOf(reach)];
    moveTo(kite, x, y, ` rotate(${fine(8 + drift * 0.4)})`);
    line.setAttribute('d', `M352 286Q${300 + drift} ${(y + 286) / 2 + 20} ${x} ${y + 20}`);
  }
  function rest(): void {
    board.setAttribute('visibility', 'hidden');
    line.removeAttribute('visibility');
    place(100);
  }
  rest();

  return {
    aim(target, words) {
      moveTo(goal, 0, yOf(target));
      flagText.textContent = words;
    },
    leave: rest,
    async climb(reach, times, clock, tell) {
      paintIn(plate, 'papel');
      paintIn(text, 'tinta');
      board.removeAttribute('visibility');
      const height = Math.log10(reach / 100);
      const ms = times.of(climbMs * (0.5 + 0.5 * Math.min(1, height / 2)));
      await clock.tween(ms, easeOut, (part) => {
        const now = part >= 1 ? reach : Math.floor(100 * 10 ** (height * part));
        place(now, times.moves && part < 1 ? Math.sin(part * 9) * 7 : 0);
        text.textContent = tell(now);
      });
    },
    end(words, won) {
      text.textContent = words;
      paintIn(plate, won ? 'folha' : 'papel');
      paintIn(text, won ? 'papel' : 'tinta');
      // The string of a kite that did not reach its height is cut.
      if (!won) line.setAttribute('visibility', 'hidden');
      place(at, won ? 0 : 14);
    },
    rest,
  };
}

function drawKite(): SVGElement {
  const node = s('g', {});
  node.append(
    s('path', {
      d: 'M0 28Q-12 44 0 56T-4 84',
      fill: 'none',
      stroke: '#11163f',
      'stroke-width': 2.5,
    }),
    ...[40, 58, 76].map((y, n) =>
      inked('path', n % 2 === 0 ? 'sol' : 'ceu', { d: `M-2 ${y}l-11 -6v12zl11 -6v12z` }, 2),
    ),
    inked('path', 'urucum', { d: 'M0 -32L27 0L0 30L-27 0Z' }, 3.5),
    flat('path', 'sol', { d: 'M0 -29V27L-24 0Z' }),
    s('path', { d: 'M0 -32V30M-27 0H27', stroke: '#11163f', 'stroke-width': 2.5 }),
  );
  return node;
}

/** Sky with clouds, the heights on the right, roofs and a hand below. */
function drawScene(scaleText: (times: number) => string): SVGElement[] {
  const [width, height] = box;
  const cloud = (x: number, y: number, size: number) =>
    flat('path', 'papel', {
      d: 'M-30 12a14 14 0 0 1 4 -27a20 20 0 0 1 37 -3a16 16 0 0 1 21 30Z',
      transform: `translate(${x} ${y}) scale(${size})`,
    });
  return [
    flat('rect', 'ceu', { width, height }),
    cloud(76, 62, 1.1),
    cloud(212, 38, 0.7),
    cloud(190, 220, 0.8),
    ...[0, 1, 2, 3, 4].flatMap((power) => {
      const y = yOf(100 * 10 ** power);
      return [
        flat('rect', 'tinta', { x: 352, y: y - 1.5, width: 14, height: 3 }),
        lettered(scaleText(10 ** power), 'tinta', { x: 391, y: y + 5, 'font-size': 14 }),
      ];
    }),
    ...[
      [-8, 262, 62, 'laranja'],
      [54, 270, 54, 'rosa'],
      [108, 256, 70, 'papel'],
      [178, 268, 58, 'sol'],
      [236, 260, 64, 'barro'],
      [300, 272, 50, 'menta'],
      [350, 262, 80, 'laranja'],
    ].flatMap(([x, y, w, ink]) => [
      inked(
        'rect',
        ink as 'sol',
        { x: x as number, y: y as number, width: w as number, height: 60 },
        3,
      ),
      flat('rect', 'tinta', {
        x: (x as number) + 12,
        y: (y as number) + 16,
        width: 12,
        height: 14,
      }),
      flat('rect', 'tinta', {
        x: (x as number) + 34,
        y: (y as number) + 16,
        width: 12,
        height: 14,
      }),
    ]),
  ];
}
