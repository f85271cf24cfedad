import { createTicker, cssColour, screenFrames } from '@arara/game-kit/stage';
import type { Pigment } from '@arara/game-kit/stage';
import { h } from '@arara/game-kit/view';
import { box } from './layout.ts';
import type { Point } from './layout.ts';
import { roughly } from './rough.ts';

const most = 90;
const lifeMs = 720;
/** Units a second, and units a second more each second. */
const speed = 110;
const gravity = 620;

interface Shaving {
  x: number;
  y: number;
  across: number;
  down: number;
  turn: number;
  readonly spin: number;
  readonly size: number;
  readonly ink: string;
  leftMs: number;
}

/** The flakes that fall from under a finger. */
export interface Shavings {
  readonly canvas: HTMLCanvasElement;
  resize(unit: number): void;
  fling(at: Point, count: number): void;
  dispose(): void;
}

/** Flakes of silver and of the title's own tint; frames are drawn only while some are in the air. */
export function createShavings(tint: Pigment): Shavings {
  const canvas = h('canvas', { class: 'scratch-coat', 'aria-hidden': 'true' });
  const ink = canvas.getContext('2d');
  const inks = ['#b9b4b2', '#dcd5c8', '#8f8d98', cssColour(tint)];
  const next = roughly(5);
  let flakes: Shaving[] = [];
  let scale = 0;
  const ticker = createTicker(() => {}, screenFrames);

  function move(elapsedMs: number): void {
    const seconds = elapsedMs / 1_000;
    for (const flake of flakes) {
      flake.leftMs -= elapsedMs;
      flake.down += gravity * seconds;
      flake.x += flake.across * seconds;
      flake.y += flake.down * seconds;
      flake.turn += flake.spin * seconds;
    }
    flakes = flakes.filter(({ leftMs }) => leftMs > 0);
    paint();
    if (flakes.length === 0) ticker.remove(move);
  }

  function paint(): void {
    if (ink === null) return;
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.clearRect(0, 0, canvas.width, canvas.height);
    for (const { x, y, turn, size, ink: colour, leftMs } of flakes) {
      const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
      // A flake that turns is seen from its edge now and then.
      const lean = 0.35 + 0.65 * Math.abs(Math.cos(turn * 1.7));
      ink.setTransform(cos, sin, -sin * lean, cos * lean, x * scale, y * scale);
      ink.globalAlpha = Math.min(1, leftMs / 240);
      ink.fillStyle = colour;
      ink.beginPath();
      ink.moveTo(-size, 0);
      ink.quadraticCurveTo(0, -size, size, -size * 0.3);
      ink.lineTo(size * 0.5, size * 0.6);
      ink.closePath();
      ink.fill();
    }
  }

  return {
    canvas,
    resize(unit) {
      scale = unit;
      canvas.width = Math.ceil(box[0] * scale);
      canvas.height = Math.ceil(box[1] * scale);
    },
    fling([x, y], count) {
      for (let n = 0; n < count && flakes.length < most; n += 1) {
        flakes.push({
          x: x + (next() - 0.5) * 18,
          y: y + (next() - 0.5) * 18,
          across: (next() - 0.5) * 2 * speed,
          down: -speed * (0.4 + next()),
          turn: next() * 6,
          spin: (next() - 0.5) * 16,
          size: 1.6 + next() * 3.2,
          ink: inks[Math.floor(next() * inks.length)] ?? '#b9b4b2',
          leftMs: lifeMs * (0.6 + next() * 0.4),
        });
      }
      if (flakes.length > 0) ticker.add(move);
    },
    dispose: ticker.stop,
  };
}
