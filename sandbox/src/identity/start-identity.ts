import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import type { Db } from '@arara/postgres';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import { clientOf, clients, firebaseProject, issuer } from './access.ts';
import { bearerOf, issueToken, takeCode } from './grants.ts';
import type { Grant } from './grants.ts';
import { openKeys } from './keys.ts';
import type { IdentityKeys } from './keys.ts';
import { personOf } from './people.ts';

/** How our clients find and use the provider; in earnest it is a name in DNS and a contract. */
export interface IdentityAccess {
  /** Name in the documents and tokens, and where it is found on this machine. */
  readonly issuer: string;
  readonly url: string;
  readonly clients: typeof clients;
  readonly firebase: { readonly projectId: string; readonly apiKey: string };
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/** The servers' side of a sign-in provider: discovery, keys, tokens, who somebody is. */
export async function startIdentity(deps: Deps): Promise<{
  readonly access: IdentityAccess;
  readonly keys: IdentityKeys;
  stop(): Promise<void>;
}> {
  const keys = await openKeys(deps.db, deps.clock);
  const app = fastify({ forceCloseConnections: true });
  await app.register(formbody);
  registerOpenId(app, deps, keys);
  registerFacebook(app, deps);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const { id: projectId, apiKey } = firebaseProject;
  return {
    access: {
      issuer,
      url: `http://127.0.0.1:${port}`,
      clients,
      firebase: { projectId, apiKey },
    },
    keys,
    stop: () => app.close(),
  };
}

function registerOpenId(app: FastifyInstance, { db, clock }: Deps, keys: IdentityKeys): void {
  app.get('/.well-known/openid-configuration', () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile'],
  }));
  app.get('/jwks', () => keys.jwks);
  app.post('/token', async (request, reply) => {
    const grant = await grantOf(db, clock, request.body);
    if (grant === null || grant.client !== 'google') return refuse(reply);
    const claims = claimsOf(grant.person);
    const { nonce } = grant;
    const idToken = await keys.sign({
      ...claims,
      iss: issuer,
      aud: clients.google.id,
      ...(nonce === null ? {} : { nonce }),
    });
    const accessToken = await issueToken(db, clock, grant);
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: idToken,
    };
  });
  app.get('/userinfo', async (request, reply) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const person = await bearerOf(db, clock, token, 'google');
    if (person === null) return reply.status(401).send({ error: 'invalid_token' });
    return claimsOf(person);
  });
}

function registerFacebook(app: FastifyInstance, { db, clock }: Deps): void {
  app.post('/facebook/oauth/access_token', async (request, reply) => {
    const grant = await grantOf(db, clock, request.body);
    if (grant === null || grant.client !== 'facebook') return refuse(reply);
    const accessToken = await issueToken(db, clock, grant);
    return { access_token: accessToken, token_type: 'bearer', expires_in: 3600 };
  });
  app.get('/facebook/me', async (request, reply) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const id = await bearerOf(db, clock, token, 'facebook');
    const person = id === null ? null : personOf(id);
    if (person === null) {
      const error = { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 };
      return reply.status(401).send({ error });
    }
    return { id: person.id, name: person.name, email: person.email };
  });
}

/** The grant that a code stands for, when its client brings it with secret and verifier. */
async function grantOf(db: Db, clock: Clock, body: unknown): Promise<Grant | null> {
  const form = (body ?? {}) as Record<string, string | undefined>;
  const client = clientOf(form['client_id']);
  if (client === null || form['client_secret'] !== clients[client].secret) return null;
  if (form['grant_type'] !== 'authorization_code') return null;
  return takeCode(db, clock, {
    code: form['code'] ?? '',
    client,
    redirectUri: form['redirect_uri'] ?? '',
    verifier: form['code_verifier'] ?? null,
  });
}

function claimsOf(id: string) {
  const person = personOf(id);
  return {
    sub: id,
    name: person?.name ?? '',
    email: person?.email ?? '',
    email_verified: true,
  };
}

const refuse = (reply: FastifyReply) => reply.status(400).send({ error: 'invalid_grant' });
