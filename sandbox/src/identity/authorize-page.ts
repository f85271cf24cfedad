import type { Db } from '@arara/postgres';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { html } from '../pages/html.ts';
import type { Html } from '../pages/html.ts';
import { layout, pageHeaders } from '../pages/layout.ts';
import { textsFor } from '../pages/texts.ts';
import type { Texts } from '../pages/texts.ts';
import { browserPath, clientOf } from './access.ts';
import type { ClientName } from './access.ts';
import { issueCode } from './grants.ts';
import { people, personOf } from './people.ts';

/** The request of a site that sends somebody here. */
interface Asked {
  readonly client: ClientName;
  readonly redirectUri: string;
  readonly state: string;
  readonly challenge: string | null;
  readonly nonce: string | null;
}

/** Where one chooses whom to sign in as, and agrees or turns away. */
export function registerAuthorize(
  app: FastifyInstance,
  { db, clock }: { db: Db; clock: Clock },
): void {
  app.get(`${browserPath}/authorize`, async (request, reply) => {
    const asked = askedOf(request.query, request);
    const texts = textsFor(request.headers['accept-language']);
    if (asked === null) return refuse(reply, texts);
    return reply
      .headers(pageHeaders)
      .send(layout(texts, null, texts(`identity.title.${asked.client}`), choice(texts, request)));
  });
  app.post(`${browserPath}/authorize`, async (request, reply) => {
    const asked = askedOf(request.query, request);
    if (asked === null) return refuse(reply, textsFor(request.headers['accept-language']));
    const { person } = (request.body ?? {}) as { person?: string };
    const back = new URL(asked.redirectUri);
    back.searchParams.set('state', asked.state);
    const known = personOf(person ?? '');
    if (known === null) back.searchParams.set('error', 'access_denied');
    else {
      const grant = { ...asked, person: known.id };
      back.searchParams.set('code', await issueCode(db, clock, grant));
    }
    return reply.redirect(back.href, 303);
  });
}

const refuse = (reply: FastifyReply, texts: Texts) =>
  reply
    .status(400)
    .headers(pageHeaders)
    .send(layout(texts, null, texts('identity.bad'), html`<p>${texts('identity.bad.lead')}</p>`));

/** Sends people back to the site that runs this sandbox and to nobody else. */
function askedOf(query: unknown, request: FastifyRequest): Asked | null {
  const given = query as Record<string, string | undefined>;
  const client = clientOf(given['client_id']);
  const redirectUri = given['redirect_uri'] ?? '';
  if (client === null || given['response_type'] !== 'code' || !URL.canParse(redirectUri)) {
    return null;
  }
  const { host, pathname } = new URL(redirectUri);
  if (host !== request.host || pathname !== `/api/session/providers/${client}/return`) return null;
  return {
    client,
    redirectUri,
    state: given['state'] ?? '',
    challenge: given['code_challenge'] ?? null,
    nonce: given['nonce'] ?? null,
  };
}

function choice(texts: Texts, request: FastifyRequest): Html {
  return html`<p class="soft">${texts('identity.lead')}</p>
    <form method="post" action="${request.url}">
      <ul>
        ${people.map(
          ({ id, name, email }) =>
            html`<li>
              <p><strong>${name}</strong> <span class="soft">${email}</span></p>
              <p><button name="person" value="${id}">${texts('identity.as', { name })}</button></p>
            </li>`,
        )}
      </ul>
      <p><button name="person" value="">${texts('identity.cancel')}</button></p>
    </form>`;
}
