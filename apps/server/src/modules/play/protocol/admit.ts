import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { WalletCodeName } from '../play.codes.ts';
import type { SigningKey, Vendors } from '../vendors.ts';
import { verify } from './signature.ts';
import type { Signed } from './signature.ts';
import { clockToleranceSeconds } from '../play.settings.ts';

/** Sixteen random bytes as hex or base64, and not a novel. */
const noncePattern = /^[A-Za-z0-9_+/=.-]{22,128}$/;
const timestampPattern = /^\d{9,11}$/;

export interface Admitted {
  readonly key: SigningKey;
  readonly signed: Signed;
  /** The digest by which the nonce is remembered. */
  readonly nonceDigest: string;
}

export type Admission =
  | { readonly ok: true; readonly admitted: Admitted }
  | { readonly ok: false; readonly refusal: WalletCodeName; readonly signed: Admitted | null };

/** The vendor who signed this, now, for us; each check in its order of precedence. */
export async function admit(
  request: FastifyRequest,
  body: Buffer,
  vendors: Vendors,
  now: Date,
): Promise<Admission> {
  const key = await vendors.keyOf(headerOf(request, 'x-key-id'));
  const signed: Signed = {
    timestamp: headerOf(request, 'x-timestamp'),
    nonce: headerOf(request, 'x-nonce'),
    method: request.method,
    path: pathOf(request.url),
  };
  if (key === null || !key.vendor.allows(request.ip)) return deny('BAD_SIGNATURE');
  if (!verify(key.secret, signed, body, headerOf(request, 'x-signature'))) {
    return deny('BAD_SIGNATURE');
  }
  const nonceDigest = hash('sha256', `${key.keyId}\n${signed.nonce}`).slice(0, 32);
  const admitted = { key, signed, nonceDigest };
  if (!isFresh(signed.timestamp, now)) return deny('STALE_TIMESTAMP', admitted);
  if (!noncePattern.test(signed.nonce)) return deny('BAD_REQUEST', admitted);
  return { ok: true, admitted };
}

function deny(refusal: WalletCodeName, signed: Admitted | null = null): Admission {
  return { ok: false, refusal, signed };
}

function isFresh(timestamp: string, now: Date): boolean {
  if (!timestampPattern.test(timestamp)) return false;
  const seconds = Math.floor(now.getTime() / 1000);
  return Math.abs(seconds - Number(timestamp)) <= clockToleranceSeconds;
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
