import { placeParts, poseAt } from '@arara/game-kit/puppet';
import type { ActName, Puppet } from '@arara/game-kit/puppet';
import type { Pigment } from '@arara/slots';
import { inkOf } from '../symbols/pigments.ts';
import type { Ink } from './palette.ts';
import { fixed } from './shapes.ts';

/** The moment of an act that is printed. */
const momentMs = 130;

/** A mascot in one of its acts, as a figure of a cover; `x` and `y` are the middle of its foot, `size` its width. */
export function puppetFigure(
  puppet: Puppet,
  options: { x: number; y: number; size: number; act: ActName; turn?: number; halo?: Ink },
): string {
  const { x, y, size, act, turn = 0, halo } = options;
  const [width, height] = puppet.box;
  const scale = size / width;
  const { face } = puppet.acts[act];
  const places = placeParts(puppet, poseAt(puppet.acts[act], momentMs));
  const drawParts = (edge: Ink | null): string =>
    puppet.parts
      .map(({ id, shapes, faces }) => {
        const drawn = [...shapes, ...(faces?.[face] ?? [])].map(
          ({ d, fill, line, width: thick }) => {
            const own = fill === undefined ? 'none' : inkOf[fill as Pigment];
            const rim = line === undefined ? 'none' : inkOf[line as Pigment];
            const [body, stroke, wide] =
              edge === null ? [own, rim, thick ?? 0] : [edge, edge, (thick ?? 0) + 22];
            return `<path d="${d}" fill="${body}" stroke="${stroke}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round"/>`;
          },
        );
        return `<g transform="matrix(${(places.get(id) ?? []).map(fixed).join(' ')})">${drawn.join('')}</g>`;
      })
      .join('');
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${fixed(scale * 100) / 100}) translate(${-width / 2} ${-height})`;
  return `<g transform="${place}">${halo === undefined ? '' : drawParts(halo)}${drawParts(null)}</g>`;
}
