import { html } from '../pages/html.ts';
import type { Html } from '../pages/html.ts';
import type { Texts } from '../pages/texts.ts';
import type { House } from './house.ts';

/** Social sites that the sandbox stands in for, by the word in their address. */
export const socialSites = {
  facebook: { type: 'FACEBOOK', name: 'Facebook' },
  instagram: { type: 'INSTAGRAM', name: 'Instagram' },
  telegram: { type: 'TELEGRAM', name: 'Telegram' },
  whatsapp: { type: 'WHATSAPP', name: 'WhatsApp' },
} as const;
export type SocialSite = keyof typeof socialSites;

/** The page that stands where the page of a house at a social site would be. */
export function socialPage(texts: Texts, house: House, site: SocialSite): Html {
  const { type, name: place } = socialSites[site];
  const { name } = house;
  return html`<section>
      <p>${texts('place.lead', { site: name, place })}</p>
      <p class="soft">${texts('place.note', { place })}</p>
    </section>
    ${wayOn(texts, house, `resource ${type}`)}`;
}

/** The page that stands where the members of a house would talk to each other. */
export function chatRoomPage(texts: Texts, house: House): Html {
  return html`<section>
      <p>${texts('place.chat.lead', { site: house.name })}</p>
      <p class="soft">${texts('place.chat.note')}</p>
    </section>
    ${wayOn(texts, house, 'resource CHATROOM')}`;
}

/** The page that stands where a person would serve members of a high rank. */
export function vipPage(texts: Texts, house: House): Html {
  return html`<section>
      <p>${texts('place.vip.lead', { site: house.name })}</p>
      <p class="soft">${texts('place.vip.note')}</p>
    </section>
    ${wayOn(texts, house, 'service VIP')}`;
}

/** The page that stands where the file of the app would be, and the way that serves instead of it. */
export function androidPage(texts: Texts, house: House, address: string): Html {
  const steps = [
    texts('app.android.open', { address }),
    texts('app.android.install'),
    texts('app.android.enter'),
  ];
  return html`<section>
      <p>${texts('app.android.lead')}</p>
      <h2>${texts('app.android.steps')}</h2>
      <ol>
        ${steps.map((step) => html`<li>${step}</li>`)}
      </ol>
    </section>
    ${wayOn(texts, house, 'resource Android')}`;
}

/** How an operator gives the link its real address, and the way back to the site. */
function wayOn(texts: Texts, { id, name }: House, link: string): Html {
  const command = `npm run operator -- ${link} https://… --merchant ${id}`;
  return html`<p class="soft">${texts('place.operator')} <code>${command}</code></p>
    <p><a class="main" href="/">${texts('place.back', { site: name })}</a></p>`;
}
