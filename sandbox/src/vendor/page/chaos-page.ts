import { createHash } from 'node:crypto';
import { html, Html } from '../../pages/html.ts';
import { styles } from '../../pages/styles.ts';
import type { Chaos, Mischief } from '../chaos.ts';
import type { Letter } from '../journal.ts';
import { diceTexts } from './texts.ts';
import type { DiceTexts } from './texts.ts';

export const chaosHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

const mischiefs = [
  'duplicates',
  'reorder',
  'timeouts',
  'lateRollbacks',
] as const satisfies readonly Mischief[];

/** What this vendor does wrong on purpose, and what it still owes the wallet. */
export function chaosPage(
  wanted: string,
  chaos: Chaos,
  letters: { waiting: number; lost: readonly Letter[] },
): string {
  const { language, texts } = diceTexts(wanted);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts['dice.chaos.title']}</title>
        <style>
          ${new Html(styles)}
        </style>
      </head>
      <body>
        <main>
          <h1>${texts['dice.chaos.title']}</h1>
          <p>${texts['dice.chaos.lead']}</p>
          ${switches(texts, chaos)}
          <section>
            <h2>${texts['dice.chaos.letters']}</h2>
            <p>${texts['dice.chaos.waiting'].replace('{{count}}', String(letters.waiting))}</p>
            <ul>
              ${letters.lost.map(({ id }) => html`<li>${id}</li>`)}
            </ul>
          </section>
        </main>
      </body>
    </html>`.text;
}

function switches(texts: DiceTexts, chaos: Chaos): Html {
  const boxes = mischiefs.map(
    (name) =>
      html`<label
        ><span
          ><input type="checkbox" name="${name}" ${chaos[name] ? html`checked` : ''} />
          ${texts[`dice.chaos.${name}`]}</span
        ></label
      >`,
  );
  return html`<section>
    <form class="stack" method="post" action="chaos">
      ${boxes}
      <label
        >${texts['dice.chaos.share']}
        <input name="share" type="number" min="0" max="100" value="${chaos.share}" />
      </label>
      <button class="main">${texts['dice.chaos.save']}</button>
    </form>
  </section>`;
}
