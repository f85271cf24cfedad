import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import type { FastifyRequest } from 'fastify';
import { forbidden, Problem } from './problem.ts';
import type { Clock } from '../clock.ts';

const lifetimeSeconds = 600;
const tokensMax = 1_000;

interface Grant {
  readonly fingerprint: string;
  readonly until: number;
}

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Tokens {
  /** Client credentials (RFC 6749, 4.4), bound to the client's certificate (RFC 8705). */
  grant(request: FastifyRequest): object;
  require(request: FastifyRequest): void;
}

/** OAuth2 of the bank; only a client with our certificate gets as far as asking. */
export function createTokens(credentials: Credentials, clock: Clock): Tokens {
  const grants = new Map<string, Grant>();

  function sweep(): void {
    const now = clock.now().getTime();
    for (const [token, grant] of grants) {
      if (grant.until <= now || grants.size > tokensMax) grants.delete(token);
    }
  }

  return {
    grant(request) {
      const fingerprint = fingerprintOf(request);
      const expected = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`);
      const given = Buffer.from(basicOf(request), 'base64');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new Problem(401, 'AcessoNegado', 'Credenciais inválidas.');
      }
      sweep();
      const token = randomBytes(32).toString('base64url');
      grants.set(token, { fingerprint, until: clock.now().getTime() + lifetimeSeconds * 1000 });
      return { access_token: token, token_type: 'Bearer', expires_in: lifetimeSeconds };
    },
    require(request) {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const grant = grants.get(token);
      if (grant === undefined || grant.until <= clock.now().getTime()) {
        throw new Problem(401, 'AcessoNegado', 'Token ausente ou vencido.');
      }
      if (grant.fingerprint !== fingerprintOf(request)) throw forbidden();
    },
  };
}

function basicOf(request: FastifyRequest): string {
  return /^Basic (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** Fingerprint of the client's certificate; a connection without a good one goes no further. */
function fingerprintOf(request: FastifyRequest): string {
  const socket = request.raw.socket as TLSSocket;
  if (!socket.authorized) throw forbidden();
  return socket.getPeerCertificate().fingerprint256;
}
