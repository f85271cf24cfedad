import type { JWK } from 'jose';
import { ApiError } from './api-error.ts';

/** The server's keys that a page may seal a body to, and the server's time when the page was written. */
interface Sealing {
  readonly keys: readonly JWK[];
  readonly serverTime: number;
}

/**
 * Seals a body to the server's public key (ECDH-ES + A256GCM), with `iat` and `jti` inside so that it
 * cannot be sent twice. Answers null where the server has no key, or where the page is not secure enough
 * for the browser's cryptography. The library comes with the first sealed call, not with the page.
 */
export function createSeal({ keys, serverTime }: Sealing) {
  // The device's clock when the server's time was written into the document.
  const loadedAt = Date.now();
  return async (body: unknown): Promise<string | null> => {
    const jwk = keys[0];
    if (jwk === undefined || !globalThis.isSecureContext) return null;
    const { CompactEncrypt, importJWK } = await import('jose').catch(toLost);
    const key = await importJWK(jwk, 'ECDH-ES');
    const issuedAt = Math.floor((Date.now() + serverTime - loadedAt) / 1000);
    const content = { ...(body as object), iat: issuedAt, jti: crypto.randomUUID() };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: String(jwk['kid']) })
      .encrypt(key);
  };
}

/** A library that cannot be fetched is a call that does not get through. */
function toLost(): never {
  throw new ApiError({ code: 'network.lost', status: 0, message: 'network.lost' });
}
