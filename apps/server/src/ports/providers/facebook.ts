import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ProvenPerson, Reach, RedirectProvider } from './types.ts';

export interface FacebookSettings {
  readonly appId: string;
  readonly appSecret: string;
  readonly dialogUrl: string;
  /** Address of the graph with its version. */
  readonly graphUrl: string;
}

const timeoutMs = 10_000;

const Token = z.looseObject({ access_token: z.string().min(1) });
const Me = z.looseObject({
  id: z.string().min(1).max(64),
  name: z.string().optional(),
  email: z.string().optional(),
});

/** OAuth 2 with PKCE and state; who somebody is says the graph, asked with the app's own proof. */
export function createFacebook(
  { appId, appSecret, dialogUrl, graphUrl }: FacebookSettings,
  { fetch, browserUrl }: Reach,
): RedirectProvider {
  const ask = (url: string, init: RequestInit) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });

  async function tokenOf(form: URLSearchParams): Promise<string | null> {
    const answer = await ask(`${graphUrl}/oauth/access_token`, { method: 'POST', body: form });
    return (await readAs(answer, Token))?.access_token ?? null;
  }

  async function personOf(token: string): Promise<ProvenPerson | null> {
    const url = new URL(`${graphUrl}/me`);
    url.searchParams.set('fields', 'id,name,email');
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    url.searchParams.set('appsecret_proof', proof);
    const answer = await ask(url.href, { headers: { authorization: `Bearer ${token}` } });
    const me = await readAs(answer, Me);
    if (me === null) return null;
    // An address that Facebook tells is not told as one that mail arrives at.
    const { id: subject, name = null, email = null } = me;
    return { subject, name, email, emailVerified: false, mobile: null };
  }

  return {
    async begin({ redirectUri, state, verifier }, siteOrigin) {
      const url = new URL(dialogUrl);
      const challenge = Buffer.from(
        await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)),
      );
      const wanted = {
        client_id: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'email,public_profile',
        state,
        code_challenge: challenge.toString('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
      return browserUrl(url, siteOrigin);
    },
    async finish({ redirectUri, state, verifier }, answer) {
      const code = answer.get('code');
      if (code === null || answer.get('state') !== state) return null;
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: appId,
        client_secret: appSecret,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        code,
      });
      const token = await tokenOf(form);
      return token === null ? null : personOf(token);
    },
  };
}

/** The content of a good answer; null for a refusal. Throws when the other side is out of order. */
async function readAs<T>(answer: Response, schema: z.ZodType<T>): Promise<T | null> {
  if (answer.status >= 500) throw new Error(`provider answered ${answer.status}`);
  if (!answer.ok) return null;
  const read = schema.safeParse(await answer.json().catch(() => null));
  return read.success ? read.data : null;
}
