import {
  ConsecutiveBreaker,
  TimeoutStrategy,
  bulkhead,
  circuitBreaker,
  handleAll,
  timeout,
  wrap,
} from 'cockatiel';
import { z } from 'zod';
import type { SendToVendor } from '../vendor-caller.ts';
import type { Vendor } from '../vendors.ts';

const callMs = 5_000;
const callsAtOnce = 4;
const failuresBeforePause = 5;
const pauseMs = 30_000;

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
  /** The vendor's own facts about a round; throws when it does not answer in time. */
  roundDetails(vendor: Vendor, playerId: string, roundId: string): Promise<RoundDetails>;
}

/**
 * Our questions about rounds. Each vendor has its own few places and its own breaker: one that hangs
 * costs neither a database connection nor another vendor's turn.
 */
export function createVendorClient(send: SendToVendor): VendorClient {
  const policies = new Map<number, ReturnType<typeof createPolicy>>();
  const policyOf = (vendor: Vendor) => {
    const known = policies.get(vendor.id) ?? createPolicy();
    policies.set(vendor.id, known);
    return known;
  };
  return {
    async roundDetails(vendor, playerId, roundId) {
      const body = { player_id: playerId, round_id: roundId };
      const question = { path: 'round/details', body, signedReply: false };
      return policyOf(vendor).execute(async ({ signal }) =>
        Details.parse(await send(vendor, { ...question, signal })),
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
