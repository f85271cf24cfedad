import { html } from './html.ts';
import type { Html } from './html.ts';
import { pageStyle } from './style-tag.ts';
import { styles } from './styles.ts';
import type { Texts } from './texts.ts';

const style = pageStyle(styles);

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${style.source}`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

const places = {
  bank: '/sandbox/bank',
  outbox: '/sandbox/outbox',
  vendor: '/sandbox/vendor/chaos',
  beacon: '/sandbox/beacon',
} as const;

/** The frame of the pages: mark, navigation, one heading, what the page brings. */
export function layout(
  texts: Texts,
  page: 'bank' | 'outbox' | 'beacon' | 'world' | null,
  title: string,
  body: Html,
): string {
  const brand = page === 'world' ? 'world' : 'brand';
  const link = (name: keyof typeof places) =>
    html`<a href="${places[name]}" ${name === page ? html`aria-current="page"` : ''}
      >${texts(`nav.${name}`)}</a
    >`;
  return html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${texts(brand)}</title>
        <link rel="icon" href="data:," />
        ${style.tag}
      </head>
      <body>
        <header>
          <p class="brand">${texts(brand)}</p>
          <nav aria-label="${texts(brand)}">
            ${[link('bank'), link('outbox'), link('vendor'), link('beacon')]}
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        <footer>${texts(`${brand}.note`)}</footer>
      </body>
    </html>`.text;
}
