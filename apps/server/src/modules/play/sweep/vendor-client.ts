import {
  ConsecutiveBreaker,
  TimeoutStrategy,
  bulkhead,
  circuitBreaker,
  handleAll,
  timeout,
  wrap,
} from 'cockatiel';
import { request } from 'undici';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { sign } from '../protocol/signature.ts';
import type { SigningKey, Vendor, Vendors } from '../vendors.ts';

const callMs = 5_000;
const callsAtOnce = 4;
const failuresBeforePause = 5;
const pauseMs = 30_000;
const answerBytesMax = 64 * 1024;
const nonceBytes = 16;

const Details = z.object({
  state: z.enum(['open', 'closed', 'void', 'unknown']),
  final_bet: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  final_win: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  outcome_ref: z.string().max(200).optional(),
  replay_url: z.string().max(500).optional(),
});
export type RoundDetails = z.output<typeof Details>;

export interface VendorClient {
  /** What the vendor knows about a round of its own; throws when it does not answer in time. */
  roundDetails(vendor: Vendor, playerId: string, roundId: string): Promise<RoundDetails>;
}

/**
 * Our calls to vendors. Each vendor has its own few places and its own breaker: one that hangs
 * costs neither a database connection nor another vendor's turn.
 */
export function createVendorClient(options: {
  vendors: Vendors;
  clock: Clock;
  random: (bytes: number) => Buffer;
}): VendorClient {
  const { vendors, clock, random } = options;
  const policies = new Map<number, ReturnType<typeof createPolicy>>();
  const policyOf = (vendor: Vendor) => {
    const known = policies.get(vendor.id) ?? createPolicy();
    policies.set(vendor.id, known);
    return known;
  };

  async function call(key: SigningKey, url: URL, body: object, signal: AbortSignal) {
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const nonce = random(nonceBytes).toString('hex');
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
    return JSON.parse(raw) as unknown;
  }

  return {
    async roundDetails(vendor, playerId, roundId) {
      const key = await vendors.anyKeyOf(vendor);
      if (key === null || vendor.apiUrl === null) throw new Error('the vendor has no address');
      const url = new URL(`${vendor.apiUrl.replace(/\/$/, '')}/round/details`);
      const body = {
        request_id: random(nonceBytes).toString('hex'),
        player_id: playerId,
        round_id: roundId,
      };
      return policyOf(vendor).execute(async ({ signal }) =>
        Details.parse(await call(key, url, body, signal)),
      );
    },
  };
}

function createPolicy() {
  return wrap(
    bulkhead(callsAtOnce, 0),
    circuitBreaker(handleAll, {
      halfOpenAfter: pauseMs,
      breaker: new ConsecutiveBreaker(failuresBeforePause),
    }),
    timeout(callMs, TimeoutStrategy.Aggressive),
  );
}
