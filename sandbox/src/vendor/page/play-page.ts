import { readFileSync } from 'node:fs';
import { html, Html } from '../../pages/html.ts';
import { pageStyle } from '../../pages/style-tag.ts';
import { styles } from '../../pages/styles.ts';
import { picks } from '../dice.ts';
import { chaosFields } from './chaos-page.ts';
import type { Bench } from './chaos-page.ts';
import { tableStyles } from './styles.ts';
import { diceTexts, scriptKeys } from './texts.ts';
import type { DiceTexts } from './texts.ts';

const style = pageStyle(styles + tableStyles);
/** The page's script: shows what its vendor answers. */
export const tableScript = readFileSync(new URL('dice.js', import.meta.url), 'utf8');

const stakes = ['100', '200', '500', '1000', '2000', '5000'] as const;

/** The page lives in a frame without an origin, so it may talk to this vendor and nobody else. */
export const playHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${style.source}`,
    "script-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
};

/** The parts that differ between the tables of two vendors. */
export interface TableLook {
  readonly title: keyof DiceTexts;
  /** The scene behind the die. */
  readonly scene: 'fair' | 'sea';
  /** The name of the balance. */
  readonly balance: keyof DiceTexts;
  readonly lead: keyof DiceTexts;
  readonly bench: Bench;
}

/** A table with a die for one launch. */
export function playPage(token: string, wanted: string, look: TableLook): string {
  const { language, texts } = diceTexts(wanted);
  const shown = Object.fromEntries(scriptKeys.map((key) => [key, texts[key]]));
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts[look.title]}</title>
        ${style.tag}
      </head>
      <body>
        <main class="table" data-scene="${look.scene}">
          <div class="scene">
            <p class="demo">${texts['dice.demo']}</p>
            <h1>${texts[look.title]}</h1>
            <div class="die" data-part="die" data-face="5" role="img">${holes()}</div>
            <p class="result" data-part="result" role="status">${texts['dice.opening']}</p>
          </div>
          <div class="panel">
            <p class="balance">
              <span>${texts[look.balance]}</span><span data-part="balance">…</span>
            </p>
            ${form(texts, language)}
            <p class="soft">${texts['dice.rules']}</p>
            ${bench(texts, look)}
          </div>
        </main>
        <script type="application/json" id="texts">
          ${json(shown)}
        </script>
        <script type="application/json" id="start">
          ${json({ token, language })}
        </script>
        <script src="dice.js" defer></script>
      </body>
    </html>`.text;
}

function holes(): Html[] {
  return Array.from({ length: 9 }, () => new Html('<i></i>'));
}

function form(texts: DiceTexts, language: string): Html {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL' });
  const options = stakes.map(
    (stake) => html`<option value="${stake}">${money.format(`${stake}E-2` as never)}</option>`,
  );
  const choices = picks.map((pick, at) => {
    const isParity = pick === 'even' || pick === 'odd';
    return html`<label class="${isParity ? 'wide' : ''}"
      ><input type="radio" name="pick" value="${pick}" ${at === 0 ? html`checked` : ''} />
      ${isParity ? texts[`dice.pick.${pick}`] : pick}</label
    >`;
  });
  return html`<form class="stack" data-part="table">
    <fieldset class="picks">
      <legend>${texts['dice.pick']}</legend>
      ${choices}
    </fieldset>
    <label
      >${texts['dice.stake']}<select name="stake">
        ${options}
      </select></label
    >
    <button class="main" type="button" data-part="roll" disabled>${texts['dice.roll']}</button>
  </form>`;
}

/** This vendor exists for tests: what it does wrong is set where one sees what comes of it. */
function bench(texts: DiceTexts, look: TableLook): Html {
  return html`<details class="bench">
    <summary>${texts['dice.chaos.title']}</summary>
    <p class="soft">${texts[look.lead]}</p>
    <form class="stack" data-part="chaos">${chaosFields(texts, look.bench)}</form>
    <p class="soft" data-part="saved" role="status"></p>
  </details>`;
}

/** JSON inside a script element cannot end the element. */
function json(value: unknown): Html {
  return new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));
}
