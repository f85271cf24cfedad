import glyphs from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { palette } from './palette.ts';
import type { Ink } from './palette.ts';
import { clipped, fixed, times } from './shapes.ts';
import { subpaths } from './subpaths.ts';

type Drawn = { d: string; pieces: string[] };

const known = new Map<string, Drawn>();

/** Path data of a game-icons glyph (CC BY 3.0) on its 512 grid. */
export function glyphPath(name: string): Drawn {
  const before = known.get(name);
  if (before) return before;
  const body = (glyphs.icons as Record<string, { body: string }>)[name]?.body;
  if (!body) throw new Error(`no glyph ${name}`);
  const paths = [...body.matchAll(/\sd="([^"]+)"/g)].map(([, d = '']) => d);
  const drawn = { d: paths.join(' '), pieces: paths.flatMap(subpaths) };
  known.set(name, drawn);
  return drawn;
}

export type GlyphOptions = {
  x?: number;
  y?: number;
  /** Edge of the glyph's box in the picture's units. */
  size?: number;
  ink?: Ink;
  /** Full silhouette under the ink. */
  base?: Ink;
  baseWidth?: number;
  /** The base sits exactly under the ink instead of a step aside. */
  flush?: boolean;
  /** Thick outline round all of it. */
  halo?: Ink;
  haloWidth?: number;
  turn?: number;
  flip?: 1 | -1;
  /** Gouge cuts carved into the ink. */
  carve?: Ink;
  carveAngle?: number;
  carveCount?: number;
  opacity?: number;
};

/** A glyph in up to four passes: halo, base, ink, carved cuts. */
export function glyph(name: string, options: GlyphOptions = {}): string {
  const { x = 150, y = 200, size = 200, ink = palette.ink, turn = 0, flip = 1, opacity } = options;
  const scale = size / 512;
  const place =
    `translate(${fixed(x)} ${fixed(y)}) rotate(${turn}) ` +
    `scale(${fixed(scale * flip * 1000) / 1000} ${fixed(scale * 1000) / 1000}) translate(-256 -256)`;
  const fade = opacity ? ` opacity="${opacity}"` : '';
  const { d } = glyphPath(name);
  const face = `<path d="${d}" fill="${ink}"/>`;
  return `<g transform="${place}"${fade}>${under(name, options, scale)}${face}${cuts(d, options)}</g>`;
}

function under(name: string, options: GlyphOptions, scale: number): string {
  const { halo, haloWidth = 16, base, flush, size = 200 } = options;
  const baseWidth = base ? (options.baseWidth ?? Math.min(9, size * 0.035)) : 0;
  const silhouette = (ink: Ink, width: number): string =>
    glyphPath(name)
      .pieces.map(
        (d) =>
          `<path d="${d}" fill="${ink}" stroke="${ink}" stroke-width="${fixed(width / scale)}" stroke-linejoin="round"/>`,
      )
      .join('');
  const shift = flush ? 0 : fixed(3 / scale);
  return (
    (halo ? silhouette(halo, haloWidth + baseWidth) : '') +
    (base ? `<g transform="translate(${shift} ${shift})">${silhouette(base, baseWidth)}</g>` : '')
  );
}

function cuts(d: string, { carve, carveAngle = 35, carveCount = 22 }: GlyphOptions): string {
  if (!carve) return '';
  const strokes = times(carveCount, (index) => {
    const y = index * (760 / carveCount) - 120;
    const length = 130 + ((index * 73) % 140);
    return `M${300 + ((index * 47) % 90)} ${fixed(y)}l${length + 120} -5v10z`;
  });
  return clipped(
    `<path d="${d}"/>`,
    `<path transform="rotate(${carveAngle} 256 256)" d="${strokes}" fill="${carve}"/>`,
  );
}
