import { palettes } from '@arara/ui/theme/tokens.ts';
import type { Look } from '@arara/ui/theme/look.ts';

/** The face of a brand in the installed app. */
export interface BrandFace {
  readonly name: string;
  readonly language: string;
  /** The theme of a device that has chosen none. */
  readonly theme: 'light' | 'dark';
  readonly look: Look | null;
}

/** The manifest of the installed app in a brand's name, colours and icons. */
export function manifestOf({ name, language, look }: BrandFace): object {
  const { bg, bar } = look?.dark.palette ?? palettes.dark;
  const own = look?.art ?? null;
  const folder = own === null ? '/art/' : `/art/${own}/`;
  const icon = (file: string, edge: number) => ({
    src: `${folder}${file}-${edge}.png`,
    sizes: `${edge}x${edge}`,
    type: 'image/png',
  });
  return {
    name,
    short_name: name,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: bg,
    theme_color: bar,
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('maskable', 512), purpose: 'maskable' },
    ],
  };
}
