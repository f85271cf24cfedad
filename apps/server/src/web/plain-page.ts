import { palettes, pigments } from '@arara/ui/theme/tokens.ts';
import type { Palette } from '@arara/ui/theme/tokens.ts';
import { escapeHtml } from './escape-html.ts';
import type { BrandFace } from './manifest.ts';
import { inlineScriptHashes, inlineStyleHashes } from './security-headers.ts';

/** The words of a plain page, and the picture above them. */
export interface PlainPage {
  readonly picture: keyof typeof pictures;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** The page asks again by itself after so long. */
export const retrySeconds = 10;

/** Strokes on a grid of 24: no network, and a house that does not answer. */
const pictures = {
  offline:
    '<path d="M2 9a15 15 0 0 1 20 0M5.500 13a9.500 9.500 0 0 1 13 0M9 16.800a4.500 4.500 0 0 1 6 0M12 20.500h.010"/>' +
    '<path class="gap" d="M3.500 2.500l18 18"/><path d="M2.500 3.500l18 18"/>',
  silent: '<circle cx="12" cy="12" r="9.500"/><path d="M12 7v5.500M12 16.500h.010"/>',
} as const;

/** As on every page: the theme that this device has chosen wins over the site's first one. */
const script =
  "try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}";

/** A page that needs nothing but itself, in the brand's colours, and is asked for again by itself. */
export function plainPage(language: string, page: PlainPage, face: BrandFace | null): string {
  const title = escapeHtml(page.title);
  const name = face === null ? '' : `<b>${escapeHtml(face.name.toLocaleLowerCase())}</b>`;
  return (
    `<!doctype html><html lang="${escapeHtml(language)}" data-theme="${face?.theme ?? 'light'}">` +
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta http-equiv="refresh" content="${retrySeconds}">` +
    `<title>${title}</title><style>${styleOf(face)}</style><script>${script}</script>` +
    `${name}<main><svg viewBox="0 0 24 24" aria-hidden="true">${pictures[page.picture]}</svg>` +
    `<div><h1>${title}</h1><p>${escapeHtml(page.text)}</p>` +
    `<a href="">${escapeHtml(page.retry)}</a></div></main></html>`
  );
}

/** Nothing but what stands in the page itself. */
export function plainPolicy(html: string): string {
  const scripts = inlineScriptHashes(html).join(' ');
  const styles = inlineStyleHashes(html).join(' ');
  return `default-src 'none'; script-src ${scripts}; style-src ${styles}; frame-ancestors 'none'`;
}

/** By itself: the house's own sheets may be what cannot be had. */
function styleOf(face: BrandFace | null): string {
  const look = face?.look ?? null;
  const { urucum, tinta } = look?.pigments ?? pigments;
  return `:root{font:1rem/1.5 Inter,system-ui,sans-serif;${coloursOf('light', look?.light.palette)}}
:root[data-theme=dark]{${coloursOf('dark', look?.dark.palette)}}
body{box-sizing:border-box;margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:20px;padding:24px 16px;background:var(--bg);color:var(--text);text-align:center}
b{font-size:1.5rem;font-weight:800;letter-spacing:-.03em}
main{width:min(560px,100vw - 32px);overflow:hidden;border-radius:22px 22px 4px 22px;background:var(--surface);box-shadow:0 0 0 1.5px var(--line)}
svg{display:block;width:72px;height:72px;padding:36px calc(50% - 36px);background:${urucum};fill:none;stroke:${tinta};stroke-width:2;stroke-linecap:round}
.gap{stroke:${urucum};stroke-width:2.500}
div{max-width:460px;margin:auto;padding:16px 20px 28px}
h1{margin:0 0 8px;font-size:1.25rem;line-height:1.2;font-weight:800}p{margin:0 0 20px;color:var(--text-2)}
a{display:inline-block;padding:11px 20px;border-radius:14px 14px 3px 14px;background:var(--accent);color:var(--on-accent);font-weight:700;text-decoration:none;box-shadow:0 0 0 1.5px var(--ink),0 4px 0 var(--ink)}
a:focus-visible{outline:3px solid var(--blue);outline-offset:4px}`;
}

const used = [
  'bg',
  'surface',
  'line',
  'text',
  'text-2',
  'accent',
  'on-accent',
  'ink',
  'blue',
] as const;

function coloursOf(theme: 'light' | 'dark', palette: Palette = palettes[theme]): string {
  const colours = used.map((name) => `--${name}:${palette[name]}`);
  return [`color-scheme:${theme}`, ...colours].join(';');
}
