import { html, Html } from '../../pages/html.ts';
import { pageStyle } from '../../pages/style-tag.ts';
import { styles } from '../../pages/styles.ts';
import type { Chaos } from '../chaos.ts';
import { picks } from '../dice.ts';
import { chaosFields } from './chaos-page.ts';
import { tableStyles } from './styles.ts';
import { diceTexts, scriptKeys } from './texts.ts';
import type { DiceTexts } from './texts.ts';

const style = pageStyle(styles + tableStyles);
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
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
};

/** The table of "Dado Carioca" for one launch. */
export function playPage(token: string, wanted: string, chaos: Chaos): string {
  const { language, texts } = diceTexts(wanted);
  const shown = Object.fromEntries(scriptKeys.map((key) => [key, texts[key]]));
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts['dice.title']}</title>
        ${style.tag}
      </head>
      <body>
        <main class="table">
          <h1>${texts['dice.title']}</h1>
          <section class="round">
            <p class="balance">
              <span>${texts['dice.balance']}</span><span data-part="balance">…</span>
            </p>
            <div class="die" data-part="die" data-face="5" role="img">${holes()}</div>
            <p class="result" data-part="result" role="status">${texts['dice.opening']}</p>
            ${form(texts, language)}
          </section>
          <p class="soft">${texts['dice.rules']}</p>
          ${bench(texts, chaos)}
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
function bench(texts: DiceTexts, chaos: Chaos): Html {
  return html`<details class="bench">
    <summary>${texts['dice.chaos.title']}</summary>
    <p class="soft">${texts['dice.chaos.lead']}</p>
    <form class="stack" data-part="chaos">${chaosFields(texts, chaos)}</form>
    <p class="soft" data-part="saved" role="status"></p>
  </details>`;
}

/** JSON inside a script element cannot end the element. */
function json(value: unknown): Html {
  return new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));
}
