import { cssColour } from '@arara/game-kit/stage';
import type { Pigment } from '@arara/game-kit/stage';
import { h, s } from '@arara/game-kit/view';

/** The size of a drawing in units of its own. */
export type Box = readonly [width: number, height: number];

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The picture of an original: a drawing in units of its own, and controls that lie on it. */
export interface Screen {
  readonly svg: SVGElement;
  /** Controls over the drawing are placed in parts of it, by the custom properties `--x`, `--y`, `--w`, `--h`. */
  readonly over: HTMLElement;
  resize(room: Room): void;
}

/** Puts a picture of so many units into its place on the page; its box may depend on the room that there is. */
export function createScreen(place: HTMLElement, box: Box | ((room: Room) => Box)): Screen {
  const svg = s('svg', { class: 'picture', 'aria-hidden': 'true' });
  const over = h('div', { class: 'over' });
  const frame = h('div', { class: 'screen' });
  frame.append(svg, over);
  place.append(frame);
  return {
    svg,
    over,
    resize(room) {
      const [width, height] = typeof box === 'function' ? box(room) : box;
      svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      const scale = Math.max(0.1, Math.min(room.width / width, room.height / height));
      place.style.width = `${Math.floor(width * scale)}px`;
      place.style.height = `${Math.floor(height * scale)}px`;
      frame.style.setProperty('--unit', `${scale}px`);
    },
  };
}

/** A filled shape with the ink edge of the house. */
export const inked = (
  tag: string,
  fill: Pigment | 'none',
  attributes: Record<string, string | number>,
  edge = 3,
): SVGElement =>
  s(tag, {
    fill: fill === 'none' ? 'none' : cssColour(fill),
    stroke: cssColour('tinta'),
    'stroke-width': edge,
    'stroke-linejoin': 'round',
    ...attributes,
  });

/** A filled shape without an edge. */
export const flat = (
  tag: string,
  fill: Pigment,
  attributes: Record<string, string | number>,
): SVGElement => s(tag, { fill: cssColour(fill), ...attributes });

/** Words in the house's display face. */
export function lettered(
  text: string,
  fill: Pigment,
  attributes: Record<string, string | number>,
): SVGElement {
  const node = s('text', {
    fill: cssColour(fill),
    class: 'lettered',
    'text-anchor': 'middle',
    ...attributes,
  });
  node.textContent = text;
  return node;
}

/** A measure with as many decimals as a screen can show. */
export const fine = (value: number): number => Math.round(value * 1_000) / 1_000;

/** Moves a part of the drawing. */
export function moveTo(node: SVGElement, x: number, y: number, more = ''): void {
  node.setAttribute('transform', `translate(${fine(x)} ${fine(y)})${more}`);
}

/** Gives a part another pigment. */
export const paintIn = (node: SVGElement, pigment: Pigment): void =>
  node.setAttribute('fill', cssColour(pigment));
