import type { GameLook, Palette } from '@arara/game-kit/view';
import { s } from './dom.ts';

const size = 1000;
const rayCount = 24;
const starPoints = 36;

/** A point on a ray from a centre, as SVG writes it. */
function point(x: number, y: number, angle: number, reachX: number, reachY = reachX): string {
  return `${Math.round(x + reachX * Math.cos(angle))} ${Math.round(y + reachY * Math.sin(angle))}`;
}

function raysFrom(x: number, y: number, reach = size): string {
  return Array.from({ length: rayCount }, (_, index) => {
    const angle = (part: number) => ((index + part) / rayCount) * 2 * Math.PI;
    return `M${x} ${y}L${point(x, y, angle(-0.25), reach)}L${point(x, y, angle(0.25), reach)}Z`;
  }).join('');
}

const canvas = (name: string, ...content: readonly Node[]): SVGElement =>
  s(
    'svg',
    {
      class: name,
      viewBox: `0 0 ${size} ${size}`,
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
    },
    ...content,
  );

/** Rays from behind the reels, as on a woodcut poster; the ground ends in hills. At night a moon hangs there. */
export function drawBackdrop(palette: Palette, ink: string, when: 'day' | 'night'): SVGElement {
  const [behind, front] = palette.hills;
  const sky =
    when === 'day'
      ? [s('path', { d: raysFrom(size / 2, size * 0.4), fill: palette.rays })]
      : [...stars(palette), moon(palette)];
  return canvas(
    `backdrop ${when}`,
    s('rect', { width: size, height: size, fill: palette.ground }),
    ...sky,
    hill(760, 60, behind, ink),
    hill(860, -50, front, ink),
  );
}

function moon(palette: Palette): SVGElement {
  return s('path', {
    d: 'M640 70A110 110 0 1 0 720 270A130 130 0 0 1 640 70Z',
    fill: palette.frame,
    opacity: 0.9,
  });
}

/** Stars of paper, always in the same places. */
function stars(palette: Palette): SVGElement[] {
  let state = 11;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const rays = s('path', { d: raysFrom(size / 2, size * 1.05), fill: palette.rays });
  const points = Array.from({ length: 26 }, () => {
    const [x, y, r] = [
      Math.round(next() * size),
      Math.round(next() * 640),
      5 + Math.round(next() * 9),
    ];
    return `M${x} ${y - r}L${x + r * 0.28} ${y - r * 0.28}L${x + r} ${y}L${x + r * 0.28} ${y + r * 0.28}L${x} ${y + r}L${x - r * 0.28} ${y + r * 0.28}L${x - r} ${y}L${x - r * 0.28} ${y - r * 0.28}Z`;
  }).join('');
  return [rays, s('path', { d: points, fill: palette.dots })];
}

/** Rays alone, behind a print or a total. */
export function drawRays(look: GameLook): SVGElement {
  return canvas('rays', s('path', { d: raysFrom(size / 2, size / 2, size * 2), fill: look.burst }));
}

function hill(y: number, rise: number, fill: string, stroke: string): SVGElement {
  const d = `M0 ${y}C150 ${y - rise} 320 ${y + rise} 500 ${y}S850 ${y - rise} 1000 ${y}V1000H0Z`;
  return s('path', { d, fill, stroke, 'stroke-width': 6 });
}

/** A star of paper cut with scissors, behind a prize. */
export function drawStar(look: GameLook): SVGElement {
  const points = Array.from({ length: starPoints }, (_, index) => {
    const reach = index % 2 === 0 ? 1 : 0.78;
    return point(150, 80, (index / starPoints) * 2 * Math.PI, 148 * reach, 78 * reach);
  });
  const ink = { fill: look.burst, stroke: look.ink, 'stroke-width': 5 };
  const star = s('polygon', { ...ink, 'stroke-linejoin': 'round', points: points.join(' ') });
  return s('svg', { class: 'star', viewBox: '0 0 300 160' }, star);
}
