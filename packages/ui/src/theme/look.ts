import { contrast, minimum, pigmentPairs, themePairs } from './contrast.ts';
import type { Palette, Pigment, Theme, ThemeColour } from './tokens.ts';

/** Properties beside the colours that a look may draw otherwise; each has a default in a stylesheet. */
export const lookTokens = [
  'f-display',
  'f-small',
  'f-money',
  'wordmark',
  'wordmark-phone',
  't-card-phone',
  'bico-sm',
  'bico',
  'bico-lg',
  'leaf-sm',
  'leaf',
  'leaf-lg',
  'raised',
  'press',
  'lift',
  'lift-high',
  'lift-button',
  'button-sheen',
  'tile-sheen',
  'banner-stroke',
  't-banner',
  't-banner-wide',
  'banner-leading',
  'kicker',
  'on-kicker',
  'star',
  'sign',
  'row-result',
  'pattern',
  'money',
  'current',
  'on-current',
  'control-edge',
  'scrim',
  'e1',
  'e2',
  'e3',
  'm-fast',
  'm',
  'm-slow',
  'ease',
  'ease-stamp',
] as const;
export type LookToken = (typeof lookTokens)[number];

/** Faces that ship with the components, by the name of their file. */
export const faces = ['bricolage', 'inter', 'sora'] as const;
export type Face = (typeof faces)[number];

type Tokens = Readonly<Partial<Record<LookToken, string>>>;

/** How a theme of a look is coloured, and what else differs there. */
export interface ThemeLook {
  readonly palette: Palette;
  readonly tokens: Tokens;
  /** The mark as an SVG document; null is the first brand's. */
  readonly mark: string | null;
}

/** A brand's look as data: what the tokens are, where the first brand's stylesheet is not kept. */
export interface Look {
  readonly pigments: Readonly<Record<Pigment, string>>;
  readonly dark: ThemeLook;
  readonly light: ThemeLook;
  readonly tokens: Tokens;
  /** Faces of the first paint, told to the browser ahead. */
  readonly faces: readonly Face[];
  /** Folder of its own pictures below the published art; null: it shows the first brand's. */
  readonly art: string | null;
}

/** Faces of the look that components are drawn with. */
export const firstFaces: readonly Face[] = ['bricolage', 'inter'];

/** Two colours that components put together and that nobody could tell apart. */
export interface FaintPair {
  /** Null: the block looks the same in both themes. */
  readonly theme: Theme | null;
  readonly front: ThemeColour | Pigment;
  readonly ground: ThemeColour | Pigment;
  /** Contrast as WCAG counts it, rounded down to two decimals. */
  readonly ratio: number;
  readonly least: number;
}

/** The pairs of a look that have too little contrast; none: everybody can read it. */
export function faintPairs({
  pigments,
  ...looks
}: Pick<Look, 'pigments'> & Record<Theme, Pick<ThemeLook, 'palette'>>): FaintPair[] {
  const themes: readonly Theme[] = ['dark', 'light'];
  const ofThemes = themes.flatMap((theme) =>
    themePairs.map(([front, ground, kind]) => {
      const { palette } = looks[theme];
      const ratio = contrast(palette[front], palette[ground]);
      return { theme, front, ground, ratio, least: minimum[kind] };
    }),
  );
  const ofBlocks = pigmentPairs.map(([front, ground]) => {
    const ratio = contrast(pigments[front], pigments[ground]);
    return { theme: null, front, ground, ratio, least: minimum.text };
  });
  return [...ofThemes, ...ofBlocks]
    .filter(({ ratio, least }) => ratio < least)
    .map((pair) => ({ ...pair, ratio: twoDecimals(pair.ratio) }));
}

/** The faults that make a look unreadable, in sentences; empty where every pair has enough contrast. */
export const faultsOfLook = (look: Look): string[] =>
  faintPairs(look).map(({ theme, front, ground, ratio, least }) =>
    theme === null
      ? `${front} on ${ground} is ${ratio}`
      : `${theme}: ${front} on ${ground} is ${ratio}, at least ${least}`,
  );

/** True if an SVG document draws and does nothing else: no script, no other document, nothing that is fetched. */
export const isDrawingAlone = (svg: string): boolean =>
  !/<(script|foreignobject|iframe|image|style|!)|\son\w+\s*=|href\s*=\s*["'](?!#)/i.test(svg);

/**
 * The stylesheet of a look. Its selectors weigh more than those of `tokens.css`, so that it wins
 * wherever it stands. Motion is only for those who want it.
 */
export function lookCss(look: Look): string {
  const { dark, light } = look;
  const still = Object.entries(look.tokens).filter(([name]) => !isMotion(name));
  const moving = Object.entries(look.tokens).filter(([name]) => isMotion(name));
  const mirrored = still.flatMap(([name, value]) => {
    const corners = value.split(' ');
    const [a, b, c, d] = corners;
    return isCorners(name) && corners.length === 4 ? [[name, [b, a, d, c].join(' ')]] : [];
  });
  return [
    rule('html:root', [...Object.entries(look.pigments), ...still]),
    rule("html:root[dir='rtl']", mirrored as [string, string][]),
    rule("html:root,html [data-theme='dark']", entriesOf(dark)),
    rule("html[data-theme='light']", entriesOf(light)),
    moving.length === 0
      ? ''
      : `@media (prefers-reduced-motion:no-preference){${rule('html:root', moving)}}`,
  ].join('');
}

/** Rounded down: what misses the least by a hair does not read as the least. */
const twoDecimals = (ratio: number): number => Math.floor(ratio * 100) / 100;

const isMotion = (name: string): boolean => /^(m|m-fast|m-slow|ease|ease-stamp)$/.test(name);
const isCorners = (name: string): boolean => /^(bico|leaf|raised)/.test(name);

function entriesOf({ palette, tokens, mark }: ThemeLook): [string, string][] {
  const own: [string, string][] = mark === null ? [] : [['mark', pictureOf(mark)]];
  return [...Object.entries(palette), ...Object.entries(tokens), ...own];
}

function rule(selector: string, entries: readonly (readonly [string, string])[]): string {
  if (entries.length === 0) return '';
  return `${selector}{${entries.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}

/** An SVG document as a picture that a stylesheet can name. */
function pictureOf(svg: string): string {
  const escaped = svg.replaceAll(
    /["#%<>]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
  return `url("data:image/svg+xml,${escaped}")`;
}
