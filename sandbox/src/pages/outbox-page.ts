import type { OutboxMessage } from '../outbox/messages.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Texts } from './texts.ts';

/** Mails and text messages, newest first, with a filter by recipient. */
export function outboxPage(texts: Texts, to: string, messages: readonly OutboxMessage[]): Html {
  return html`<p class="soft">${texts('outbox.lead')}</p>
    <form class="fields" method="get" action="/sandbox/outbox" role="search">
      <label>${texts('outbox.to')} <input name="to" value="${to}" autocomplete="off" /></label>
      <label><small>&nbsp;</small><button>${texts('outbox.filter')}</button></label>
    </form>
    <section aria-label="${texts('outbox.title')}">
      ${
        messages.length === 0
          ? html`<p class="soft">${texts('outbox.empty')}</p>`
          : html`<ul>
              ${messages.map((message) => item(texts, message))}
            </ul>`
      }
    </section>`;
}

function item(texts: Texts, message: OutboxMessage): Html {
  return html`<li>
    <p>
      <strong>${message.subject ?? texts(`outbox.${message.channel}`)}</strong>
      <span class="soft"
        >${texts(`outbox.${message.channel}`)} · ${message.recipient} ·
        ${texts.time(message.at)}</span
      >
    </p>
    <p class="message">${linked(message.body)}</p>
  </li>`;
}

/** Addresses in a message can be followed, as in any mail program. */
function linked(body: string): Html[] {
  return body
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
