import { languageOf, spokenFor } from '@arara/i18n';
import { browserBarColour } from '@arara/ui/theme/tokens.ts';
import { firstFaces, lookCss } from '@arara/ui/theme/look.ts';
import type { Look } from '@arara/ui/theme/look.ts';
import { escapeHtml } from './escape-html.ts';
import type { Chunks } from './addresses.ts';

/** The knowledge of the site before it asks: data, title and picture of the first paint. */
export interface StartPage {
  /** Changes whenever `json` would. */
  readonly version: string;
  readonly json: string;
  readonly title: string;
  readonly description: string;
  readonly theme: 'light' | 'dark';
  /** The brand's look; null is the one that the site was built with. */
  readonly look: Look | null;
  /** Why the site lets nobody in now, which the page says itself; null: it is open. */
  readonly closed: 'maintenance' | 'region' | null;
  /** Patterns of pages whose modules are off. */
  readonly closedPages: readonly string[];
  /** Its parts besides the program, by the names that the build gives it. */
  readonly parts: readonly string[];
  /** Pictures of the first paint, each for the screens that show it. */
  readonly preloads: readonly {
    readonly media: string;
    /** Null: whatever it is, every browser shows it. */
    readonly type: 'image/avif' | null;
    readonly href: string;
    readonly srcset: string;
    readonly sizes: string;
  }[];
}

/** The built page with what a merchant's site has in it from the first byte. */
export function fill(
  template: string,
  language: string,
  start: StartPage,
  chunks: Chunks = {},
): string {
  const preload = start.preloads
    .map(
      ({ media, type, href, srcset, sizes }) =>
        `<link rel="preload" as="image"${type === null ? '' : ` type="${type}"`} fetchpriority="high" media="${escapeHtml(media)}" href="${escapeHtml(href)}" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}">`,
    )
    .join('');
  const own = start.parts.flatMap((part) => chunks[part] ?? []);
  const styles = new Set(own.flatMap((part) => part.styles));
  const ahead = new Set(own.flatMap((part) => part.ahead));
  const data = start.json.replaceAll('<', '\\u003c');
  return dress(template, start)
    .replace(/<html[^>]*>/, () => htmlOf(language, start.theme))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(start.title)}</title>`)
    .replace(
      '<!--description-->',
      () => `<meta name="description" content="${escapeHtml(start.description)}">`,
    )
    .replace('<!--preload-->', () => preload)
    .replace('</head>', () => `${[...styles].map(sheet).join('')}</head>`)
    .replace('data-ahead=""', () => `data-ahead="${escapeHtml([...ahead].join(' '))}"`)
    .replace(
      '<!--start-data-->',
      () => `<script type="application/json" id="start">${data}</script>`,
    );
}

/** Like those that the build writes: what draws the section later finds it there. */
const sheet = (href: string): string =>
  `<link rel="stylesheet" crossorigin href="${escapeHtml(href)}">`;

/** Look, faces, icons and the colour of the browser's bar, before anything is drawn: no flash. */
function dress(template: string, { look, theme }: StartPage): string {
  const bar = look?.[theme].palette.bar ?? browserBarColour(theme);
  const faces: readonly string[] = look?.faces ?? firstFaces;
  const withFaces = template.replace(
    /\s*<link[^>]*data-face="(\w+)"[^>]*>/g,
    (link, face: string) => (faces.includes(face) ? link : ''),
  );
  const coloured = withFaces.replace(
    /(<meta name="theme-color" content=")[^"]*/,
    (_, start: string) => start + bar,
  );
  if (look === null) return coloured;
  const { art } = look;
  const withArt =
    art === null
      ? coloured
      : coloured.replaceAll(
          /(["'/])art\/(favicon|apple-touch-icon|compartilhar)/g,
          `$1art/${art}/$2`,
        );
  return withArt.replace('</head>', () => `<style>${lookCss(look)}</style></head>`);
}

/** The sentences' language, and the side from which the chosen one is read. */
function htmlOf(language: string, theme: string): string {
  const direction = languageOf(language)?.direction ?? 'ltr';
  return `<html lang="${spokenFor(language)}" dir="${direction}" data-theme="${theme}">`;
}
