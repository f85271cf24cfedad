import { randomBytes } from 'node:crypto';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { textsFor } from '../pages/texts.ts';
import { firebaseProject } from './access.ts';

const tokenMs = 2 * 60_000;
const client = 'captcha';

/**
 * The check that stands before a code by SMS: `recaptchaParams` of Identity Toolkit, and a script with
 * the interface of Google's, whose box says that a person ticked it.
 */
export function registerCaptcha(
  app: FastifyInstance,
  prefix: string,
  { db, clock }: { db: Db; clock: Clock },
): void {
  app.get(`${prefix}/v1/recaptchaParams`, () => ({
    kind: 'identitytoolkit#GetRecaptchaParamResponse',
    recaptchaSiteKey: firebaseProject.siteKey,
  }));
  app.get(`${prefix}/recaptcha/api.js`, (request, reply) => {
    const { hl } = request.query as { hl?: string };
    const label = textsFor(hl)('identity.captcha');
    return reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
      .send(scriptOf(label, `${prefix}/recaptcha/token`));
  });
  app.post(`${prefix}/recaptcha/token`, async () => {
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(clock.now().getTime() + tokenMs);
    await db.query(sql`
      insert into sandbox.identity_token (token, client, person, expires_at)
      values (${token}, ${client}, '', ${expiresAt})`);
    return { token };
  });
}

/** Uses a token of the check up; false when it is none, or no longer. */
export async function takeCaptcha(db: Db, clock: Clock, token: string): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    delete from sandbox.identity_token
    where token = ${token} and client = ${client} and expires_at > ${clock.now()}`);
  return rowCount === 1;
}

/** `grecaptcha.render` as far as a site uses it: a box to tick, then the callback with its token. */
const scriptOf = (label: string, tokenPath: string): string => `
window.grecaptcha = {
  ready: (go) => go(),
  render(place, options) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    const row = document.createElement('label');
    row.className = 'captcha';
    row.append(box, ${JSON.stringify(` ${label}`)});
    (typeof place === 'string' ? document.getElementById(place) : place).append(row);
    box.addEventListener('change', async () => {
      box.disabled = true;
      try {
        const answer = await fetch(${JSON.stringify(tokenPath)}, { method: 'POST' });
        options.callback((await answer.json()).token);
      } catch {
        options['error-callback']?.();
      }
    });
    return 0;
  },
};
`;
