import type { Pigment, ThemeColour } from './tokens.ts';

/** The least contrast WCAG 2.2 AA asks of body text and of the edge of a control. */
export const minimum = { text: 4.5, control: 3 } as const;

type Pair = readonly [front: ThemeColour, ground: ThemeColour, kind: keyof typeof minimum];

/** Every pair of text and ground, or edge and ground, that components may put together. */
export const themePairs: readonly Pair[] = [
  ...(['bg', 'bar', 'surface', 'surface-2', 'surface-3'] as const).map(
    (ground) => ['text', ground, 'text'] as const,
  ),
  ...(['bg', 'bar', 'surface', 'surface-2', 'surface-3'] as const).map(
    (ground) => ['text-2', ground, 'text'] as const,
  ),
  ...(['bg', 'bar', 'surface', 'surface-2'] as const).map(
    (ground) => ['text-3', ground, 'text'] as const,
  ),
  ...(['bg', 'bar', 'surface', 'surface-2'] as const).map(
    (ground) => ['link', ground, 'text'] as const,
  ),
  ['bg', 'text', 'text'],
  ['on-accent', 'accent', 'text'],
  ['on-blue', 'blue', 'text'],
  ['on-danger', 'danger', 'text'],
  ['good', 'surface', 'text'],
  ['good', 'bg', 'text'],
  ['good', 'good-bg', 'text'],
  ['bad', 'surface', 'text'],
  ['bad', 'bg', 'text'],
  ['bad', 'bad-bg', 'text'],
  ['warn', 'warn-bg', 'text'],
  ['warn', 'surface', 'text'],
  ['link', 'info-bg', 'text'],
  ['text', 'info-bg', 'text'],
  ['text', 'good-bg', 'text'],
  ['text', 'bad-bg', 'text'],
  ['text', 'warn-bg', 'text'],
  ['line-strong', 'surface', 'control'],
  ['line-strong', 'bg', 'control'],
  ['line-strong', 'bar', 'control'],
  ['heart', 'bg', 'control'],
  ['heart', 'surface', 'control'],
  ['link', 'bg', 'control'],
  ['blue', 'surface', 'control'],
];

/** Blocks whose colours do not change with the theme: seals, category tiles, banners. */
export const pigmentPairs: readonly (readonly [front: Pigment, ground: Pigment])[] = [
  ['tinta', 'urucum'],
  ['tinta', 'sol'],
  ['tinta', 'folha'],
  ['tinta', 'ceu'],
  ['tinta', 'rosa'],
  ['tinta', 'papel'],
  ['papel', 'azul'],
  ['papel', 'azul-fundo'],
  ['papel', 'jenipapo'],
  ['papel', 'mata'],
  ['papel', 'tinta'],
  ['sol', 'mata'],
  ['sol', 'tinta'],
];

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Contrast ratio of two #rrggbb colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
