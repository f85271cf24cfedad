import { faintPairs, firstFaces, isDrawingAlone } from '@arara/ui/theme/look.ts';
import type { FaintPair } from '@arara/ui/theme/look.ts';
import { dark, light, pigments } from '@arara/ui/theme/tokens.ts';
import type { LookContent } from '@arara/contract';

/** A look as it is written here. */
export type Look = LookContent;

/** The look that the components are drawn with, as a brand begins to change it. */
export const houseLook: Look = {
  pigments: { ...pigments },
  dark: { palette: { ...dark }, tokens: {}, mark: null },
  light: { palette: { ...light }, tokens: {}, mark: null },
  tokens: {},
  faces: [...firstFaces],
  art: null,
};

/** The colours of a theme that people see first, then the others. */
export const firstColours = [
  'accent',
  'on-accent',
  'blue',
  'on-blue',
  'link',
  'bg',
  'bar',
  'surface',
  'text',
] as const;
export const otherColours = Object.keys(dark).filter(
  (name) => !firstColours.some((first) => first === name),
);
export const pigmentNames = Object.keys(pigments);

/** The shapes of corners that a brand may choose; `own` is what its look has otherwise. */
export const corners = ['beak', 'round', 'straight'] as const;
export type Corners = (typeof corners)[number];

const shapes: Readonly<Record<Corners, Readonly<Record<string, string>>>> = {
  beak: {},
  round: {
    'bico-sm': '12px',
    bico: '16px',
    'bico-lg': '22px',
    'leaf-sm': '8px',
    leaf: '16px',
    'leaf-lg': '22px',
    raised: '999px',
  },
  straight: {
    'bico-sm': '2px',
    bico: '3px',
    'bico-lg': '4px',
    'leaf-sm': '2px',
    leaf: '3px',
    'leaf-lg': '4px',
    raised: '3px',
  },
};
const shapeTokens = Object.keys(shapes.round);

export const isCorner = (token: string): boolean => shapeTokens.includes(token);

export function cornersOf({ tokens }: Look): Corners | 'own' {
  const found = corners.find((name) =>
    shapeTokens.every((token) => tokens[token] === shapes[name][token]),
  );
  return found ?? 'own';
}

export function withCorners(look: Look, chosen: Corners): Look {
  const others = Object.entries(look.tokens).filter(([token]) => !isCorner(token));
  return { ...look, tokens: { ...Object.fromEntries(others), ...shapes[chosen] } };
}

/** The pairs of colours that nobody could tell apart, found by the code by which the server refuses them. */
export const faintOf = (look: Look): FaintPair[] =>
  faintPairs({
    pigments: { ...pigments, ...look.pigments },
    dark: { palette: { ...dark, ...look.dark.palette } },
    light: { palette: { ...light, ...look.light.palette } },
  });

/** A picture of a drawing, for this page. */
export const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const markBytesMax = 8_000;

/** The drawing in a file, written as a look has it; null: the file is none, or does more than draw. */
export function markIn(text: string): string | null {
  const drawing = /<svg\b[\s\S]*<\/svg>/.exec(text.replaceAll(/<!--[\s\S]*?-->/g, ''))?.[0];
  if (drawing === undefined || !isDrawingAlone(drawing)) return null;
  const svg = drawing.replace(
    /^<svg\b([^>]*)>/,
    (_, attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg"${attributes.replace(/\s+xmlns="[^"]*"/, '')}>`,
  );
  return svg.length <= markBytesMax ? svg : null;
}
