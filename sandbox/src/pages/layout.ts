import { createHash } from 'node:crypto';
import { html, Html } from './html.ts';
import { styles } from './styles.ts';
import type { Texts } from './texts.ts';

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** Written as one piece: its hash stands in the policy, so not a space may be added to it. */
const styleTag = new Html(`<style>${styles}</style>`);

/** The frame of both pages: mark, navigation, one heading, what the page brings. */
export function layout(texts: Texts, page: 'bank' | 'outbox', title: string, body: Html): string {
  const link = (name: 'bank' | 'outbox') =>
    html`<a href="/sandbox/${name}" ${name === page ? html`aria-current="page"` : ''}
      >${texts(`nav.${name}`)}</a
    >`;
  return html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${texts('brand')}</title>
        <link rel="icon" href="data:," />
        ${styleTag}
      </head>
      <body>
        <header>
          <p class="brand">${texts('brand')}</p>
          <nav aria-label="${texts('brand')}">${[link('bank'), link('outbox')]}</nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        <footer>${texts('brand.note')}</footer>
      </body>
    </html>`.text;
}
