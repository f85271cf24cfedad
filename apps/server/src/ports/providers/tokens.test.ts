import { fixedClock } from '@arara/testing';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { createFirebase, createGoogle } from './index.ts';
import type { Visit } from './index.ts';

const clock = fixedClock('2026-03-01T12:00:00Z');
const now = clock.now().getTime() / 1_000;
const good = await generateKeyPair('RS256', { extractable: true });
const other = await generateKeyPair('RS256');
const kid = 'k1';
const jwks = { keys: [{ ...(await exportJWK(good.publicKey)), kid, alg: 'RS256', use: 'sig' }] };

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** Signs claims; what a test says of them takes the place of the good ones. */
const signed = (claims: JWTPayload, key = good.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);

describe('an id token of a phone', () => {
  const projectId = 'arara-test';
  const settings = {
    projectId,
    apiKey: 'key',
    apiUrl: '',
    keysUrl: 'https://keys.example/jwk',
    captcha: { scriptUrl: '', origins: [], host: null },
  };
  const firebase = createFirebase(settings, { fetch: async () => json(jwks) }, clock);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'phone-1',
    iat: now,
    exp: now + 3_600,
    auth_time: now - 5,
    phone_number: '+5511912345678',
    firebase: { sign_in_provider: 'phone' },
  };

  it('tells who was proven', async () => {
    const person = await firebase.verify(await signed(claims));
    expect(person).toMatchObject({ subject: 'phone-1', mobile: '+5511912345678' });
  });

  it.each([
    ['another project', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://securetoken.google.com/somebody-else' }],
    ['past its end', { exp: now - 120 }],
    ['of a time to come', { iat: now + 600, auth_time: now + 600 }],
    ['a sign-in of yesterday', { auth_time: now - 86_400 }],
    ['nobody', { sub: '' }],
    ['a sign-in by a password', { firebase: { sign_in_provider: 'password' } }],
    ['a sign-in that does not say by what', { firebase: undefined }],
    ['no number', { phone_number: undefined }],
  ])('is nothing for %s', async (_name, change) => {
    expect(await firebase.verify(await signed({ ...claims, ...change }))).toBeNull();
  });

  it('is nothing without a signature, with another key, or by a shared secret', async () => {
    expect(await firebase.verify(new UnsecuredJWT(claims).encode())).toBeNull();
    expect(await firebase.verify(await signed(claims, other.privateKey))).toBeNull();
    const secret = new TextEncoder().encode(JSON.stringify(jwks.keys[0]));
    const shared = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(secret);
    expect(await firebase.verify(await shared)).toBeNull();
    expect(await firebase.verify('not a token')).toBeNull();
  });

  it('is judged only by whoever has the keys', async () => {
    const lost = createFirebase(
      settings,
      { fetch: () => Promise.reject(new TypeError('fetch failed')) },
      clock,
    );
    await expect(lost.verify(await signed(claims))).rejects.toThrow('fetch failed');
  });
});

describe('coming back from Google', () => {
  const issuer = 'https://google.example';
  const visit: Visit = {
    redirectUri: 'https://arara.example/api/session/providers/google/return',
    state: 'state-1',
    nonce: 'nonce-1',
    verifier: 'v'.repeat(43),
  };
  const claims = {
    iss: issuer,
    aud: 'client',
    sub: 'g-1',
    iat: now,
    exp: now + 3_600,
    nonce: visit.nonce,
    email: 'marina@mail.example',
    email_verified: true,
    name: 'Marina',
  };

  /** A provider that gives out this id token for whatever code. */
  const google = (idToken: string) =>
    createGoogle(
      { issuer, clientId: 'client', clientSecret: 'secret' },
      {
        browserUrl: ({ href }) => href,
        fetch: async (url) => {
          if (url.endsWith('/jwks')) return json(jwks);
          if (url.endsWith('/token')) {
            return json({ access_token: 'a', token_type: 'Bearer', id_token: idToken });
          }
          return json({
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/jwks`,
          });
        },
      },
      clock,
    );
  const answer = new URLSearchParams({ code: 'c', state: visit.state });

  it('tells who it is', async () => {
    const person = await google(await signed(claims)).finish(visit, answer);
    expect(person).toMatchObject({ subject: 'g-1', email: 'marina@mail.example' });
  });

  it.each([
    ['another nonce', { nonce: 'replayed' }],
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['past its end', { exp: now - 600 }],
  ])('is nobody with a token of %s', async (_name, change) => {
    const person = await google(await signed({ ...claims, ...change })).finish(visit, answer);
    expect(person).toBeNull();
  });

  it('is nobody with a token that nobody or somebody else signed', async () => {
    expect(await google(new UnsecuredJWT(claims).encode()).finish(visit, answer)).toBeNull();
    const forged = await signed(claims, other.privateKey);
    expect(await google(forged).finish(visit, answer)).toBeNull();
  });

  it('is nobody with another state, or after turning away', async () => {
    const port = google(await signed(claims));
    const foreign = new URLSearchParams({ code: 'c', state: 'another' });
    expect(await port.finish(visit, foreign)).toBeNull();
    const denied = new URLSearchParams({ error: 'access_denied', state: visit.state });
    expect(await port.finish(visit, denied)).toBeNull();
  });
});
