import { cssColour, linear } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import { colourOf, POCKETS, WHEEL } from '../../src/roulette/spots.ts';
import type { Times } from '../common/paces.ts';
import { fine, flat, inked, lettered, moveTo, paintIn } from '../common/screen.ts';
import { paints } from './cloth-picture.ts';
import { ballAt, placesOf } from './ball.ts';

const radii = { bowl: 156, rim: 146, pockets: 132, inner: 98, hub: 66 } as const;
const step = 360 / POCKETS;
const spinMs = 4_800;
/** The wheel and the ball turn so many degrees in a second while nobody knows the number. */
const wait = { wheel: 50, ball: -430 } as const;
const sliceMs = 300;

/** The wheel: its ball slows down, falls, jumps and settles. */
export interface Wheel {
  readonly svg: SVGElement;
  /** The ball goes round until the number is there. */
  circle(clock: StageClock): void;
  /** Brings the ball to its number; `touch` is told each time that it jumps from a pocket. */
  settle(number: number, times: Times, clock: StageClock, touch: () => void): Promise<void>;
  /** The number as it lies there; null where none does. */
  lay(number: number | null): void;
}

export function createWheel(): Wheel {
  const disc = s('g', {});
  const ball = s('g', {});
  const hub = inked('circle', 'papel', { r: radii.hub }, 4);
  const text = lettered('', 'papel', { y: 23, 'font-size': 64 });
  const svg = s('svg', { class: 'wheel', viewBox: '-160 -160 320 320', 'aria-hidden': 'true' });
  disc.append(...WHEEL.map(drawPocket), ...drawSpokes());
  ball.append(
    inked('circle', 'papel', { r: 7.5 }, 2.5),
    flat('circle', 'papel', { cx: -2, cy: -2.5, r: 1.8 }),
  );
  svg.append(...drawBowl(), disc, hub, text, ball);
  let angles = { wheel: 0, ball: 0 };
  let circling = 0;

  function place(wheel: number, at: number, radius: number): void {
    angles = { wheel, ball: at };
    disc.setAttribute('transform', `rotate(${fine(wheel)})`);
    const turn = ((at - 90) * Math.PI) / 180;
    moveTo(ball, radius * Math.cos(turn), radius * Math.sin(turn));
  }

  function tell(number: number | null): void {
    text.textContent = number === null ? '' : String(number);
    paintIn(hub, number === null ? 'sol' : paints[colourOf(number)]);
  }

  function lay(number: number | null): void {
    circling += 1;
    const index = number === null ? 0 : WHEEL.indexOf(number);
    ball.setAttribute('visibility', number === null ? 'hidden' : 'visible');
    place(-index * step, 0, placesOf.pocket);
    tell(number);
  }

  async function goRound(clock: StageClock): Promise<void> {
    const own = (circling += 1);
    ball.setAttribute('visibility', 'visible');
    tell(null);
    while (own === circling) {
      const from = angles;
      await clock.tween(sliceMs, linear, (part) => {
        if (own !== circling) return;
        const seconds = (part * sliceMs) / 1_000;
        place(from.wheel + wait.wheel * seconds, from.ball + wait.ball * seconds, placesOf.rim);
      });
    }
  }

  lay(null);
  return {
    svg,
    lay,
    circle: (clock) => void goRound(clock),
    async settle(number, times, clock, touch) {
      circling += 1;
      const path = ballAt(WHEEL.indexOf(number) * step, angles, step);
      let touched = 0;
      if (times.moves) {
        await clock.tween(times.of(spinMs), linear, (part) => {
          const now = path(part);
          place(now.wheel, now.ball, now.radius);
          if (now.touches > touched) touch();
          touched = now.touches;
        });
      }
      lay(number);
    },
  };
}

const around = (degrees: number, r: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${fine(r * Math.cos(turn))} ${fine(r * Math.sin(turn))}`;
};

function drawPocket(number: number, at: number): SVGElement {
  const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
  const { pockets: out, inner } = radii;
  const d = `M${around(from, inner)}L${around(from, out)}A${out} ${out} 0 0 1 ${around(to, out)}L${around(to, inner)}A${inner} ${inner} 0 0 0 ${around(from, inner)}Z`;
  const frame = s('path', {
    d,
    fill: cssColour(paints[colourOf(number)]),
    stroke: cssColour('papel'),
    'stroke-width': 1.2,
  });
  const text = lettered(String(number), 'papel', {
    y: -(out - 15),
    'font-size': 14,
    transform: `rotate(${fine(at * step)})`,
  });
  const pocket = s('g', {});
  pocket.append(frame, text);
  return pocket;
}

/** The bowl that the ball runs round in, with the studs that it hits. */
function drawBowl(): SVGElement[] {
  const studs = Array.from({ length: 8 }, (_, n) => {
    const [cx = '0', cy = '0'] = around(n * 45 + 22, (radii.rim + radii.bowl) / 2 - 1).split(' ');
    return inked(
      'path',
      'sol',
      { d: 'M0 -6L3.5 0L0 6L-3.5 0Z', transform: `translate(${cx} ${cy}) rotate(${n * 45 + 22})` },
      1.5,
    );
  });
  return [
    inked('circle', 'terra', { r: radii.bowl }, 4),
    inked('circle', 'laranja', { r: radii.rim }, 2.5),
    ...studs,
    inked('circle', 'tinta', { r: radii.pockets }, 2),
  ];
}

/** Wood between the pockets and the hub. */
function drawSpokes(): SVGElement[] {
  return [
    inked('circle', 'laranja', { r: radii.inner }, 2.5),
    ...Array.from({ length: 8 }, (_, n) =>
      s('path', {
        d: `M${around(n * 45, radii.hub)}L${around(n * 45, radii.inner - 2)}`,
        stroke: cssColour('terra'),
        'stroke-width': 5,
      }),
    ),
  ];
}
