import { randomBytes } from 'node:crypto';
import { request } from 'undici';
import type { Clock } from '../clock.ts';
import { isSignature, signatureOf } from './signature.ts';

/** The answer of a wallet: five fields always, the others by call. */
export type Reply = {
  readonly code: number;
  readonly message: string;
  readonly retryable: boolean;
  readonly request_id: string | null;
  readonly server_time: number;
} & Readonly<Record<string, unknown>>;

export type Answer =
  | { readonly known: true; readonly status: number; readonly reply: Reply }
  /** Nobody can tell from this side whether it happened. */
  | { readonly known: false; readonly why: string };

export type WalletCall =
  | 'authenticate'
  | 'balance'
  | 'bet'
  | 'win'
  | 'play'
  | 'rollback'
  | 'round/close'
  | 'tx-status';

export interface CallOptions {
  readonly timeoutMs?: number;
}

export interface WalletClient {
  /** Sends a call with a fresh nonce; `request_id` is added where the body has none. */
  call(name: WalletCall, body: object, options?: CallOptions): Promise<Answer>;
}

const quickMs = 2_000;
const otherMs = 5_000;
const nonceBytes = 16;

/** Everything about one signed request; the conformance kit changes parts of it. */
export interface SignedRequest {
  readonly url: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface Credentials {
  /** Address of the vendor API: `https://operator.example/vendor/v1`. */
  readonly walletUrl: string;
  readonly keyId: string;
  readonly secret: string;
  readonly clock: Clock;
}

/** Signs one call. */
export function signRequest(of: Credentials, name: string, body: string): SignedRequest {
  const url = `${of.walletUrl.replace(/\/$/, '')}/wallet/${name}`;
  const path = new URL(url).pathname;
  const timestamp = String(Math.floor(of.clock.now().getTime() / 1000));
  const nonce = randomBytes(nonceBytes).toString('hex');
  const signature = signatureOf(of.secret, { timestamp, nonce, method: 'POST', path }, body);
  const headers = {
    'content-type': 'application/json',
    'x-key-id': of.keyId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signature,
  };
  return { url, path, headers, body };
}

/** A vendor's side of the wallet protocol. */
export function createWalletClient(of: Credentials): WalletClient {
  return {
    async call(name, body, options = {}) {
      const defaultMs = name === 'bet' || name === 'balance' ? quickMs : otherMs;
      const text = JSON.stringify({ request_id: randomBytes(8).toString('hex'), ...body });
      const signed = signRequest(of, name, text);
      try {
        const answer = await request(signed.url, {
          method: 'POST',
          headers: signed.headers,
          body: text,
          signal: AbortSignal.timeout(options.timeoutMs ?? defaultMs),
        });
        const raw = await answer.body.text();
        if (!isFromWallet(of, signed, answer.headers, raw)) {
          return { known: false, why: 'the reply is not signed by the wallet' };
        }
        if (answer.statusCode >= 500) return { known: false, why: `status ${answer.statusCode}` };
        return { known: true, status: answer.statusCode, reply: JSON.parse(raw) as Reply };
      } catch (error) {
        return { known: false, why: error instanceof Error ? error.message : 'no answer' };
      }
    },
  };
}

/** A reply counts only with the wallet's signature over it, bound to our nonce. */
export function isFromWallet(
  of: Pick<Credentials, 'secret'>,
  { path, headers: sent }: Pick<SignedRequest, 'path' | 'headers'>,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): boolean {
  const nonce = sent['x-nonce'] ?? '';
  const { 'x-signature': signature, 'x-timestamp': timestamp, 'x-nonce': echoed } = headers;
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || echoed !== nonce)
    return false;
  const covered = { timestamp, nonce, method: 'POST', path };
  return isSignature(signature, signatureOf(of.secret, covered, body));
}
