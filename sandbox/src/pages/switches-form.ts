import type { Switches } from '../bank/switches.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Texts, TextKey } from './texts.ts';

const choices = {
  webhook: ['once', 'twice', 'off'],
  payer: ['named', 'hidden'],
  charges: ['open', 'down'],
  payouts: ['pay', 'refuse', 'slow', 'lost'],
  refunds: ['pay', 'refuse'],
} as const satisfies { [Name in keyof Omit<Switches, 'settleMs'>]: readonly Switches[Name][] };

/** The chaos switches of the bank as a form. */
export function switchesForm(texts: Texts, switches: Switches): Html {
  const selects = Object.entries(choices).map(([name, values]) => {
    const options = values.map((value) => {
      const chosen = switches[name as keyof typeof choices] === value;
      const label = texts(`switches.${name}.${value}` as TextKey);
      return html`<option value="${value}" ${chosen ? html`selected` : ''}>${label}</option>`;
    });
    return html`<label
      >${texts(`switches.${name}` as TextKey)}
      <select name="${name}">
        ${options}
      </select>
    </label>`;
  });
  return html`<section aria-labelledby="switches">
    <h2 id="switches">${texts('switches.title')}</h2>
    <p class="soft">${texts('switches.lead')}</p>
    <form class="stack" method="post" action="/sandbox/bank/switches">
      <div class="fields">
        ${selects}
        <label
          >${texts('switches.settleMs')}
          <input name="settleMs" inputmode="numeric" value="${switches.settleMs}" />
        </label>
      </div>
      <button>${texts('switches.save')}</button>
    </form>
  </section>`;
}
