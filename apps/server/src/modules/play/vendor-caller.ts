import { TimeoutStrategy, bulkhead, timeout, wrap } from 'cockatiel';
import { request } from 'undici';
import type { Clock } from '../../platform/clock.ts';
import { traced } from '../../platform/traces.ts';
import type { VendorHealth } from './health/vendor-health.ts';
import { sign, verify } from './protocol/signature.ts';
import type { SigningKey, Vendor, Vendors } from './vendors.ts';

const answerBytesMax = 256 * 1024;
const nonceBytes = 16;
const placesPerVendor = 32;
const waitingPerVendor = 256;
const defaultPatienceMs = 5_000;

/** A signed request that we send to a vendor. */
export interface VendorQuestion {
  readonly path: string;
  readonly body: object;
  readonly signal: AbortSignal;
  /** The reply moves money: without the vendor's own signature it is no reply. */
  readonly signedReply: boolean;
}

interface CallerOptions {
  readonly vendors: Vendors;
  readonly clock: Clock;
  readonly random: (bytes: number) => Buffer;
  /** Counts how the vendor answered. */
  readonly health?: Pick<VendorHealth, 'count'>;
}

export type SendToVendor = (vendor: Vendor, question: VendorQuestion) => Promise<unknown>;

/** Our side of requests to vendors: signed with their key, answered in JSON, or thrown. */
export function createVendorCaller(options: CallerOptions): SendToVendor {
  const send = createSend(options);
  return async (vendor, question) => {
    const began = performance.now();
    let code = 1;
    try {
      const answer = await send(vendor, question);
      code = 0;
      return answer;
    } finally {
      options.health?.count(vendor.id, 'out', code, performance.now() - began);
    }
  };
}

function createSend({ vendors, clock, random }: CallerOptions): SendToVendor {
  return async (vendor, { path, body, signal, signedReply }) => {
    const key = await vendors.anyKeyOf(vendor);
    if (key === null || vendor.apiUrl === null) throw new Error('the vendor has no address');
    const url = new URL(`${vendor.apiUrl.replace(/\/$/, '')}/${path}`);
    const nonce = random(nonceBytes).toString('hex');
    const text = JSON.stringify({ request_id: random(nonceBytes).toString('hex'), ...body });
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const signed = { timestamp, nonce, method: 'POST', path: url.pathname };
    const answer = await request(url, {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        'x-key-id': key.keyId,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': sign(key.secret, signed, text),
      },
      body: text,
    });
    const raw = await answer.body.text();
    if (answer.statusCode !== 200 || raw.length > answerBytesMax) {
      throw new Error(`vendor answered ${answer.statusCode}`);
    }
    if (signedReply && !isSigned(key, answer.headers, { nonce, path: url.pathname }, raw)) {
      throw new Error('the reply is not signed by the vendor');
    }
    return JSON.parse(raw) as unknown;
  };
}

/** A reply carries the vendor's own timestamp and our nonce, and the signature covers its body. */
function isSigned(
  { secret }: SigningKey,
  headers: Record<string, string | string[] | undefined>,
  { nonce, path }: { nonce: string; path: string },
  raw: string,
): boolean {
  const { 'x-timestamp': timestamp, 'x-nonce': echoed, 'x-signature': signature } = headers;
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || echoed !== nonce)
    return false;
  return verify(secret, { timestamp, nonce, method: 'POST', path }, Buffer.from(raw), signature);
}

/** How other modules ask a vendor about money; throws where nothing that counts was answered. */
export type AskVendor = (
  code: string,
  path: string,
  body: object,
  patienceMs?: number,
) => Promise<unknown>;

/** Questions about money: each vendor has places of its own, so that none waits for another. */
export function createAskVendor(vendors: Vendors, send: SendToVendor): AskVendor {
  const places = new Map<number, ReturnType<typeof bulkhead>>();
  const placesOf = (vendor: Vendor) => {
    const known = places.get(vendor.id) ?? bulkhead(placesPerVendor, waitingPerVendor);
    places.set(vendor.id, known);
    return known;
  };
  return async (code, path, body, patienceMs = defaultPatienceMs) => {
    const vendor = await vendors.byCode(code);
    if (vendor === null) throw new Error(`no vendor ${code}`);
    const policy = wrap(placesOf(vendor), timeout(patienceMs, TimeoutStrategy.Aggressive));
    return traced('vendor', { vendor: code, call: path }, () =>
      policy.execute(({ signal }) => send(vendor, { path, body, signal, signedReply: true })),
    );
  };
}
