import type { Configuration } from 'openid-client';
import { systemClock } from '../../platform/clock.ts';
import type { Clock } from '../../platform/clock.ts';
import { isRefusal } from './is-refusal.ts';
import type { ProvenPerson, Reach, RedirectProvider, Visit } from './types.ts';

export interface GoogleSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Loaded by the first who needs it. */
const library = () => import('openid-client');

/**
 * OpenID Connect: code with PKCE, state and nonce; the id token's signature is checked against the
 * keys that the provider publishes, beside issuer, audience and times.
 */
export function createGoogle(
  settings: GoogleSettings,
  { fetch, browserUrl }: Reach,
  clock: Clock,
): RedirectProvider {
  let found: Promise<Configuration> | null = null;

  async function discover(): Promise<Configuration> {
    const oidc = await library();
    const skew = Math.round((clock.now().getTime() - systemClock.now().getTime()) / 1_000);
    const config = await oidc.discovery(
      new URL(settings.issuer),
      settings.clientId,
      { client_secret: settings.clientSecret, [oidc.clockSkew]: skew },
      oidc.ClientSecretPost(settings.clientSecret),
      { [oidc.customFetch]: (url, options) => fetch(url, options as RequestInit) },
    );
    oidc.enableNonRepudiationChecks(config);
    return config;
  }

  /** A provider that could not be found once is looked for again. */
  function config(): Promise<Configuration> {
    found ??= discover().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  }

  return {
    async begin({ redirectUri, state, nonce, verifier }, siteOrigin) {
      const oidc = await library();
      const url = oidc.buildAuthorizationUrl(await config(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return browserUrl(url, siteOrigin);
    },
    async finish(visit, answer) {
      try {
        return await exchange(await config(), visit, answer);
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
    },
  };

  async function exchange(
    known: Configuration,
    { redirectUri, state, nonce, verifier }: Visit,
    answer: URLSearchParams,
  ): Promise<ProvenPerson | null> {
    const oidc = await library();
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    };
    const url = new URL(`${redirectUri}?${answer}`);
    const claims = (await oidc.authorizationCodeGrant(known, url, checks)).claims();
    if (claims === undefined) return null;
    return {
      subject: claims.sub,
      name: textOf(claims['name']),
      email: textOf(claims['email']),
      emailVerified: claims['email_verified'] === true,
      mobile: null,
    };
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
