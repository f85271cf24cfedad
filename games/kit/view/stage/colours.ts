import type { GameLook, Palette } from '../look-port.ts';

/** The house's pigments; `packages/ui` holds the same values for the pages. */
const colours = {
  azul: '#1b57e8',
  ceu: '#6db8ff',
  sol: '#ffc52b',
  laranja: '#f08a1d',
  urucum: '#ff5a45',
  barro: '#c2282d',
  folha: '#0e9a55',
  mata: '#0a4f38',
  menta: '#bce7c4',
  petroleo: '#0c7f8c',
  jenipapo: '#5a2b8c',
  rosa: '#ff93a9',
  terra: '#6b3a1e',
  papel: '#fbf0d9',
  tinta: '#11163f',
  noite: '#0a1030',
} as const;

/** The pigments of the house, by name. */
export type Pigment = keyof typeof colours;

/** Pigments that words in ink cannot be read on. */
const dark: ReadonlySet<Pigment> = new Set<Pigment>([
  'azul',
  'barro',
  'mata',
  'petroleo',
  'jenipapo',
  'terra',
  'tinta',
  'noite',
]);

/** The shade over symbols that did not win. */
export const dimmed = '#0a1030';

/** A pigment as CSS and the canvas write it. */
export function cssColour(pigment: Pigment): string {
  return colours[pigment];
}

/** The colours of a scene as its data names them. */
export interface PigmentPalette {
  readonly ground: Pigment;
  readonly rays: Pigment;
  /** The hill behind and the one in front. */
  readonly hills: readonly [Pigment, Pigment];
  readonly frame: Pigment;
  readonly dots: Pigment;
}

/** The same colours as CSS writes them. */
export function paletteOf({ ground, rays, hills, frame, dots }: PigmentPalette): Palette {
  return {
    ground: cssColour(ground),
    rays: cssColour(rays),
    frame: cssColour(frame),
    dots: cssColour(dots),
    hills: [cssColour(hills[0]), cssColour(hills[1])],
  };
}

/** The name over a game: how it is bent, and its two colours. */
export function letteringOf(
  bend: GameLook['lettering']['bend'],
  { fill, outline }: { readonly fill: Pigment; readonly outline: Pigment },
): GameLook['lettering'] {
  return { bend, fill: cssColour(fill), outline: cssColour(outline) };
}

/** The pigment of words on another one. */
export const inkOn = (ground: Pigment): Pigment => (dark.has(ground) ? 'papel' : 'tinta');

/** Every pigment's name. */
export const pigmentNames = Object.keys(colours) as readonly Pigment[];
