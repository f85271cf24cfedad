import type { Pigment } from '@arara/game-kit/stage';
import { cssColour } from '@arara/game-kit/stage';
import { h } from '@arara/game-kit/view';

/** Ten numbers of a colour, as on the balls of a hall. */
const decades: readonly Pigment[] = ['sol', 'urucum', 'ceu', 'menta', 'rosa', 'laranja'];

/** The pigment of a ball, by its number from 1. */
export const pigmentOf = (ball: number): Pigment =>
  decades[Math.floor((ball - 1) / 10) % decades.length] ?? 'sol';

/** A ball with its number. */
export function drawBall(ball: number): HTMLElement {
  const node = h('span', { class: 'bingo-ball' }, h('b', {}, String(ball)));
  node.style.setProperty('--hue', cssColour(pigmentOf(ball)));
  return node;
}
