import { html } from '../../pages/html.ts';
import type { Html } from '../../pages/html.ts';
import { pageStyle } from '../../pages/style-tag.ts';
import { styles } from '../../pages/styles.ts';
import type { Chaos, Mischief } from '../chaos.ts';
import type { Letter } from '../journal.ts';
import { diceTexts } from './texts.ts';
import type { DiceTexts } from './texts.ts';

const style = pageStyle(styles);

export const chaosHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${style.source}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

export const diceMischiefs = [
  'duplicates',
  'reorder',
  'timeouts',
  'lateRollbacks',
] as const satisfies readonly Mischief[];

/** The page of the mischief that this vendor does on purpose, and of its debts to the wallet. */
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
        ${style.tag}
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
  return html`<section>
    <form class="stack" method="post" action="chaos">
      ${chaosFields(texts, { mischiefs: diceMischiefs, chaos })}
      <button class="main">${texts['dice.chaos.save']}</button>
    </form>
  </section>`;
}

type SwitchText = Extract<keyof DiceTexts, `dice.chaos.${string}`>;
type SwitchName = SwitchText extends `dice.chaos.${infer Name}` ? Name : never;

/** The mischief that a vendor can do, and the part of it that is on. */
export interface Bench {
  readonly mischiefs: readonly SwitchName[];
  readonly chaos: Readonly<Partial<Record<SwitchName, boolean | number>>> & {
    readonly share: number;
  };
}

/** The switches themselves, for this page and for the table's own. */
export function chaosFields(texts: DiceTexts, { mischiefs, chaos }: Bench): Html[] {
  const boxes = mischiefs.map(
    (name) =>
      html`<label
        ><input type="checkbox" name="${name}" ${chaos[name] === true ? html`checked` : ''} />
        <span>${texts[`dice.chaos.${name}`]}</span></label
      >`,
  );
  const share = html`<label
    ><span>${texts['dice.chaos.share']}</span>
    <input name="share" type="number" min="0" max="100" required value="${chaos.share}" />
  </label>`;
  return [...boxes, share];
}
