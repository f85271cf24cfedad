import type { GameLook } from '@arara/game-kit/view';
import { s } from './dom.ts';

const size = 1000;
const rayCount = 24;
const starPoints = 36;

/** A point on a ray from a centre, as SVG writes it. */
function point(x: number, y: number, angle: number, reachX: number, reachY = reachX): string {
  return `${Math.round(x + reachX * Math.cos(angle))} ${Math.round(y + reachY * Math.sin(angle))}`;
}

/** Rays from behind the reels, as on a woodcut poster; the ground ends in hills. */
export function drawBackdrop(look: GameLook): SVGElement {
  const [behind, front] = look.hills;
  const [x, y] = [size / 2, size * 0.4];
  const rays = Array.from({ length: rayCount }, (_, index) => {
    const angle = (part: number) => ((index + part) / rayCount) * 2 * Math.PI;
    return `M${x} ${y}L${point(x, y, angle(-0.25), size)}L${point(x, y, angle(0.25), size)}Z`;
  }).join('');
  return s(
    'svg',
    {
      class: 'backdrop',
      viewBox: `0 0 ${size} ${size}`,
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
    },
    s('rect', { width: size, height: size, fill: look.ground }),
    s('path', { d: rays, fill: look.rays }),
    hill(760, 60, behind, look.ink),
    hill(860, -50, front, look.ink),
  );
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
  return s('svg', { viewBox: '0 0 300 160' }, star);
}
